// The specification, statement by statement: each is named by the test that shows it, has a reason in docs/spec/not-tested.tsv, or stands
// in docs/spec/open-rows.tsv, which only gets shorter. `--write` takes out of that list what is shown by now.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareLedger,
  compareOpen,
  findIdleReasons,
  parseLedger,
  parseOpen,
  parseReasons,
  writeOpen,
} from './ledger/compare-ledger.ts';
import { idsShown } from './ledger/ids-shown.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

/** Nothing of these parts may be open. */
const FINISHED: readonly string[] = ['design'];
/** Tests, and the tables that they go through. */
const TESTS = ['{apps,packages}/*/{src,test}/**/*.{test,cases}.{ts,tsx}', 'e2e/**/*.journey.ts', 'tools/**/*.test.ts'];
const OPEN_ROWS = 'docs/spec/open-rows.tsv';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

await runTool(async () => {
  const rows = globSync('docs/spec/ledger-*.tsv', { cwd: repositoryRoot })
    .sort()
    .flatMap(file => parseLedger(read(file)));
  const reasons = parseReasons(read('docs/spec/not-tested.tsv'));
  const shown = new Set(globSync(TESTS, { cwd: repositoryRoot }).flatMap(file => idsShown(file, read(file))));
  const parts = compareLedger(rows, shown, reasons);
  for (const { part, tested, excused, open } of parts)
    console.log(`${part}: ${tested.length} tested, ${excused.length} with a reason, ${open.length} open`);
  const open = parts.flatMap(part => part.open);
  const { lost, won } = compareOpen(open, parseOpen(read(OPEN_ROWS)));
  const unfinished = open.filter(({ part }) => FINISHED.includes(part));
  const idle = findIdleReasons(rows, reasons);
  const faults = [
    ...unfinished.map(({ id, statement }) => `open, though its part is finished: ${id}  ${statement}`),
    ...lost
      .filter(row => !unfinished.includes(row))
      .map(({ id, statement }) => `no test names it any more: ${id}  ${statement}`),
    ...idle.map(id => `${id} in docs/spec/not-tested.tsv is about no row, or gives no reason`),
  ];
  const isWriting = process.argv.includes('--write');
  if (isWriting) writeFileSync(join(repositoryRoot, OPEN_ROWS), writeOpen(open.filter(row => !lost.includes(row))));
  else if (won.length > 0)
    faults.push(`shown by now, so run node tools/run.mjs tools/check-ledger.ts --write: ${won.join(' ')}`);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length > 0 ? 1 : 0;
});
