import enUS from 'antd/locale/en_US';
import { expect, it } from 'vitest';
import { withPageSize } from './with-page-size.ts';

const plain = 'default' in enUS ? (enUS as { default: typeof enUS }).default : enUS;

it.each([
  ['as it is', plain],
  ['as a module around it', { default: plain }],
])('the page size is said in our words, the locale coming %s (P9.16)', (_how, given) => {
  const locale = withPageSize(given, 'per page');
  expect(locale).not.toHaveProperty('default');
  expect(locale.Pagination?.items_per_page).toBe('per page');
  expect(locale.Pagination?.next_page).toBe(plain.Pagination?.next_page);
});
