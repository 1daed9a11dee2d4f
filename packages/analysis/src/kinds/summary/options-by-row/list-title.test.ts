import { expect, it } from 'vitest';
import { titleOfList } from './list-title.ts';

it.each([
  ['the column that all rows have', ['Tea: How often', 'Milk: How often'], 'How often'],
  ['also with a colon of its own', ['Tea: Where: at home?', 'Milk: Where: at home?'], 'Where: at home?'],
  ['a row alone keeps its words', ['Tea: How often'], 'Tea: How often'],
  ['rows of two columns, by name', ['Tea: How often', 'Tea: Where'], 'Tea: How often / Tea: Where'],
  ['rows without a column', ['Tea', 'Milk'], 'Tea / Milk'],
])('a further table of a matrix is titled by %s', (_what, labels, title) => {
  expect(titleOfList(labels)).toBe(title);
});
