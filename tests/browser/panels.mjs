// The names of panels in links.
import { readFile } from "node:fs/promises";

const source = await readFile(new URL("../../src/model/panels.rs", import.meta.url), "utf8");

/** Every panel, as `show` takes it. */
export const everyPanel = [...source.matchAll(/^ +\w+ = "(\w+)",$/gm)].map(([, name]) => name).join();
if (!everyPanel.startsWith("towers,")) throw new Error(`these are no panels: ${everyPanel}`);
