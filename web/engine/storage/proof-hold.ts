// Which tab is proving what, so that no other tab offers to go on with the same proof. A tab that is closed or crashes
// lets go of its proofs. Without the lock API, other tabs go unseen.

import { environment } from "../platform/environment";
import { proofNews } from "./proof-databases";

/** What is proven: this cube, to this goal, in this metric. */
export interface ProofTask {
  facelets: string;
  /** Where the moves are to lead; "": to the solved cube. */
  goal: string;
  /** The metric of the lengths; omitted for half turns. */
  metric?: "qtm" | undefined;
}

interface Hold {
  /** Aborted when this page lets go. */
  end: AbortController;
  /** Whether this page has the lock, or can have none. */
  isGranted: boolean;
}

// Those of this page.
const holds = new Map<string, Hold>();
// How many searches of this page prove the same. One that was stopped may end after the next has begun.
const searchCounts = new Map<string, number>();

/** Has to be called once by each search when it begins, so that it keeps the hold when an earlier one ends. */
export function beginProof(task: ProofTask): void {
  const name = nameOf(task);
  searchCounts.set(name, (searchCounts.get(name) ?? 0) + 1);
}

/**
 * Remembers that this tab is proving this, until it lets go, and tells other tabs if it can. Sends the news when that
 * begins, at once or when another tab lets go.
 * @returns whether this is new: `false` if this tab holds it already
 */
export function holdProof(task: ProofTask): boolean {
  const name = nameOf(task);
  if (holds.has(name)) return false;
  const locks = environment.navigator?.locks;
  const hold: Hold = { end: new AbortController(), isGranted: false };
  const grant = () => {
    hold.isGranted = true;
    proofNews.dispatchEvent(new Event("change"));
  };
  holds.set(name, hold);
  if (!locks) {
    grant();
    return true;
  }
  const { signal } = hold.end;
  const ended = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  const holding = locks.request(name, { signal }, () => {
    grant();
    return ended;
  });
  holding.catch(() => {
    // The browser grants no locks here, and other tabs go unseen.
    if (!signal.aborted) grant();
  });
  return true;
}

/** Lets go of it, unless another search of this page still proves it. */
export function letGoOfProof(task: ProofTask): void {
  const name = nameOf(task);
  const countLeft = (searchCounts.get(name) ?? 0) - 1;
  if (countLeft > 0) {
    searchCounts.set(name, countLeft);
    return;
  }
  searchCounts.delete(name);
  holds.get(name)?.end.abort();
  holds.delete(name);
}

/** Whether this page is proving this, and does not wait for another tab that proves the same. */
export function isProvenHere(task: ProofTask): boolean {
  return holds.get(nameOf(task))?.isGranted ?? false;
}

/** Those of the tasks that another tab is proving. */
export async function provenElsewhere<Task extends ProofTask>(
  tasks: readonly Task[],
): Promise<readonly Task[]> {
  try {
    const { held = [] } = (await environment.navigator?.locks?.query()) ?? {};
    const names = new Set(held.map(({ name }) => name));
    return tasks.filter((task) => names.has(nameOf(task)) && !isProvenHere(task));
  } catch {
    return [];
  }
}

/** Resolves when the tab that is proving one of the tasks lets go of it; never once `signal` is aborted. */
export async function untilLetGo(tasks: readonly ProofTask[], signal: AbortSignal): Promise<void> {
  const locks = environment.navigator?.locks;
  const wait = (task: ProofTask) =>
    locks!.request(nameOf(task), { mode: "shared", signal }, () => undefined);
  // A request that is refused or aborted does not mean that the other tab has let go.
  const never = new Promise<void>(() => undefined);
  await Promise.race(locks ? tasks.map((task) => wait(task).catch(() => never)) : [never]);
}

function nameOf({ facelets, goal, metric }: ProofTask): string {
  return `cubewright-proof ${metric ?? "htm"} ${facelets} ${goal}`;
}
