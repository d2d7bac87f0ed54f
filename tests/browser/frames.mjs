// How long the page's scripts run in each frame: from a trace, because a page cannot tell its own scripts from the layout and
// the painting that they cause.

// What a browser calls a task that runs scripts.
const tasks = ["FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks"];

// Milliseconds of the processor's time in scripts in each frame while something is done, the least first; at a part of the
// processor's speed.
export async function scriptPerFrame(page, slower, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const includedCategories = ["devtools.timeline", "v8"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return sums(outermost(events), events);
}

const threadOf = ({ pid, tid }) => `${pid}:${tid}`;

// The tasks that lie in no other, on the thread that is busiest with them: the page's.
function outermost(events) {
  const scripts = events.filter(({ name, ph }) => ph === "X" && tasks.includes(name));
  scripts.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const busy = new Map();
  for (const event of scripts) busy.set(threadOf(event), (busy.get(threadOf(event)) ?? 0) + event.dur);
  const [[thread]] = [...busy].sort(([, a], [, b]) => b - a);
  let end = 0;
  return scripts.filter((event) => {
    if (threadOf(event) !== thread || event.ts < end) return false;
    end = event.ts + event.dur;
    return true;
  });
}

// A frame goes from one preparation for painting to the next.
function sums(scripts, events) {
  const thread = threadOf(scripts[0]);
  const frames = events.filter((event) => event.name === "PrePaint" && threadOf(event) === thread).map(({ ts }) => ts);
  frames.sort((a, b) => a - b);
  const within = (from, to) => scripts.filter(({ ts }) => ts >= from && ts < to);
  const cost = (frame, at) => within(frame, frames[at + 1] ?? Infinity).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  return frames.map(cost).sort((a, b) => a - b);
}
