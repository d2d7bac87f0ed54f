// Links, each opened in a frame: the link that is written back, where the puzzle stands, and what was not taken.
import { brief, once } from "../recordings.mjs";
import { inTabs } from "../server.mjs";

/** Some are opened as pages of their own, too: so many each. */
const PAGES = 8;

const parametersOf = (link) => [...new URLSearchParams(link).keys()];

/** Whether chance chooses the questions, because nobody gave a seed. */
function isByChance(input, problems) {
  const given = parametersOf(input);
  return given.includes("task") && (!given.includes("seed") || problems.includes("seed"));
}

/** Leaves out what chance and time decide: the seed that nobody gave, and how far it has played. */
function steady(link, input, problems) {
  const given = parametersOf(input);
  const seedless = isByChance(input, problems) ? link.replace(/([?&]seed=)\d+/, "$1…") : link;
  return given.includes("play") ? seedless.replace(/[?&](move|play)=[^&]*/g, "") : seedless;
}

const short = ({ index, total, position, ...more }) => ({ index: brief(index, 80), total: brief(total, 80), position: brief(position, 80), ...more });

/** The picture, without the position of a question that chance chose. */
const picture = (drawn, input, problems) => {
  const isQuestion = isByChance(input, problems) && /[?&]task=predict/.test(input);
  return drawn && short(isQuestion ? { ...drawn, position: "…" } : drawn);
};

/** Waits until the address is the link that the frame tells, and gives the one or the other. */
async function addressOf(tab, link, read) {
  for (let times = 0; times < 60; times++) {
    if ((await tab.page.evaluate(read)) === link) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return tab.page.evaluate(read);
}

async function inFrame(tab, input) {
  await tab.host();
  await tab.page.evaluate((link) => window.driver.open({ link }), input);
  await tab.idle();
  const settle = () => tab.page.evaluate(() => window.guest.settle());
  let state = await settle();
  const { playing } = state;
  const plays = parametersOf(input).includes("play");
  if (plays) {
    await tab.page.evaluate(() => window.guest.say({ type: "pause" }));
    state = await settle();
  }
  const address = await addressOf(tab, state.link, () => window.guest.frame.contentWindow.location.search);
  const { drawn, noted } = await tab.page.evaluate(() => window.driver.look());
  const heard = await tab.page.evaluate(() => window.guest.take());
  return { state, playing, address, drawn, noted, heard, plays };
}

async function asPage(tab, input) {
  await tab.page.goto(`${tab.address}${input}`);
  await tab.page.waitForSelector("svg[data-position], [data-problem], [role=main]");
  await tab.idle();
  const look = () => tab.page.evaluate(async () => (await import(new URL("driver.mjs", location))).look(document));
  // Builds that say what is pending have written their address when it is not.
  const isAddressPending = () => tab.page.evaluate(() => document.querySelector(".explorer[data-pending~=address]") !== null);
  while ((await look()).busy || (await isAddressPending())) await new Promise((done) => setTimeout(done, 50));
  return { look, read: () => tab.page.evaluate(() => location.search) };
}

export const run = (cases) => inTabs(cases, async (tab, { id, input }, place = Number(/\d+/.exec(id)[0])) => {
  const { state, playing, address, drawn, noted, heard, plays } = await inFrame(tab, input);
  const problems = once(heard.filter(({ type }) => type === "problem"));
  const parameters = problems.map(({ parameter }) => parameter);
  const canonical = (link) => steady(link, input, parameters);
  const { link, index, total } = state;
  const result = { link: canonical(link), problems: parameters, noted, playing };
  // Where it stands when it is told to pause is a matter of time.
  Object.assign(result, plays ? { total } : { index: brief(index, 80), total: brief(total, 80), drawn: picture(drawn, input, parameters) });
  if (address !== link) result.address = canonical(address);
  result.told = [...new Set(heard.map(({ type }) => type))].filter((type) => ["ready", "resize"].includes(type)).sort();
  if (place % PAGES === 0 && !plays) {
    const { look, read } = await asPage(tab, input);
    await addressOf(tab, link, () => location.search);
    const page = await look();
    result.page = { link: canonical(await read()), drawn: picture(page.drawn, input, parameters), noted: page.noted };
  }
  return { id, input, result, texts: problems.map(({ message }) => message) };
}, ({ id, input }, failed) => ({ id, input, result: { failed } }));
