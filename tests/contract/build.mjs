// Where the build that is examined lies: this checkout's, or that of the checkout that BUILD names. DIST, PROGRAM and
// PACKAGE name single parts of it.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = process.env.BUILD ?? fileURLToPath(new URL("../../", import.meta.url));
const folder = (variable, usual) => resolve(process.env[variable] ?? resolve(root, usual));

/** The page, as a static site. */
export const dist = folder("DIST", "dist");
/** The program of the command line, as `cargo test` builds it. */
export const program = folder("PROGRAM", "target/debug/hanoi");
/** The npm package, not packed. */
export const npmPackage = folder("PACKAGE", "target/package");
