import { expect, it } from 'vitest';
import { loadPage } from '../routes/load-page.ts';
import { isMissingCode } from './is-missing-code.ts';

it.each([
  new TypeError('Failed to fetch dynamically imported module: https://survey.example.cn/assets/page-1a2b.js'),
  new TypeError('error loading dynamically imported module: https://survey.example.cn/assets/page-1a2b.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/page-1a2b.css'),
])('code that did not come is known as such: %s', error => {
  expect(isMissingCode(error)).toBe(true);
});

it('code that takes too long is no fault of the system either', async () => {
  const late = loadPage(() => new Promise(() => {}), 0)();
  await expect(late).rejects.toSatisfy(isMissingCode);
});

it.each([
  new TypeError("Cannot read properties of undefined (reading 'importance')"),
  new Error('The import has no module'),
])('a page that broke is not: %s', error => {
  expect(isMissingCode(error)).toBe(false);
});
