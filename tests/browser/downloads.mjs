// Files that the page saves, caught before the browser would ask where to save them.

/** To be read in a page: from then on `kept` has the files, and `named` is the name of the last one. */
export const keep = `(() => {
  window.kept = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    window.kept.push(blob);
    return make.call(URL, blob);
  };
  HTMLAnchorElement.prototype.click = function () { window.named = this.download; };
})()`;

/** The last file, as text. */
export const savedText = (browser) => browser.read("window.kept.at(-1).text()");

/** The last file, as bytes. */
export async function savedBytes(browser) {
  const letters = await browser.read(`window.kept.at(-1).arrayBuffer().then((buffer) =>
    Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(""))`);
  return Buffer.from(letters, "latin1");
}

/** The files of a zip file that is not compressed, by their names. */
export function unzip(zip) {
  const files = new Map();
  let at = zip.readUInt32LE(zip.length - 6);
  for (let count = zip.readUInt16LE(zip.length - 12); count > 0; count--) {
    const [size, length, extra, start] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt32LE(at + 42)];
    const name = zip.toString("utf8", at + 46, at + 46 + length);
    const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    files.set(name, zip.subarray(content, content + size));
    at += 46 + length + extra;
  }
  return files;
}
