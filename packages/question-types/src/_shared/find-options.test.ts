import { expect, test } from 'vitest';
import { findOptions } from './find-options.ts';

const items = ['New York', 'York', '纽约 ＮＹＣ'].map((text, index) => ({
  id: String(index),
  title: { text },
  settings: {},
}));
const found = (query: string) => findOptions(items, query).map(item => item.id);

test('finds by any words in any order, whatever their case and width', () => {
  expect(found('york new')).toEqual(['0']);
  expect(found('YORK')).toEqual(['0', '1']);
  expect(found('nyc')).toEqual(['2']);
  expect(found('  ')).toEqual(['0', '1', '2']);
  expect(found('paris')).toEqual([]);
});

test('searches three thousand options within a keystroke', () => {
  const many = Array.from({ length: 3000 }, (_, n) => ({ id: `${n}`, title: { text: `Option ${n}` }, settings: {} }));
  const started = performance.now();
  expect(findOptions(many, 'option 2999')).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(100);
});
