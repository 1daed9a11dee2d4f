import { afterEach, expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const page = { default: () => null };

afterEach(() => vi.useRealTimers());

test('hands the page on when it arrives', async () => {
  expect(await loadPage(async () => page, 50)()).toBe(page);
});

test('gives up on a page that does not arrive in time', async () => {
  await expect(loadPage(() => new Promise(() => {}), 10)()).rejects.toThrow('not loaded in time');
});

test('waits 120,000 ms for a page that does not arrive, and not one more (P9.3, S8.34)', async () => {
  vi.useFakeTimers();
  let failed: unknown;
  loadPage(() => new Promise(() => {}))().catch(error => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(Error);
});
