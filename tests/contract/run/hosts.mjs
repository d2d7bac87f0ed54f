// What hosts order, and what frames and elements tell them: transcripts of a step a case. The first step of each opens it.
import { brief, once } from "../recordings.mjs";
import { inTabs } from "../server.mjs";

const transcriptOf = (id) => id.split(".")[0];

function grouped(cases) {
  const groups = new Map();
  for (const one of cases) groups.set(transcriptOf(one.id), [...(groups.get(transcriptOf(one.id)) ?? []), one]);
  return [...groups].map(([id, steps]) => ({ id, steps }));
}

/** A message without what is worded for people and without what long numbers need. */
function told(message) {
  const { ns, v, message: text, ...rest } = message;
  if (rest.type !== "ready" && ns !== undefined && (ns !== "tower-of-hanoi" || v !== 1)) rest.protocol = [ns, v];
  for (const name of ["index", "total", "link"]) if (rest[name]) rest[name] = brief(rest[name], 400);
  // `[0,1,2]` as a text.
  if (rest.position) rest.position = brief(rest.position.join(), 260);
  return rest;
}

/** At first only what does not depend on the order in which parts of the program come. */
function atFirst(heard, input) {
  const query = input.attributes ? JSON.stringify(input.attributes) : input.link;
  const news = once(heard.filter(({ type }) => ["ready", "problem", "answer"].includes(type)));
  return /walk|task/.test(query) ? news.map((message) => (message.type === "ready" ? { type: "ready" } : message)) : news;
}

async function step(tab, { id, input }, isFirst) {
  if (isFirst) {
    await tab.page.evaluate((what) => window.driver.open(what), input);
    await tab.idle();
  } else {
    await tab.page.evaluate((what) => window.guest.act(what), input);
    if (JSON.stringify(input).includes("lang")) await tab.idle();
  }
  const then = told(await tab.page.evaluate(() => window.guest.settle()));
  const all = await tab.page.evaluate(() => window.guest.take());
  const heard = (isFirst ? atFirst(all, input) : all).filter(({ type }) => type !== "resize");
  const result = { heard: heard.map(told), then };
  // Later on, what grows is a matter of design.
  if (isFirst && input.link !== undefined) result.resized = all.some(({ type, height }) => type === "resize" && height > 0);
  if (!input.sandbox && !(await tab.page.evaluate(() => window.guest.sandbox))) {
    const { drawn } = await tab.page.evaluate(() => window.driver.look());
    result.drawn = drawn ? brief(`${drawn.index}/${drawn.total} ${drawn.position}`, 260) : null;
  }
  return { id, input, result, texts: heard.filter(({ type }) => type === "problem").map(({ message }) => message) };
}

/** Lets all parts of the program come before the first order, so that it is answered at once. */
async function warm(tab, { link }) {
  const change = (lock) => (link === undefined ? { set: { lock: lock || null } } : { say: { type: "configure", lock } });
  for (const lock of ["code", ""]) {
    await tab.page.evaluate((what) => window.guest.act(what), change(lock));
    await tab.idle();
    await tab.page.evaluate(() => window.guest.settle());
  }
  await tab.page.evaluate(() => window.guest.take());
}

/** The steps of a transcript; those after one that fails are not tried. */
async function transcript(tab, { steps }) {
  await tab.host(true);
  const results = [await step(tab, steps[0], true)];
  await warm(tab, steps[0].input);
  let failed;
  for (const one of steps.slice(1)) {
    const result = failed ? missed(one, failed) : await step(tab, one, false).catch((error) => missed(one, (failed = error.message.split("\n")[0])));
    results.push(result);
  }
  return results;
}

const missed = ({ id, input }, failed) => ({ id, input, result: { failed } });

export const run = async (cases) =>
  (await inTabs(grouped(cases), transcript, ({ steps }, error) => steps.map((one) => missed(one, error)))).flat();
