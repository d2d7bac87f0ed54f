// The service worker makes the page work offline, and on networks that fail, hang or lie. One rule decides: a file is kept only if its
// bytes have the hash that the build gave it, and a kept page wins over everything that is not this page.
//
// All files but the page itself have a hash in their names, so kept copies are never out of date. The page is loaded from the network
// if that has it, and refers to the files of its build. So a new page gets its new files, and an old page that is still open keeps its
// own.
const version = "{version}";
// The files of this build with the SHA-256 of their bytes.
const files = {"{files}": ""};
// These are kept once they were asked for.
const later = {"{later}": ""};

// Copies of the page on one origin keep apart.
const scope = new URL("./", location).href;
const prefix = `tower-of-hanoi ${scope} `;
const own = prefix + version;
// The key of an empty response that marks a complete cache, and says in a header when it was installed. It must not change, because
// earlier builds use it, too.
const complete = "./whole";
// How long a network may take to answer with the page while a copy is kept.
const patience = 4000;

const pages = [scope, new URL("index.html", scope).href];
const isOwn = (name) => name.startsWith(prefix);
const urlOf = (file) => new URL(file, scope).href;
const hashes = new Map(Object.entries({ ...files, ...later }).map(([file, hash]) => [urlOf(file), `sha256-${hash}`]));

/** Fetches a file of this build past all caches; the second time by another address, in case a server between keeps a broken one. */
async function fetchWhole(url) {
  const get = (address) => fetch(address, { cache: "reload", integrity: hashes.get(url) });
  const response = await get(url).catch(() => undefined);
  return response?.ok ? response : get(`${url}?again=${Date.now()}`);
}

/** What an earlier build kept under a name with a hash has the same bytes. Servers may add to the page, whose name has none. */
async function fetchToKeep(url) {
  if (pages.includes(url)) {
    const page = await pageFromNetwork(url);
    const starts = Object.keys(files).find((file) => file.includes("/start-"));
    if ((await page.clone().text()).includes(starts)) return page;
    throw new Error(`${url} is of another build`);
  }
  const response = (hasHash(url) && (await fromCache(url))) || (await fetchWhole(url));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function fill() {
  const cache = await caches.open(own);
  await Promise.all(Object.keys(files).map(async (file) => {
    await cache.put(urlOf(file), await fetchToKeep(urlOf(file)));
  }));
  await cache.put(complete, new Response(null, { headers: { installed: String(Date.now()) } }));
}

async function install() {
  try {
    await fill();
  } catch (error) {
    // An incomplete cache is useless.
    await caches.delete(own).catch(() => {});
    throw error;
  }
}

/** The names of complete caches, the newest install first. */
async function builds() {
  const names = (await caches.keys()).filter(isOwn);
  const marks = await Promise.all(names.map(async (name) => (await caches.open(name)).match(complete)));
  const whole = names.map((name, place) => [name, marks[place]]).filter(([, mark]) => mark);
  return whole.sort(([, a], [, b]) => Number(b.headers.get("installed")) - Number(a.headers.get("installed"))).map(([name]) => name);
}

/** Keeps the previous build, because one of its pages may still be open. Earlier versions of this file named caches without a scope. */
async function removeOld() {
  const [newest, previous] = await builds();
  const isOld = async (name) => {
    if (isOwn(name)) return name !== newest && name !== previous;
    const [first] = /^tower-of-hanoi [0-9a-f]{16}$/.test(name) ? await (await caches.open(name)).keys() : [];
    return first?.url.startsWith(scope) ?? false;
  };
  for (const name of await caches.keys()) if (await isOld(name)) await caches.delete(name);
}

/** The kept copy of a file, from the newest build that has one. A storage that fails keeps nothing. */
async function fromCache(url) {
  try {
    for (const name of await builds()) {
      const response = await (await caches.open(name)).match(url, { ignoreSearch: true });
      if (response) return response;
    }
  } catch {
    // The network may have it.
  }
  return undefined;
}

const hasHash = (url) => /-[0-9a-f]{16}\.\w+$/.test(new URL(url).pathname);
const withoutQuery = (url) => url.split(/[?#]/)[0];

/** Whether an answer is this page, in this build or another, and all of it. */
async function isPage(response) {
  if (!response.ok || !/html/.test(response.headers.get("content-type") ?? "")) return false;
  const text = await response.clone().text();
  return text.includes('<meta name="tower-of-hanoi"') && text.includes("</html>");
}

/** The page from the network; an error if that fails, hangs or answers with something else. */
async function pageFromNetwork(url) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const response = await fetch(url, { cache: "no-cache", signal: stop.signal });
    if (!(await isPage(response))) throw new Error(`${url} is not the page`);
    // A document that was redirected must not look so, because the browser follows redirects of documents itself.
    return new Response(await response.blob(), { headers: response.headers });
  } finally {
    clearTimeout(timer);
  }
}

/** A document is asked for without its query, which may be longer than servers take. */
async function openPage(request) {
  const url = withoutQuery(request.url);
  const kept = await fromCache(url);
  if (!kept) return fetch(request);
  return pageFromNetwork(url).catch(() => kept);
}

/** A file of this build, which is kept if its bytes are right. */
async function openFile(request) {
  const url = withoutQuery(request.url);
  const kept = await fromCache(url);
  if (kept) return kept;
  // Of another build.
  if (!hashes.has(url)) return fetch(request);
  const response = await fetchWhole(url);
  if (response.ok && isForLater(url)) {
    const copy = response.clone();
    await caches.open(own).then((cache) => cache.put(url, copy)).catch(() => {});
  }
  return response;
}

const isForLater = (url) => Object.keys(later).some((file) => urlOf(file) === url);
const isDocument = ({ mode, url }) => mode === "navigate" && pages.includes(withoutQuery(url));

/** Fills the cache again if somebody has emptied it. */
async function refill() {
  const names = await builds().catch(() => undefined);
  if (names && !names.includes(own)) await install().catch(() => {});
}

addEventListener("install", (event) => event.waitUntil(install().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(removeOld().catch(() => {}).then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  if (isDocument(request)) {
    event.respondWith(openPage(request));
    event.waitUntil(refill());
  } else if (hasHash(withoutQuery(request.url))) {
    event.respondWith(openFile(request));
  } else if (hashes.has(withoutQuery(request.url))) {
    event.respondWith(fetch(request).catch(async (error) => (await fromCache(withoutQuery(request.url))) ?? Promise.reject(error)));
  }
});
