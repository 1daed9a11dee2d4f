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

test('looks at each of three thousand options once per keystroke', () => {
  let looks = 0;
  const titleOf = (n: number) => ({
    get text() {
      looks++;
      return `Option ${n}`;
    },
  });
  const many = Array.from({ length: 3000 }, (_, n) => ({ id: `${n}`, title: titleOf(n), settings: {} }));
  expect(findOptions(many, 'option 2999')).toHaveLength(1);
  expect(looks).toBe(3000);
});
