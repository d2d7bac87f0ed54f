// Runs several test files in one process, so that they share a browser: `node all.mjs files…`. See run.mjs.
for (const file of process.argv.slice(2)) await import(file);
