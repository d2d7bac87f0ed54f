// The page without a network: a service worker that keeps the files of one build together.
//
// All files but the page itself have a hash of their contents in their names, so a name means the same for good: what is
// kept is given at once. The page itself names the files of its build, and is asked for anew while there is a network; so
// an old page goes on with its own files, and a new one gets all of its own.
const version = "{version}";
const files = ["{files}"];
const name = (build) => `tower-of-hanoi ${build}`;
// Stands in a build that has all its files: one that is still coming is not asked.
const whole = "./whole";
const isOurs = (cache) => cache.startsWith(name(""));

async function keep() {
  const cache = await caches.open(name(version));
  try {
    await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
    await cache.put(whole, new Response());
  } catch (error) {
    // All of a build or nothing of it.
    await caches.delete(name(version));
    throw error;
  }
}

// The build before may still be open somewhere; what is older is not.
async function tidy() {
  const kept = (await caches.keys()).filter(isOurs);
  await Promise.all(kept.slice(0, -2).map((cache) => caches.delete(cache)));
}

/** What is kept for a request, of the newest build that has it. */
async function find(request) {
  for (const cache of (await caches.keys()).filter(isOurs).reverse()) {
    const build = await caches.open(cache);
    const answer = (await build.match(whole)) && (await build.match(request, { ignoreSearch: true }));
    if (answer) return answer;
  }
  return undefined;
}

const hasHash = (url) => /-[0-9a-f]{16}\.\w+$/.test(url.pathname);

async function answer(request) {
  if (hasHash(new URL(request.url))) return (await find(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await find(request);
    if (kept) return kept;
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});
