import type { BenchRow } from './bench-row.ts';
import { rows } from './rows.ts';

/** How many times R's time we allow ourselves, and a margin for noise: R's were taken elsewhere, and our slowest row stands right at 1. */
const allowedRatio = 1;
const noise = 0.1;
const warmUps = 2;
const runs = 7;

interface Timing {
  readonly wall: number;
  readonly processor: number;
}

function time(work: () => unknown): Timing {
  const start = performance.now();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - start) / 1000, processor: (user + system) / 1e6 };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

function measure(row: BenchRow): { text: string; isWithin: boolean } {
  const work = row.prepare();
  // The first runs are the compiler's.
  const timings = Array.from({ length: warmUps + runs }, () => time(work)).slice(warmUps);
  const wall = median(timings.map(timing => timing.wall));
  const processor = median(timings.map(timing => timing.processor));
  // On a busy machine the wall clock counts the others' work too; on an idle one it is the smaller of the two.
  const ratio = Math.min(wall, processor) / row.referenceSeconds;
  const seconds = (value: number) => `${value.toFixed(3)} s`;
  const figures = `wall ${seconds(wall)}  cpu ${seconds(processor)}  R ${seconds(row.referenceSeconds)}  ratio ${ratio.toFixed(2)}`;
  return { text: `${row.name.padEnd(34)}${figures}  (${row.reference})`, isWithin: ratio <= allowedRatio + noise };
}

const only = process.argv[2];
let isAllWithin = true;
for (const row of rows.filter(({ name }) => !only || name.includes(only))) {
  const { text, isWithin } = measure(row);
  console.log(`${isWithin ? ' ' : '!'} ${text}`);
  isAllWithin &&= isWithin;
}
process.exit(isAllWithin ? 0 : 1);
