export interface Timing {
  readonly wall: number;
  readonly processor: number;
}

/** The first runs are the compiler's. */
export const WARM_UPS = 2;
export const RUNS = 7;

export function timeSeveral(work: () => unknown): readonly Timing[] {
  return Array.from({ length: WARM_UPS + RUNS }, () => time(work)).slice(WARM_UPS);
}

function time(work: () => unknown): Timing {
  const start = performance.now();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - start) / 1000, processor: (user + system) / 1e6 };
}

/** The least of all runs: whatever others do on the machine only adds to it, to ours and to R's alike. */
export function shortest(timings: readonly Timing[]): number {
  return Math.min(...timings.flatMap(({ wall, processor }) => [wall, processor]));
}
