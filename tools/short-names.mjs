// Gives the imports and exports of a WebAssembly module short names, and the same to the script that binds them. The
// generator ends each import's name with a hash, which no compression makes smaller; there are some ninety, in both files.
// Exported closures are named after their whole types.

/** Returns the module and the script with short names. */
export function shortenImports(module, script) {
  const names = new Map();
  const short = (name) => {
    if (!/^__w.*_[0-9a-f]{16}$/.test(name)) return name;
    if (!names.has(name)) names.set(name, `_${names.size.toString(36)}`);
    return names.get(name);
  };
  const shortExport = (name) => {
    if (!/^wasm_bindgen_[0-9a-f]{16}_/.test(name)) return name;
    if (!names.has(name)) names.set(name, `$${names.size.toString(36)}`);
    return names.get(name);
  };
  const imports = replaceSection(module, 2, (section) => renameImports(section, short));
  const bytes = replaceSection(imports, 7, (section) => renameExports(section, shortExport));
  const text = script.replace(/\b(?:__w|wasm_bindgen_)\w+\b/g, (name) => names.get(name) ?? name);
  return { module: bytes, script: text, count: names.size };
}

function readNumber(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, next: at };
  }
}

function writeNumber(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

/** Replaces the contents of the section with this number; the others stay as they are. */
function replaceSection(module, wanted, replace) {
  const parts = [module.subarray(0, 8)];
  for (let at = 8; at < module.length; ) {
    const id = module[at];
    const { value: length, next } = readNumber(module, at + 1);
    const contents = module.subarray(next, next + length);
    const changed = id === wanted ? replace(contents) : contents;
    parts.push(Uint8Array.from([id, ...writeNumber(changed.length)]), changed);
    at = next + length;
  }
  return Buffer.concat(parts);
}

/** The module without what is there only for tools. */
export function bare(module) {
  const parts = [module.subarray(0, 8)];
  for (let at = 8; at < module.length; ) {
    const { value: length, next } = readNumber(module, at + 1);
    if (module[at] !== 0) parts.push(module.subarray(at, next + length));
    at = next + length;
  }
  return Buffer.concat(parts);
}

/** An import is two names, a kind, and what the kind says; only imports of functions (kind 0) have long names. */
function renameImports(section, short) {
  const { value: count, next } = readNumber(section, 0);
  const out = [Uint8Array.from(writeNumber(count))];
  let at = next;
  const name = () => {
    const { value: length, next } = readNumber(section, at);
    at = next + length;
    return section.subarray(next, at).toString();
  };
  for (let left = count; left > 0; left--) {
    for (const text of [name(), short(name())]) {
      out.push(Uint8Array.from(writeNumber(Buffer.byteLength(text))), Buffer.from(text));
    }
    const start = at;
    const kind = section[at++];
    if (kind !== 0) throw new Error(`an import of kind ${kind}, where only functions are known`);
    at = readNumber(section, at).next;
    out.push(section.subarray(start, at));
  }
  return Buffer.concat(out);
}

/** An export is a name, a kind, and a number. */
function renameExports(section, short) {
  const { value: count, next } = readNumber(section, 0);
  const out = [Uint8Array.from(writeNumber(count))];
  let at = next;
  for (let left = count; left > 0; left--) {
    const { value: length, next: start } = readNumber(section, at);
    const text = short(section.subarray(start, start + length).toString());
    const end = readNumber(section, start + length + 1).next;
    out.push(Uint8Array.from(writeNumber(Buffer.byteLength(text))), Buffer.from(text), section.subarray(start + length, end));
    at = end;
  }
  return Buffer.concat(out);
}
