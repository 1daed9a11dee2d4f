import { expect, it } from 'vitest';
import type { KindRefusal } from '../../kind/kind.ts';
import { requireBearableSampling } from './sampling.ts';

const sampling = { draws: 4_000, burnIn: 2_000, thin: 1, seed: 1, chains: 2 };
const refusalOf = (people: number, draws = sampling.draws) => {
  try {
    // Twelve tasks of four concepts and ten coefficients.
    requireBearableSampling({ people, compared: people * 36, width: 10 }, { ...sampling, draws });
    return undefined;
  } catch (error) {
    return (error as KindRefusal).problem;
  }
};

it('refuses what would take too long before it begins, with what would not', () => {
  expect(refusalOf(1_000)).toBeUndefined();
  expect(refusalOf(1_000, 18_000)).toBeUndefined();
  const fewer = refusalOf(3_000, 20_000);
  expect(fewer).toMatchObject({ word: 'option-not-fitting', slot: 'draws' });
  expect(refusalOf(3_000, fewer!.most)).toBeUndefined();
  const many = refusalOf(40_000);
  expect(many).toMatchObject({ word: 'too-many-people', slot: 'question', got: 40_000 });
  expect(refusalOf(many!.most!, 1_000)).toBeUndefined();
});
