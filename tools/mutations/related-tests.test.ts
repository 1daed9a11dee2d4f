import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { copyTree } from './copy-tree.ts';
import { partOf } from './part-of-suite.ts';
import { ImportGraph } from './related-tests.ts';
import { failureIn } from './run-tests.ts';

const files = {
  'packages/core/package.json': JSON.stringify({ exports: { '.': './src/index.ts' } }),
  'packages/core/src/index.ts': "export { sum } from './sum.ts';",
  'packages/core/src/sum.ts': 'export const sum = 1;',
  'packages/core/src/sum.test.ts': "import { sum } from './sum.ts';",
  'packages/core/src/alone.ts': 'export const alone = 1;',
  'apps/server/src/pay/pay.ts': "import { sum } from '@wenshu/core';",
  'apps/server/src/pay/pay.test.ts': "import '../app.ts';",
  'apps/server/src/app.ts': "import './pay/pay.ts';\nnew URL('./thread.ts', import.meta.url);",
  'apps/server/src/thread.ts': 'export {};',
  'apps/server/src/far/far.test.ts': "const app = await import('../app.ts');",
  'apps/server/src/far/deep/own.test.ts': "import '../../thread.ts';",
  'e2e/support/hand.ts': "import { sum } from '@wenshu/core';",
  'e2e/sign.journey.ts': "import { hand } from './support/hand.ts';",
  'e2e/other.journey.ts': 'export {};',
};
const names = Object.keys(files);
let folder: ReturnType<typeof makeTemporaryFolder>;
let graph: ImportGraph;

beforeAll(() => {
  folder = makeTemporaryFolder('mutations');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  mkdirSync(join(folder.path, 'node_modules/@wenshu'), { recursive: true });
  mkdirSync(join(folder.path, 'node_modules/other'));
  graph = new ImportGraph(folder.path, names);
});
afterAll(() => folder.remove());

describe('tests of a file', () => {
  it('are all that reach it, through packages, threads and imports on the way; the nearest first', () => {
    expect(graph.testsOf('packages/core/src/sum.ts')).toEqual([
      'packages/core/src/sum.test.ts',
      'apps/server/src/far/far.test.ts',
      'apps/server/src/pay/pay.test.ts',
    ]);
    expect(graph.testsOf('apps/server/src/pay/pay.ts')).toEqual([
      'apps/server/src/pay/pay.test.ts',
      'apps/server/src/far/far.test.ts',
    ]);
    // The one that imports it itself comes before those that stand nearer and only build everything.
    expect(graph.testsOf('apps/server/src/thread.ts')).toEqual([
      'apps/server/src/far/deep/own.test.ts',
      'apps/server/src/far/far.test.ts',
      'apps/server/src/pay/pay.test.ts',
    ]);
    expect(graph.testsOf('packages/core/src/alone.ts')).toEqual([]);
  });
});

describe('a part of the suite', () => {
  it('is the tests that what changed leads to, and the journeys whose own files changed', () => {
    const part = (...changed: string[]) => partOf(graph, changed);
    expect(part('apps/server/src/pay/pay.ts', 'apps/server/src/far/far.test.ts')).toEqual({
      tests: ['apps/server/src/far/far.test.ts', 'apps/server/src/pay/pay.test.ts'],
      journeys: [],
    });
    expect(part('e2e/support/hand.ts')).toEqual({ tests: [], journeys: ['e2e/sign.journey.ts'] });
    expect(part('e2e/other.journey.ts').journeys).toEqual(['e2e/other.journey.ts']);
    // Every journey shows texts and rules of the packages: they are the whole suite's.
    expect(part('packages/core/src/sum.ts').journeys).toEqual([]);
    expect(part('packages/core/src/alone.ts', 'docs/none.md')).toEqual({ tests: [], journeys: [] });
  });
});

describe('a copy', () => {
  it('is broken without anybody’s tree being touched, and leaves nothing behind', () => {
    const copy = copyTree(folder.path, names);
    const broken = join(copy.path, 'packages/core/src/sum.ts');
    writeFileSync(broken, 'broken');
    expect(readFileSync(join(folder.path, 'packages/core/src/sum.ts'), 'utf8')).toBe('export const sum = 1;');
    copy.remove();
    expect(() => readFileSync(broken)).toThrow();
    expect(readFileSync(join(folder.path, 'packages/core/src/alone.ts'), 'utf8')).toContain('alone');
  });
});

describe('what a run reports', () => {
  const result = (status: string, failureMessages: readonly string[] = []) => ({
    name: '/copy/a.test.ts',
    status: 'failed',
    assertionResults: [{ status, fullName: 'says so', failureMessages }],
  });

  it('names the test that failed, and whether it was only too slow', () => {
    expect(failureIn({ testResults: [result('failed', ['expected 1 to be 2'])] }, '/copy')).toEqual({
      is: 'failed',
      test: 'a.test.ts › says so',
      file: 'a.test.ts',
      isOnlySlow: false,
    });
    const slow = failureIn({ testResults: [result('failed', ['Error: Test timed out in 30000ms.'])] }, '/copy');
    expect(slow).toMatchObject({ isOnlySlow: true });
    // A file that cannot be loaded has no test that could fail.
    expect(failureIn({ testResults: [result('passed')] }, '/copy')).toMatchObject({ test: 'a.test.ts' });
    expect(failureIn({ testResults: [] }, '/copy')).toBeUndefined();
  });
});
