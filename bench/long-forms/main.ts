// The tests that try a sample of their cases in the suite, with all of them. BENCH_ONLY: files whose path holds it.
// Other random inputs: PROPERTY_SEED=new.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/repository-root.ts';
import { runNode } from '../../tools/steps/run-node.ts';

const files = globSync('{apps,packages,tools}/**/*.test.ts', { cwd: repositoryRoot, exclude: ['**/node_modules/**'] })
  .filter(file => readFileSync(join(repositoryRoot, file), 'utf8').includes('/testing/sampled.ts'))
  .filter(file => file.includes(process.env.BENCH_ONLY ?? ''));
console.log(`${files.length} files`);
const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...files], {
  environment: { LONG_FORM: 'on' },
});
process.exitCode = files.length === 0 ? 1 : code;
