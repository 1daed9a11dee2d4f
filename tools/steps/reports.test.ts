import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { playwrightStep } from './playwright-step.ts';
import { vitestStep } from './vitest-step.ts';

// Whole programs are started, each as soon as the machine lets it.
vi.setConfig({ testTimeout: PATIENCE_MS });

const folder = makeTemporaryFolder('reports');
symlinkSync(join(repositoryRoot, 'node_modules'), join(folder.path, 'node_modules'));
afterAll(() => folder.remove());

function writeIn(name: string, files: Record<string, string>): string {
  mkdirSync(join(folder.path, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder.path, name, file), text);
  return join(folder.path, name);
}

it('counts what vitest passed and names what it did not, files that do not load among them', async () => {
  const root = writeIn('vitest', {
    'vitest.config.ts': 'export default {}',
    'a.test.ts': `import { it, expect } from 'vitest'; it('adds', () => {}); it('breaks', () => expect(1).toBe(2)); it.skip('waits', () => {});`,
    'b.test.ts': `throw new Error('does not load');`,
  });
  const result = await vitestStep('tests', { args: ['--root', root], isQuiet: true }).run();
  expect(result.passed).toBe(1);
  expect(result.timings?.map(({ name }) => name.split('/').at(-1)).sort()).toEqual(['a.test.ts', 'b.test.ts']);
  expect(result.failures).toEqual([
    expect.stringMatching(/a\.test\.ts: breaks\n {4}AssertionError: expected 1 to be 2/),
    expect.stringMatching(/b\.test\.ts$/),
  ]);
});

it('fails when there is nothing to count', async () => {
  const root = writeIn('empty', { 'vitest.config.ts': 'export default {}' });
  expect(await vitestStep('tests', { args: ['--root', root], isQuiet: true }).run()).toMatchObject({
    passed: 0,
    failures: [expect.any(String)],
  });
});

it('counts what playwright passed and names what it did not', async () => {
  const root = writeIn('playwright', {
    'playwright.config.ts': `export default { testDir: '.', use: {}, retries: 1 }`,
    'a.spec.ts': `import { test, expect } from '@playwright/test';
      test.describe('journey', () => { test('arrives', () => {}); test('gets lost', () => expect(1).toBe(2)); test('stumbles', ({}, { retry }) => expect(retry).toBe(1)); test.skip('rests', () => {}); });`,
  });
  const step = playwrightStep('journeys', {
    args: ['--config', join(root, 'playwright.config.ts')],
    isQuiet: true,
    prepare: async () => {},
  });
  expect(await step.run()).toEqual({
    passed: 2,
    failures: [expect.stringMatching(/a\.spec\.ts › journey › gets lost$/)],
    retried: [expect.stringMatching(/a\.spec\.ts › journey › stumbles$/)],
    timings: expect.arrayContaining([expect.objectContaining({ name: expect.stringMatching(/arrives$/) })]),
  });
});
