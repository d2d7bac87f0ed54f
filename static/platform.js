// Browser APIs that the program calls by name: clipboard, sharing, saving, printing and sounds. See
// src/effects/platform.rs. A `callback` gets "copied" or "saved", or another word after a failure.

/** Copies a text. Falls back to `execCommand` where the browser refuses the Clipboard API, as in many frames. */
export function copy(text, callback) {
  const fallback = () => callback(execCopy(text) ? "copied" : "refused");
  if (!navigator.clipboard) return fallback();
  navigator.clipboard.writeText(text).then(() => callback("copied"), fallback);
}

function execCopy(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  // While a modal dialog is open, nothing outside it can be selected.
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  (focused?.closest?.("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    focused?.focus?.();
  }
}

/** Opens the system's share sheet. Cancelling it is not an error. */
export function share(url) {
  navigator.share({ url, title: document.title }).catch(() => {});
}

/** Downloads a file. `parts` are strings or byte arrays. */
export function save(name, parts, callback) {
  const address = URL.createObjectURL(new Blob(parts, { type: "application/octet-stream" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // There is no event for the end of a download, so the address stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  callback("saved");
}

/** Downloads the parts of an SVG picture as PNG. */
export async function savePng(name, parts, callback) {
  const address = URL.createObjectURL(new Blob(parts, { type: "image/svg+xml" }));
  try {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
    if (blob) save(name, [blob], callback);
    else callback("failed");
  } catch {
    callback("failed");
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The style sheet for print hides everything but the worksheet. */
export function print() {
  window.print();
}

let audio;
let lastTone = 0;
/** Plays a short tone for a move. Larger discs have lower tones. Skips tones within 60 ms of the previous one. */
export function playTone(disc, discs) {
  const now = performance.now();
  if (now - lastTone < 60) return;
  lastTone = now;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  // From 880 Hz down two octaves to 220 Hz.
  tone.frequency.value = 880 * 4 ** ((1 - disc) / Math.max(1, discs - 1));
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.12);
}

// Lessons in links: UTF-8, compressed (DEFLATE), in Base64 for addresses.
const longest = 400_000;

/** Calls back with the text of a packed lesson, or with nothing if it is none or too long. */
export async function unpack(base64, callback) {
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const reader = new Response(bytes).body.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > longest) throw new Error("too long");
    }
    callback(new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer()));
  } catch {
    callback();
  }
}

/** Calls back with a text as links hold it, or with nothing if the browser cannot pack it. */
export async function pack(text, callback) {
  let packed;
  try {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = Array.from(new Uint8Array(await new Response(stream).arrayBuffer()), (byte) => String.fromCharCode(byte));
    packed = btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  } catch {
    // An older browser has no such stream.
  }
  callback(packed);
}

/** Puts an editor in place of a text area, or shows there what the page has put into it. Then, or if it cannot, calls back. */
export function editCode(source, shown) {
  import("./editor.js").then(({ edit }) => edit(source)).catch(() => {}).then(() => shown());
}
