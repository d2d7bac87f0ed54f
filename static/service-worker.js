// The service worker opens the page at once, also without a network and on networks that hang or lie. Two rules decide: a file is kept
// only if its bytes have the hash that the build gave it, and the page that opens is the newest of which all files are kept. So a page
// never waits for files that a server does not have yet, and a new version comes with the load after it has been kept.
//
// All files but the page itself have a hash in their names, so kept copies are never out of date, and an old page that is still open
// finds its own.
const version = "{version}";
// The files of this build with the SHA-256 of their bytes. "./" is the page.
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

// How many milliseconds a storage may take before the network is asked, too.
const patience = 1000;

const urlOf = (file) => new URL(file, scope).href;
const pages = [scope, urlOf("index.html")];
const hashes = new Map(Object.entries({ ...files, ...later }).map(([file, hash]) => [urlOf(file), `sha256-${hash}`]));
// The script that starts the page of this build. Which build a page is of, its address says.
const start = urlOf(Object.keys(files).find((file) => file.includes("/start-")));

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** The names and times of complete caches, the newest install first. */
async function builds() {
  const marked = await Promise.all((await ownCaches()).map(async (name) => [name, await (await caches.open(name)).match(complete)]));
  const whole = marked.filter(([, mark]) => mark).map(([name, mark]) => ({ name, installed: Number(mark.headers.get("installed")) }));
  return whole.sort((a, b) => b.installed - a.installed);
}

/** What is kept, or what the network has. A storage that fails keeps nothing; a slow one is asked no longer than the network needs. */
async function keptOr(search, ask) {
  const slow = Symbol("slow");
  const kept = search.catch(() => undefined);
  const first = await Promise.race([kept, new Promise((done) => setTimeout(done, patience, slow))]);
  if (first !== slow) return first ?? ask();
  const response = await ask().catch(() => undefined);
  return response?.ok ? response : ((await kept) ?? response ?? Response.error());
}

/** The page of the newest complete build. */
async function keptPage() {
  const [newest] = await builds();
  return newest && (await caches.open(newest.name)).match(scope);
}

/** The kept copy of a file with a hash in its name, from whatever build. */
async function keptFile(url) {
  for (const name of await ownCaches()) {
    const response = await (await caches.open(name)).match(url);
    if (response) return response;
  }
  return undefined;
}

/** Fetches a file of this build; the second time past all caches and by another address, in case one on the way has a broken copy. */
async function fetchFile(url) {
  const integrity = hashes.get(url);
  const response = await fetch(url, { integrity }).catch(() => undefined);
  return response?.ok ? response : fetch(`${url}?again=${Date.now()}`, { cache: "reload", integrity });
}

/** The page of this build. Servers may add to it, so it has no hash; but it names its script, and ends. */
async function fetchPage() {
  for (const url of pages) {
    const response = await fetch(url, { cache: "no-cache" });
    const text = response.ok ? await response.text() : "";
    // A copy, because a document that was redirected must not look so.
    if (text.includes(start.slice(scope.length)) && text.includes("</html>")) return new Response(text, { headers: response.headers });
  }
  throw new Error("the page is of another build");
}

async function fetchToKeep(url) {
  if (url === scope) return fetchPage();
  const response = (await keptFile(url).catch(() => undefined)) ?? (await fetchFile(url));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Keeps all files of this build. Where there is no room beside other builds they go, and the next load has room. */
async function install() {
  try {
    await fill();
  } catch (error) {
    if (error.name === "QuotaExceededError") {
      for (const name of await ownCaches()) if (name !== own) await caches.delete(name);
    }
    throw error;
  }
}

/** What was kept before something failed stays for the next time. */
async function fill() {
  const cache = await caches.open(own);
  const keep = async (file) => cache.put(urlOf(file), await fetchToKeep(urlOf(file)));
  const kept = await Promise.allSettled(Object.keys(files).map(keep));
  const failed = kept.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  for (const file of Object.keys(later)) {
    const response = await keptFile(urlOf(file));
    if (response) await cache.put(urlOf(file), response);
  }
  const [newest] = await builds();
  // Clocks of devices are set back, too.
  const installed = Math.max(Date.now(), (newest?.installed ?? 0) + 1);
  await cache.put(complete, new Response(null, { headers: { installed: String(installed) } }));
}

/** Keeps the previous build, because one of its pages may still be open. Earlier versions of this file named caches without a scope. */
async function removeOld() {
  const kept = new Set((await builds()).slice(0, 2).map(({ name }) => name).concat(own));
  for (const name of await ownCaches()) if (!kept.has(name)) await caches.delete(name);
  for (const name of await caches.keys()) {
    const [first] = /^tower-of-hanoi [0-9a-f]{16}$/.test(name) ? await (await caches.open(name)).keys() : [];
    if (first?.url.startsWith(scope)) await caches.delete(name);
  }
}

/** Keeps the files again if somebody has emptied the storage. */
async function refill() {
  const whole = await builds().catch(() => undefined);
  if (whole && !whole.some(({ name }) => name === own)) await install().catch(() => {});
}

/** A file of this build, which is kept if its bytes are right; a file of another one as the network has it. */
async function fetchAndKeep(event, url) {
  if (!hashes.has(url)) return fetch(event.request);
  const response = await fetchFile(url);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(caches.open(own).then((cache) => cache.put(url, copy)).catch(() => {}));
  }
  return response;
}

/** The script that starts the page that opens next; nothing if none is kept. */
async function startOfKept() {
  const page = await keptPage();
  const [file] = /static\/start-[0-9a-f]{16}\.js/.exec((await page?.text()) ?? "") ?? [];
  return file && urlOf(file);
}

const hasHash = (url) => /-[0-9a-f]{16}\.\w+$/.test(url);

addEventListener("install", (event) => event.waitUntil(install().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(removeOld().catch(() => {}).then(() => clients.claim())));
// A page asks which build opens with the next load.
addEventListener("message", (event) => event.waitUntil(startOfKept().then((script) => event.source.postMessage({ start: script }), () => {})));
addEventListener("fetch", (event) => {
  const { request } = event;
  // The query of a document may be longer than servers take.
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !url.startsWith(scope)) return;
  if (request.mode === "navigate" && pages.includes(url)) {
    // A copy without the query takes the place of one that servers may refuse.
    event.respondWith(keptOr(keptPage(), () => fetch(request.url.length > 4000 ? url : request)));
    event.waitUntil(refill());
  } else if (hasHash(url)) {
    event.respondWith(keptOr(keptFile(url), () => fetchAndKeep(event, url)));
  }
});
