import { expect, test } from 'vitest';
import { SimilarityIndex } from './similarity-index.ts';

const texts = ['包装破了', '物流慢', '包装全破了！', '', '物流', '包装破了'];

test('puts the chosen one first, then by what they share, then the rest in its order', () => {
  const found = new SimilarityIndex(texts).order(5);
  expect(found.map(({ place }) => place)).toEqual([5, 0, 2, 1, 3, 4]);
  expect(found.slice(3).every(({ similarity }) => similarity === 0)).toBe(true);
  expect(found[1]!.similarity).toBeCloseTo(1, 12);
});

test('lets what is rare weigh more than what everybody says', () => {
  const said = [
    'the screen is cracked',
    'the screen is the screen',
    'it is cracked',
    'the screen is big',
    'the screen is nice',
  ];
  const [, second] = new SimilarityIndex(said).order(2);
  expect(second!.place).toBe(0);
});

test('gives the cosine of its definition', () => {
  // Of 6 texts: pieces "物流" and its begin in 2, "流慢" and "慢·" in 1, "流·" in 1.
  const weight = (texts: number) => Math.log(7 / texts) ** 2;
  const wanted = (2 * weight(2)) / Math.sqrt((2 * weight(2) + 2 * weight(1)) * (2 * weight(2) + weight(1)));
  const found = new SimilarityIndex(texts).order(1).find(({ place }) => place === 4)!;
  expect(found.similarity).toBeCloseTo(wanted, 12);
});

test('has nothing similar to an empty answer', () => {
  expect(new SimilarityIndex(texts).order(3).map(({ similarity }) => similarity)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('finds the nearest of any text, as the order of all would, and none for what shares nothing', () => {
  const index = new SimilarityIndex(texts);
  const near = index.near('包装破了', 10);
  expect(near.map(({ place }) => place)).toEqual([0, 5, 2]);
  const ordered = index.order(5).filter(({ similarity }) => similarity > 0);
  expect(near.map(({ similarity }) => similarity)).toEqual(ordered.map(({ similarity }) => similarity));
  expect(index.near('包装破了', 1, 0).map(({ place }) => place)).toEqual([5]);
  expect(index.near('price', 10)).toEqual([]);
  // Asked again, nothing is left of what was asked before; and more words that nobody has make it less similar.
  expect(index.near('物流', 10).map(({ place }) => place)).toEqual([4, 1]);
  expect(index.near('物流 price', 10)[0]!.similarity).toBeLessThan(index.near('物流', 10)[0]!.similarity);
});
