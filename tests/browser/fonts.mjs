// The fonts that browsers see in tests, so that they measure the same on every machine, whatever is installed there.
import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Families of fonts of different widths. `tools/setup` installs them. */
export const families = {
  dejavu: { sans: "DejaVu Sans", mono: "DejaVu Sans Mono", serif: "DejaVu Serif" },
  liberation: { sans: "Liberation Sans", mono: "Liberation Mono", serif: "Liberation Serif" },
  noto: { sans: "Noto Sans", mono: "DejaVu Sans Mono", serif: "Noto Serif" },
};
/** Signs that a family lacks come from these. */
const fallback = Object.values(families.dejavu);

const generic = { sans: ["sans", "sans-serif", "system-ui", "ui-sans-serif"], mono: ["mono", "monospace", "ui-monospace"], serif: ["serif", "ui-serif"] };
const accept = (family) => `<acceptfont><pattern><patelt name="family"><string>${family}</string></patelt></pattern></acceptfont>`;
const alias = (name, family) => `<alias binding="strong"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;

let installed;
function checkInstalled(names) {
  installed ??= execFileSync("fc-list", [":", "family"], { encoding: "utf8", env: { PATH: process.env.PATH } });
  const missing = names.filter((name) => !installed.split(/[\n,]/).includes(name));
  if (missing.length > 0) throw new Error(`tests need these fonts: ${missing.join(", ")}. \`tools/setup test\` installs them on Debian.`);
}

/** Writes a file at once, because other tests may be reading it. */
function write(file, text) {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** The environment of a browser that sees one family, in which nothing of the machine's language and time counts either. */
export function environment(family = "dejavu") {
  const names = families[family];
  checkInstalled(Object.values(names));
  const folder = fileURLToPath(new URL(`../../target/tmp/fonts/${family}/`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  const aliases = Object.entries(generic).flatMap(([kind, all]) => all.map((name) => alias(name, names[kind])));
  write(file, `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${folder.replaceAll("&", "&amp;")}cache</cachedir>
  <selectfont>
    <rejectfont><pattern><patelt name="scalable"><bool>true</bool></patelt></pattern></rejectfont>
    <rejectfont><pattern><patelt name="scalable"><bool>false</bool></patelt></pattern></rejectfont>
    ${[...new Set([...Object.values(names), ...fallback])].map(accept).join("\n    ")}
  </selectfont>
  ${aliases.join("\n  ")}
</fontconfig>
`);
  return { ...process.env, FONTCONFIG_FILE: file, LANG: "C.UTF-8", LC_ALL: "C.UTF-8", LANGUAGE: "en", TZ: "UTC" };
}
