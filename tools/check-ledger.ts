// The specification, statement by statement: each is named by the test that shows it, or has a reason in docs/spec/not-tested.tsv.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLedger, findIdleReasons, idsIn, parseLedger, parseReasons } from './ledger/compare-ledger.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

/** Nothing of these parts may be open; of the others it is counted. */
const FINISHED: readonly string[] = ['design'];
/** Tests, and the tables that they go through. */
const TESTS = ['{apps,packages}/*/{src,test}/**/*.{test,cases}.{ts,tsx}', 'e2e/**/*.journey.ts', 'tools/**/*.test.ts'];

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

await runTool(async () => {
  const rows = globSync('docs/spec/ledger-*.tsv', { cwd: repositoryRoot })
    .sort()
    .flatMap(file => parseLedger(read(file)));
  const reasons = parseReasons(read('docs/spec/not-tested.tsv'));
  const named = new Set(globSync(TESTS, { cwd: repositoryRoot }).flatMap(file => idsIn(read(file))));
  const parts = compareLedger(rows, named, reasons);
  for (const { part, tested, excused, open } of parts)
    console.log(`${part}: ${tested.length} tested, ${excused.length} with a reason, ${open.length} open`);
  const open = parts.filter(({ part }) => FINISHED.includes(part)).flatMap(part => part.open);
  for (const { id, statement } of open) console.error(`  open     ${id}  ${statement}`);
  const idle = findIdleReasons(rows, reasons);
  for (const id of idle) console.error(`  ${id} in docs/spec/not-tested.tsv is about no row, or gives no reason`);
  return open.length + idle.length > 0 ? 1 : 0;
});
