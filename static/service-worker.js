// The service worker makes the page work offline. It caches all files of a build together.
//
// All files but the page itself have a hash of their content in their names, so cached copies are never out of date.
// The page is loaded from the network if possible and refers to the files of its build. So a new page gets its new
// files, and an old page that is still open keeps its own.
const version = "{version}";
const files = ["{files}"];
// These are kept once they were asked for.
const later = ["{later}"];
const name = (build) => `tower-of-hanoi ${build}`;
// The key of an empty response that marks a complete cache. It must not change, because earlier builds use it, too.
const complete = "./whole";
const isOurs = (cache) => cache.startsWith(name(""));

async function install() {
  const cache = await caches.open(name(version));
  try {
    await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
    await cache.put(complete, new Response());
  } catch (error) {
    // An incomplete cache is useless.
    await caches.delete(name(version));
    throw error;
  }
}

// Keeps the previous build, because one of its pages may still be open.
async function removeOld() {
  const builds = (await caches.keys()).filter(isOurs);
  await Promise.all(builds.slice(0, -2).map((cache) => caches.delete(cache)));
}

/** The cached response to a request, from the newest build that has one. */
async function fromCache(request) {
  for (const cache of (await caches.keys()).filter(isOurs).reverse()) {
    const build = await caches.open(cache);
    const response = (await build.match(complete)) && (await build.match(request, { ignoreSearch: true }));
    if (response) return response;
  }
  return undefined;
}

const hasHash = (url) => /-[0-9a-f]{16}\.\w+$/.test(url.pathname);

const isForLater = (url) => later.some((file) => new URL(file, location).href === url);

/** Fetches a file that was not cached with the others, and keeps it if it can. */
async function fetchForLater(request) {
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(name(version));
    await cache.put(request, response.clone()).catch(() => {});
  }
  return response;
}

async function respond(request) {
  const cached = hasHash(new URL(request.url)) && (await fromCache(request));
  if (cached) return cached;
  if (isForLater(request.url)) return fetchForLater(request);
  if (hasHash(new URL(request.url))) return fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const old = await fromCache(request);
    if (old) return old;
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(install().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(removeOld().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === location.origin) event.respondWith(respond(event.request));
});
