import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, normalColumn, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { curveAt, curveCrossing } from './curve-crossing.ts';
import { type PsmInput, psm } from './psm.ts';

const prices = (seed: number, mean: number) => normalColumn(seed, 40, mean, 4).map(Math.round);
const answers = {
  tooCheap: prices(1, 20),
  cheap: prices(2, 30),
  expensive: prices(3, 40),
  tooExpensive: prices(4, 50),
};
const settings = { ordering: 'strict', interpolation: 'linear' } as const;
const mapAnswers = (change: (column: number[]) => number[]) => ({
  tooCheap: change(answers.tooCheap),
  cheap: change(answers.cheap),
  expensive: change(answers.expensive),
  tooExpensive: change(answers.tooExpensive),
});
const measure = (change: Partial<PsmInput> = {}) => psm({ ...answers, settings, ...change });

describe('the price meter', () => {
  const plain = measure();

  test('does not depend on the order of the rows, nor on weights that are all the same', () => {
    const order = shuffleRows([...answers.cheap.keys()], 2);
    expectClose(measure(mapAnswers(column => inOrder(column, order))), plain);
    expectClose(measure({ weights: answers.cheap.map(() => 1) }), plain);
    const { curves, opp, idp, pmc, pme } = measure(mapAnswers(twice));
    expectClose({ ...plain, curves, opp, idp, pmc, pme }, plain);
  });

  test('moves with all prices', () => {
    const moved = measure(mapAnswers(column => column.map(price => price + 100)));
    expect(moved.opp!.price).toBeCloseTo(plain.opp!.price + 100, 9);
    expect(moved.idp!.percent).toBeCloseTo(plain.idp!.percent, 9);
  });

  test('puts the acceptable range around the optimal price', () => {
    const { acceptableRange, opp } = plain;
    expect(acceptableRange.lower).toBeLessThanOrEqual(opp!.price);
    expect(acceptableRange.upper).toBeGreaterThanOrEqual(opp!.price);
  });

  test('leaves out people whose prices do not rise, or leave a gap', () => {
    const one = { tooCheap: [1, 5, 1], cheap: [2, 2, 2], expensive: [2, 3, 3], tooExpensive: [4, 4, null] };
    expect(attempt(() => psm({ ...one, settings }))).toMatchObject({ problem: 'too-few-samples' });
    expect(psm({ ...one, settings: { ...settings, ordering: 'nonStrict' } })).toMatchObject({ validN: 1, invalidN: 2 });
  });
});

describe('the crossing of two curves', () => {
  test('is the middle of the stretch on which they coincide', () => {
    expect(curveCrossing([1, 2, 3, 4, 5], [1, 0.5, 0.5, 0.5, 0], [0, 0.5, 0.5, 0.5, 1])).toBe(3);
  });

  test('is nothing when they never meet', () => {
    expect(curveCrossing([1, 2], [1, 1], [0, 0.5])).toBeNull();
  });

  test('lies on both curves', () => {
    const [falling, rising, at] = [
      [1, 0.6, 0.1],
      [0.2, 0.3, 0.9],
      [10, 20, 40],
    ];
    const price = curveCrossing(at, falling, rising)!;
    expect(curveAt(at, falling, price)).toBeCloseTo(curveAt(at, rising, price), 12);
  });
});
