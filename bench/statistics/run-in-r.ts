import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeProgram } from '../../tools/judge/judge-program.ts';
import type { BenchRow, Prepared } from './bench-row.ts';
import { RUNS, type Timing, WARM_UPS } from './timing.ts';

interface InR {
  readonly whole: readonly Timing[];
  readonly part: readonly Timing[];
}

export type R = (row: BenchRow, data: Prepared['data']) => InR;

/** The machine's R, or Debian's, with the linear algebra that is fast there. */
export async function openR(): Promise<R> {
  const packages = ['r-base-core', 'r-cran-rpart', 'libopenblas0-pthread'];
  const run = await judgeProgram({ name: 'Rscript', packages, runsUnpacked: false });
  return (row, data) => {
    const folder = mkdtempSync(join(tmpdir(), 'wenshu-bench-r-'));
    try {
      writeFileSync(join(folder, 'script.R'), script(folder, row, data));
      const { status, output } = run('--vanilla', join(folder, 'script.R'));
      if (status !== 0) throw new Error(`R: ${output}`);
      const timings = (of: string) =>
        output
          .split('\n')
          .filter(line => line.startsWith(`${of} took `))
          .map(line => line.split(' ').slice(2).map(Number))
          .map(([wall, processor]) => ({ wall: wall!, processor: processor! }));
      return { whole: timings('whole'), part: timings('part') };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** As often as ours, after as many times that do not count; what takes less than R's clock can tell is done several times. */
function script(folder: string, { r }: BenchRow, data: Prepared['data']): string {
  const matrices = Object.entries(data).map(([name, columns]) => {
    const path = join(folder, name);
    writeFileSync(path, new Uint8Array(Float64Array.from(columns.flatMap(column => Array.from(column))).buffer));
    const [rows, count] = [columns[0]!.length, columns.length];
    return `${name} <- matrix(readBin("${path}", "double", ${rows * count}), ${rows}, ${count}, dimnames = list(NULL, paste0("${name}", 1:${count})))`;
  });
  return [
    ...matrices,
    r.before ?? '',
    'measure <- function(name, work) {',
    `  for (run in 1:${WARM_UPS}) work()`,
    '  several <- max(1, ceiling(0.1 / system.time(work())[["elapsed"]]))',
    `  for (run in 1:${RUNS}) {`,
    '    took <- system.time(for (one in 1:several) work()) / several',
    '    cat(name, "took", took[["elapsed"]], took[["user.self"]] + took[["sys.self"]], "\\n")',
    '  }',
    '}',
    `measure("whole", function() { ${r.timed} })`,
    r.part ? `measure("part", function() { ${r.part.timed} })` : '',
  ].join('\n');
}
