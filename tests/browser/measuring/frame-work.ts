// How long the page's main thread works, read from the browser's own trace.
//
// What counts is the time for which the thread runs, not elapsed time: here another process draws
// with the processor what a graphics card draws elsewhere, and the page waits for it.

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds on the clock. */
  ts: number;
  /** Microseconds from beginning to end. */
  dur?: number;
  /** The part of it for which the thread ran, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** The categories that are read here. */
export const WORK_CATEGORIES = ["toplevel", "devtools.timeline"];

const FRAME = "FireAnimationFrame";
const TASK = "ThreadControllerImpl::RunTask";
const MAIN_THREAD = "CrRendererMain";

function eventsOf(trace: Buffer): TraceEvent[] {
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** The work of each task of the main threads of all pages, in milliseconds. */
export function taskWorkMs(trace: Buffer): number[] {
  const events = eventsOf(trace);
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name === TASK && mainThreads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** The main thread's work from each frame that a script animated to the next, in milliseconds. */
export function frameWorkMs(trace: Buffer): number[] {
  const traceEvents = eventsOf(trace);
  const animations = traceEvents.filter(({ name, ph }) => name === FRAME && ph === "X");
  const [first] = animations;
  if (!first) return [];
  const ofThread = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  const beginsUs = animations.filter(ofThread).map(({ ts }) => ts);
  const tasks = traceEvents
    .filter((event) => ofThread(event) && event.name === TASK && event.tdur !== undefined)
    .sort((one, other) => one.ts - other.ts);

  const workMs: number[] = [];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // Several scripts may have asked for one frame.
    if (beginsUs.some((begin) => ts <= begin && begin < ts + dur)) workMs.push(0);
    if (workMs.length > 0) workMs[workMs.length - 1]! += tdur / 1000;
  }
  // The last frame has no next one.
  return workMs.slice(0, -1);
}
