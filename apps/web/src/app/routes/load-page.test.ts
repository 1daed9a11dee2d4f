import { expect, test } from 'vitest';
import { loadPage } from './load-page.ts';

const page = { default: () => null };

test('hands the page on when it arrives', async () => {
  expect(await loadPage(async () => page, 50)()).toBe(page);
});

test('gives up on a page that does not arrive in time', async () => {
  await expect(loadPage(() => new Promise(() => {}), 10)()).rejects.toThrow('not loaded in time');
});
