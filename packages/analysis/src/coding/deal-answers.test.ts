import { expect, it } from 'vitest';
import { dealAnswers, drawAnswers } from './deal-answers.ts';

const ids = Array.from({ length: 11 }, (_, at) => at);
const all = () => true;

it('draws as many as are wanted, none twice, the same for the same seed and others for another', () => {
  const drawn = drawAnswers(ids, 4, 7);
  expect(new Set(drawn).size).toBe(4);
  expect(drawAnswers(ids, 4, 7)).toEqual(drawn);
  expect(drawAnswers(ids, 4, 8)).not.toEqual(drawn);
  expect(drawAnswers(ids, 40, 7).sort((a, b) => a - b)).toEqual(ids);
});

it('draws each about equally often', () => {
  const times = ids.map(() => 0);
  for (let seed = 1; seed <= 2_200; seed++) for (const id of drawAnswers(ids, 3, seed)) times[id]! += 1;
  // 600 each, give or take 21: five times that is not met by chance.
  for (const time of times) expect(Math.abs(time - 600)).toBeLessThan(105);
});

it('deals equal numbers in turn, and one more to the first', () => {
  const dealt = dealAnswers(
    ids,
    [1, 2, 3].map(() => ({ count: 11, may: all })),
  );
  expect(dealt).toEqual([
    [0, 3, 6, 9],
    [1, 4, 7, 10],
    [2, 5, 8],
  ]);
});

it('deals no more than is wanted, and what one may not have to somebody who may', () => {
  const dealt = dealAnswers(ids, [
    { count: 2, may: all },
    { count: 6, may: id => id % 2 === 0 },
  ]);
  expect(dealt.map(part => part.length)).toEqual([2, 5]);
  expect(dealt[1]!.every(id => id % 2 === 0)).toBe(true);
  expect(dealAnswers(ids, [{ count: 3, may: () => false }])).toEqual([[]]);
});
