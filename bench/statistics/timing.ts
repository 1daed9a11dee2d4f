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

/** On a busy machine the wall clock counts the others' work too; on an idle one it is the smaller of the two. */
export function shortest(timings: readonly Timing[]): number {
  return Math.min(median(timings.map(({ wall }) => wall)), median(timings.map(({ processor }) => processor)));
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
