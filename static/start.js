// Loads the program, shows the progress, and explains when it cannot run. It is a classic script, because the
// single-file page uses it, too.
{
  const single = globalThis.hanoi;
  // The single file can save itself with other settings. All of it is here now, and the program changes it from here on.
  if (single) {
    const { outerHTML } = document.documentElement;
    single.source = `<!doctype html>\n${outerHTML.replace(/<html[^>]*>/, '<html lang="en" data-theme="auto">')}\n`;
  }
  const here = document.currentScript.src || location.href;
  // Only builds with hashed file names have a service worker, because it would keep outdated files without them.
  const { serviceWorker } = document.currentScript.dataset;
  const loading = document.getElementById("loading");
  const status = document.getElementById("loading-words");
  const bar = document.getElementById("loading-bar");
  const root = document.documentElement;
  root.dataset.hands = "";
  const worker = () => {
    const started = new Worker(new URL("./worker.js", here), { type: "module" });
    started.addEventListener("error", offerNewVersion);
    return started;
  };
  const lang = new URLSearchParams(location.search || document.querySelector("meta[name=tower-of-hanoi]").content).get("lang");
  // What the page says until the program runs, in the language that it will have.
  const texts = document.getElementById("boot-texts").content;
  const textsIn = (tag) => /^zh-(hant|tw|hk|mo)/i.test(tag) ? null : texts.querySelector(`[lang="${CSS.escape(tag.split("-")[0].toLowerCase())}"]`);
  const boot = [lang ?? "", ...navigator.languages, "en"].map(textsIn).find(Boolean);
  [loading.lang, loading.dir] = [boot.lang, boot.dir];
  status.textContent = boot.dataset.loading;
  loading.querySelector(".pitch").textContent = boot.dataset.pitch;
  // English is part of the program. Another language is loaded if the link or the browser asks for it.
  const fetchText = (address) => fetch(new URL(address, here), { cache: "no-cache" }).then((response) => (response.ok ? response.text() : Promise.reject(response)));
  // The page in one file; with the interpreter for programs, which stands before the other parts, if it is asked for.
  const readPage = (withPython, callback) => {
    const read = single ? [single.source] : [fetchText("../tower-of-hanoi.html"), withPython ? fetchText("./python-parts.txt") : ""];
    Promise.all(read).then(([page, python]) => python ? page.replace(/(?=<script type="text\/plain")/, () => `${python}\n`) : page, () => "").then(callback);
  };
  const importLocale = async () => single ?? (await import(new URL("./locale.js", here)));
  const language = (lang ?? navigator.language).startsWith("en") ? undefined : importLocale().then(({ loadLocale }) => loadLocale(lang)).catch(() => {});
  const loadLocale = (requested, element, callback) =>
    importLocale().then(({ loadLocaleWithCallback: load }) => load(requested, element, callback), () => callback());
  const loadLessons = (code, callback) => importLocale().then(({ loadLessons: load }) => load(code, callback), () => callback());
  const importPlatform = () => import(new URL("./platform.js", here));
  // What is loaded after the first paint waits for its script, so that nothing is asked in vain. The last argument may be a
  // callback, which gets `failure` when the script cannot be loaded.
  const later = (failure, ...names) => Object.fromEntries(names.map((name) => [name, (...args) =>
    importPlatform().then((platform) => platform[name](...args), () => args.at(-1)?.call?.(undefined, failure))]));
  const fail = (message) => {
    status.textContent = message;
    bar.remove();
  };

  // Returns the same response, but updates the progress bar. If the server compresses the file, `content-length` is the
  // compressed size, so the bar is full too early. It only has to show that something happens.
  const withProgress = (response) => {
    const length = Number(response.headers.get("content-length"));
    if (!response.body || !length) return response;
    let received = 0;
    const counter = new TransformStream({
      transform(chunk, stream) {
        received += chunk.byteLength;
        bar.value = Math.min(100, (100 * received) / length);
        stream.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), { headers: { "content-type": "application/wasm" } });
  };

  // The first paint does not wait for the panels' style sheet. The program does, to avoid layout shifts.
  const panelStyles = single ? undefined : new Promise((resolve) => {
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = new URL("./panels.css", here);
    style.onload = style.onerror = resolve;
    document.head.append(style);
  });

  const start = async () => {
    const [glue, response] = single
      ? [single, single.getProgram()]
      : await Promise.all([
          import(new URL("../tower-of-hanoi-explorer.js", here)),
          globalThis.hanoiModule,
        ]);
    // Only a build for release has `create`: see tools/split-wasm.mjs.
    const { default: init, open } = glue.create?.(sayStopped) ?? glue;
    if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
    await Promise.all([init({ module_or_path: withProgress(response) }), panelStyles]);
    // The first render is a task of its own, so that the browser can paint and answer between compiling and rendering.
    await new Promise((resolve) => setTimeout(resolve));
    // Only a page in a frame has a host.
    const { connectToHost } = parent === self ? {} : (single ?? (await import(new URL("./frame.js", here))));
    const waiting = { ...later("failed", "copy", "save", "savePng"), ...later(undefined, "editCode", "pack", "playTone", "print", "share", "unpack") };
    root.hands = { ...waiting, worker, loadLocale, loadLessons, ...single?.hands, readPage };
    open(connectToHost?.(), false, await language);
    if (!single) Object.assign(root.hands, await importPlatform().catch(() => ({})));
    // From now on the page works offline, if the browser allows service workers.
    if (serviceWorker && navigator.serviceWorker) await keepFiles(navigator.serviceWorker).catch(() => {});
    if (globalThis.PerformanceObserver) watchFiles();
  };

  // As `view/components/icon.rs` draws it, because the program may not be there.
  const closeIcon = () => {
    const [icon, path] = ["svg", "path"].map((name) => document.createElementNS("http://www.w3.org/2000/svg", name));
    for (const [name, value] of [["class", "icon"], ["viewBox", "0 0 24 24"], ["aria-hidden", "true"]]) icon.setAttribute(name, value);
    path.setAttribute("d", "M5.2 3.5 12 10.3l6.8-6.8 1.7 1.7-6.8 6.8 6.8 6.8-1.7 1.7-6.8-6.8-6.8 6.8-1.7-1.7 6.8-6.8-6.8-6.8z");
    path.setAttribute("fill", "currentColor");
    icon.append(path);
    return icon;
  };

  // Says something about the page as a whole, with a button that loads it anew. It needs nothing of the program.
  const suggestReload = (role, message) => {
    const note = document.querySelector(".reload") ?? document.createElement("div");
    note.className = "reload";
    [note.lang, note.dir, note.role] = [boot.lang, boot.dir, role];
    const text = document.createElement("p");
    text.textContent = message;
    const [reload, close] = [boot.dataset.reload, ""].map((label) => Object.assign(document.createElement("button"), { type: "button", textContent: label }));
    [close.ariaLabel, close.title] = [boot.dataset.close, boot.dataset.close];
    close.append(closeIcon());
    reload.onclick = () => location.reload();
    close.onclick = () => note.remove();
    // Behind a dialog nothing can be pressed.
    ((role === "alert" && document.querySelector("dialog:modal")) || document.body).append(note);
    // Screen readers tell what changes in a region that is there.
    setTimeout(() => note.replaceChildren(text, reload, close));
  };

  // Says so if the server has another page than this one.
  const offerNewVersion = async () => {
    // In a frame, the host decides when to reload.
    const page = single || parent !== self ? "" : await fetchText("../").catch(() => "");
    const [script] = /static\/start-[0-9a-f]{16}\.js/.exec(page) ?? [];
    if (script && !here.endsWith(script)) suggestReload("status", boot.dataset.newVersion);
  };

  // Where nothing keeps the files, a server forgets those of an open page when it gets a newer one. Not every browser tells that a file
  // is gone.
  const watchFiles = () => new PerformanceObserver((list) => {
    const isGone = ({ name, responseStatus }) => responseStatus === 404 && /-[0-9a-f]{16}\.\w+$/.test(name);
    if (list.getEntries().some(isGone)) offerNewVersion();
  }).observe({ type: "resource", buffered: true });

  // Lets the service worker keep the files, and says so when it has those of a newer page than this one.
  const keepFiles = async (container) => {
    const ask = () => container.controller?.postMessage("");
    container.addEventListener("message", ({ data }) => {
      if (!data.start) return;
      if (data.start !== here && parent === self) suggestReload("status", boot.dataset.newVersion);
      if (data.start === here) document.querySelector(".reload[role=status]")?.remove();
    });
    container.addEventListener("controllerchange", ask);
    const registration = await container.register(serviceWorker);
    ask();
    // An installed page may stay open for weeks.
    document.addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => {}));
  };

  // A panic stops the program, and all buttons stop working, so tell the user.
  const sayStopped = () => suggestReload("alert", boot.dataset.stopped);
  addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) sayStopped();
  });

  if (typeof WebAssembly !== "object") {
    fail(boot.dataset.noWebassembly);
  } else {
    start().catch((error) => {
      fail(boot.dataset.notLoaded);
      // A copy that is damaged on the disk must not be the one that opens for ever.
      const kept = `tower-of-hanoi ${new URL("./", location)} `;
      if (navigator.serviceWorker?.controller && navigator.onLine) caches.keys().then((names) => names.filter((name) => name.startsWith(kept)).forEach((name) => caches.delete(name)), () => {});
      // A page that is left while it loads fails, too, in some browsers. It is gone by then.
      setTimeout(() => console.error(error), 1000);
    });
  }
}
