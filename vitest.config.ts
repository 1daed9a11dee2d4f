import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    // The default leaves a core to a watching editor; nobody watches here.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Pure functions leave nothing behind, so their files share a worker and what it has loaded: half the time.
        test: { name: 'packages', include: ['packages/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          globalSetup: ['tools/testing/postgres.ts'],
        },
      },
    ],
  },
});
