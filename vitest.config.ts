import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tools/testing/slow-first.ts';

const pageTests = ['apps/{web,respondent,room}/**/*.test.{ts,tsx}'];
/** Other modules, other globals, another time: what is loaded meanwhile remembers them. */
const putsInPlace =
  /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|spyOn|useFakeTimers|setSystemTime)\(|\brenderHook\(/;
const alone = pageTests
  .flatMap(pattern => globSync(pattern, { cwd: import.meta.dirname, exclude: ['**/node_modules/**', '**/dist/**'] }))
  .filter(file => putsInPlace.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));

/** Packages without components. */
const plain = '{analysis,api-contract,craft,data-files,statistics,survey-core,symposium,texts,together,words}';
/**
 * What Node itself can load, it loads: that is how the server runs, and every call of an imported function is one step
 * less. Only what has components, or other modules put in place, goes through the transformer.
 */
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    // One more than the cores that are sure to be there: while one file waits for a process or a clock, another works.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A second, the default, is not enough for a call on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tools/testing/property-seed.ts'],
    sequence: { sequencer: SlowFirst },
    // In this order: see SlowFirst.
    projects: [
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          globalSetup: ['tools/testing/postgres.ts'],
          ...byNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['tools/testing/postgres.ts'],
          // Each file has an app and a database of its own, and modules keep nothing but what is true of every app:
          // loading the server anew for each file would take longer than most of them run.
          isolate: false,
          ...byNode,
          // What one file watches or replaces is itself again in the next.
          restoreMocks: true,
        },
      },
      {
        extends: true,
        // Pure functions leave nothing behind, so their files share a worker and what it has loaded: half the time.
        test: { name: 'packages', include: [`packages/${plain}/**/*.test.ts`], isolate: false, ...byNode },
      },
      {
        extends: true,
        test: {
          name: 'packages with pages',
          include: ['packages/**/*.test.{ts,tsx}'],
          exclude: [`packages/${plain}/**`, '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'pages alone', include: alone },
      },
      {
        extends: true,
        // Those of the pages neither, except a file that puts something else in the place of what the next one would find.
        // One worker, by itself: three would each load the same libraries of the pages, which takes longer than the tests.
        test: {
          name: 'pages',
          include: pageTests,
          exclude: [...alone, '**/node_modules/**'],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
