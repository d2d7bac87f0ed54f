// Measures how long scripts run in each frame. It uses a trace, because a page cannot separate the time of its scripts
// from the layout and painting that they cause.

// Trace events of tasks that run scripts.
const tasks = ["FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks"];

// The CPU time of scripts in each frame during `act`, in milliseconds and in ascending order. `slowdown` throttles the
// CPU.
export async function scriptPerFrame(page, slowdown, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
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

// The tasks that are not part of another task, on the busiest thread, which is the page's main thread.
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

// A frame lasts from one PrePaint event to the next.
function sums(scripts, events) {
  const thread = threadOf(scripts[0]);
  const frames = events.filter((event) => event.name === "PrePaint" && threadOf(event) === thread).map(({ ts }) => ts);
  frames.sort((a, b) => a - b);
  const within = (from, to) => scripts.filter(({ ts }) => ts >= from && ts < to);
  const cost = (frame, at) => within(frame, frames[at + 1] ?? Infinity).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  return frames.map(cost).sort((a, b) => a - b);
}
