// Installs tools from their registries and runs them. All but mdBook are in the temporary folder of a project.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** A tool that cannot be installed, with the reason. */
export class MissingTool extends Error {}

/** Runs a program in a folder. The programs of `path` come first. Returns what it prints; an error has it, too. */
export async function run(folder, path, program, ...args) {
  const quiet = { CI: "1", DO_NOT_TRACK: "1", NO_UPDATE_NOTIFIER: "1", OBSERVABLE_TELEMETRY_DISABLE: "true" };
  const env = { ...process.env, ...quiet, PATH: [...path, process.env.PATH].join(":") };
  try {
    const { stdout } = await execute(program, args, { cwd: folder, env, timeout: 600_000, maxBuffer: 1 << 26 });
    return stdout.trim();
  } catch (error) {
    throw new Error(`${program} ${args.join(" ")}: ${`${error.stdout ?? ""}\n${error.stderr ?? error.message}`.trim().slice(-1500)}`);
  }
}

/** Turns an error of an installation into a reason to skip: the first line that an installer marks as an error. */
async function orMissing(work) {
  try {
    return await work;
  } catch ({ message }) {
    // No such version, versions that do not fit together, or no such file: the project is wrong.
    assert.doesNotMatch(message, /npm error code (ETARGET|ERESOLVE|ENOENT)/);
    const [line] = /^ *ERROR: .*$/m.exec(message) ?? /^ *(npm error|error:) .*$/m.exec(message) ?? [message];
    throw new MissingTool(line.trim());
  }
}

/** Installs what the package.json of a folder names. Returns the folder of its programs. */
export async function npm(folder) {
  await orMissing(run(folder, [], "npm", "install", "--no-audit", "--no-fund", "--no-package-lock"));
  return [join(folder, "node_modules/.bin")];
}

/** Installs the named Python packages, or those of requirements.txt. Returns the folder of their programs. */
export async function pip(folder, ...packages) {
  const environment = join(folder, ".python");
  const wanted = packages.length > 0 ? packages : ["-r", "requirements.txt"];
  await orMissing(run(folder, [], "python3", "-m", "venv", environment));
  await orMissing(run(folder, [], join(environment, "bin/pip"), "install", "--quiet", ...wanted));
  return [join(environment, "bin")];
}

/** Installs a program of crates.io into the tools folder, because compiling it takes minutes. */
export async function cargo(crate, version, ...options) {
  const tools = process.env.TOOLS_HOME ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "tower-of-hanoi-explorer");
  const place = join(tools, `${crate}-${version}`);
  const isThere = await access(join(place, "bin", crate)).then(() => true, () => false);
  // Outside the checkout, so that its settings have no effect.
  if (!isThere) await orMissing(run(homedir(), [], "cargo", "install", "--quiet", "--locked", ...options, "--root", place, `${crate}@${version}`));
  return [join(place, "bin")];
}
