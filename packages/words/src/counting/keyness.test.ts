import { expect, test } from 'vitest';
import { keyness } from './keyness.ts';
import { logLikelihood } from './log-likelihood.ts';

const texts = ['物流慢', '物流慢物流', '慢，差', '物流', '客服好', '物流好', '客服', '客服好', '好', ''];
const isInGroup = [true, true, true, true, false, false, false, false, false, false];

test('counts texts on both sides, tells the direction and puts the surest first', () => {
  const found = keyness(texts, { language: 'zh', isInGroup });
  expect(found.map(({ form, direction, groupTexts, restTexts }) => [form, direction, groupTexts, restTexts])).toEqual([
    ['慢', 'more', 3, 0],
    ['好', 'less', 0, 4],
    ['客服', 'less', 0, 3],
    ['物流', 'more', 3, 1],
  ]);
  expect(found[3]).toMatchObject({ groupShare: 0.75, restShare: 1 / 6, ...logLikelihood(3, 4, 1, 6) });
});

test('is said once of four words tested, with p of the family', () => {
  const found = keyness(texts, { language: 'zh', isInGroup });
  const sorted = found.map(({ pValue }) => pValue).sort((a, b) => a - b);
  // Benjamini and Hochberg: p·m/rank, no larger than the next one's.
  const wanted = sorted.map((_, rank) => Math.min(...sorted.slice(rank).map((p, k) => (p * 4) / (rank + k + 1))));
  expect(found.map(({ pFdr }) => pFdr)).toEqual(wanted.map(p => expect.closeTo(p, 12)));
});

test('keeps weighting from making a sample larger than it is', () => {
  const plain = keyness(texts, { language: 'zh', isInGroup });
  const scaled = keyness(texts, { language: 'zh', isInGroup, weights: texts.map(() => 7) });
  expect(scaled.map(({ value }) => value)).toEqual(plain.map(({ value }) => expect.closeTo(value, 10)));
  const weights = [3, 1, 1, 1, 2, 1, 0, 1, 1, 1];
  const slow = keyness(texts, { language: 'zh', isInGroup, weights }).find(({ form }) => form === '慢')!;
  // 5 of 6 by weight, on the base of 6²/12 = 3 people; nobody of 6²/8 = 4.5.
  expect(slow).toMatchObject({
    groupShare: 5 / 6,
    restShare: 0,
    value: expect.closeTo(logLikelihood(2.5, 3, 0, 4.5).value, 10),
  });
});

test('does not depend on the order of texts, and refuses a side that nobody is on', () => {
  const turned = keyness(texts.toReversed(), { language: 'zh', isInGroup: isInGroup.toReversed() });
  expect(turned).toEqual(keyness(texts, { language: 'zh', isInGroup }));
  expect(() => keyness(texts, { language: 'zh', isInGroup: texts.map(() => true) })).toThrow(
    'empty-table {"what":"rest"}',
  );
  expect(() => keyness(texts, { language: 'zh', isInGroup: [true] })).toThrow('unequal-lengths');
});
