// Runs several test files in one process: `node all.mjs files…`. See run.mjs.
for (const file of process.argv.slice(2)) await import(file);
