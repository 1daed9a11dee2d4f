import { expect, test } from 'vitest';
import { coOccurrence } from './co-occurrence.ts';

const texts = ['slow dear app', 'slow and dear', 'app', 'slow', 'dear app app', 'kind'];
const forms = ['slow', 'dear', 'app', 'never'];

test('counts texts that have both, against what chance would give', () => {
  // slow 3 of 6, dear 3, app 3; slow and dear 2: 2·6/(3·3), and 2 of the 4 that have either.
  expect(coOccurrence(texts, { language: 'en', forms, leastTexts: 2 })).toEqual([
    { one: 'app', other: 'dear', texts: 2, weighted: 2, lift: 4 / 3, jaccard: 0.5 },
    { one: 'dear', other: 'slow', texts: 2, weighted: 2, lift: 4 / 3, jaccard: 0.5 },
  ]);
});

test('weighs texts', () => {
  const [first] = coOccurrence(texts, { language: 'en', forms, weights: [2, 1, 1, 0, 0.5, 1.5] });
  // slow and dear 3 of 6; slow 3, dear 3.5.
  expect(first).toMatchObject({
    one: 'dear',
    other: 'slow',
    weighted: 3,
    lift: expect.closeTo(18 / 10.5, 12),
    jaccard: expect.closeTo(3 / 3.5, 12),
  });
});
