// What takes things out of the page: copying, sending, saving, printing. The program asks for it by the names of these
// functions; `told` gets what came of it.

/** Copies a text. Where the browser refuses the new way, as it does in many frames, the old one is tried. */
export function copy(text, told) {
  const old = () => told(copied(text) ? "copied" : "refused");
  if (!navigator.clipboard) return old();
  navigator.clipboard.writeText(text).then(() => told("copied"), old);
}

function copied(text) {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  // What is outside of an open dialog cannot be selected.
  let around = before;
  while (around?.shadowRoot?.activeElement) around = around.shadowRoot.activeElement;
  (around?.closest?.("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    around?.focus?.();
  }
}

/** Gives a link to what the system has for sending. Who thinks better of it is told nothing. */
export function post(url) {
  navigator.share({ url, title: document.title }).catch(() => {});
}

/** Gives a file to the browser, made of texts or bytes. */
export function save(name, parts, told) {
  const address = URL.createObjectURL(new Blob(parts, { type: "application/octet-stream" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  told("saved");
}

/** Saves a picture in pixels, made of one in SVG. */
export async function png(name, svg, told) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    const bytes = await new Promise((done) => canvas.toBlob(done, "image/png"));
    if (bytes) save(name, [bytes], told);
    else told("failed");
  } catch {
    told("failed");
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Prints what is in the dialog, and nothing else. */
export function print() {
  window.print();
}

let audio;
let sounded = 0;
/** A short tone for a move, the larger the disc the lower; of many at once, a few. */
export function beep(disc, discs) {
  const now = performance.now();
  if (now - sounded < 60) return;
  sounded = now;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 880 * 4 ** ((1 - disc) / Math.max(1, discs - 1));
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.12);
}
