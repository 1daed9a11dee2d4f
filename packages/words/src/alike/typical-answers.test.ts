import { expect, test } from 'vitest';
import { SimilarityIndex } from './similarity-index.ts';
import { typicalAnswers } from './typical-answers.ts';

test('takes what is nearest to all, and of those that say the same one', () => {
  const texts = ['物流很慢', '包装破了', '物流太慢了', '物流很慢！', '客服物流都好'];
  expect(typicalAnswers(texts, 2)).toEqual([0, 2]);
  expect(typicalAnswers(texts, 9)).toEqual([0, 2, 1, 4]);
});

test('leaves out what says nothing', () => {
  expect(typicalAnswers(['', '！！', '慢'], 3)).toEqual([2]);
  expect(typicalAnswers([], 3)).toEqual([]);
});

test('the midst is the cosine to the sum of all', () => {
  // "慢" has the pieces "·慢" and "慢·" of ln(4/2) each, as have both texts; "贵" two of its own of ln(4/1).
  const [common, rare] = [Math.log(4 / 2), Math.log(4)];
  const unit = Math.SQRT1_2;
  const sum = [2 * unit, 2 * unit, unit, unit];
  const length = Math.hypot(...sum);
  const midst = new SimilarityIndex(['慢', '慢', '贵']).midst();
  expect(common).toBeLessThan(rare);
  expect(midst[0]).toBeCloseTo((2 * unit * unit * 2) / length, 12);
  expect(midst[2]).toBeCloseTo((2 * unit * unit) / length, 12);
});
