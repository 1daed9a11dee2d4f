import type { BenchRow } from './bench-row.ts';
import { rows } from './rows.ts';

/** How many times R's time we allow ourselves. */
const allowedRatio = 2;
const warmUps = 2;
const runs = 7;

function medianSeconds(work: () => unknown): number {
  const seconds = Array.from({ length: warmUps + runs }, () => {
    const start = performance.now();
    work();
    return (performance.now() - start) / 1000;
  });
  // The first runs are the compiler's.
  return seconds.slice(warmUps).sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}

function measure(row: BenchRow): { text: string; isWithin: boolean } {
  const seconds = medianSeconds(row.prepare());
  const ratio = seconds / row.referenceSeconds;
  const figures = `${seconds.toFixed(3).padStart(8)} s  R ${row.referenceSeconds.toFixed(3)} s  ratio ${ratio.toFixed(2)}`;
  return { text: `${row.name.padEnd(36)}${figures}  (${row.reference})`, isWithin: ratio <= allowedRatio };
}

const only = process.argv[2];
let isAllWithin = true;
for (const row of rows.filter(({ name }) => !only || name.includes(only))) {
  const { text, isWithin } = measure(row);
  console.log(`${isWithin ? ' ' : '!'} ${text}`);
  isAllWithin &&= isWithin;
}
process.exit(isAllWithin ? 0 : 1);
