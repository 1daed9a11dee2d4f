import { describe, expect, test } from 'vitest';
import { krippendorffAlpha } from './krippendorff-alpha.ts';
import type { Ratings } from './ratings.ts';

/** Krippendorff (2011), example C: four observers, twelve units, missing judgements; a column here is an observer there. */
const observers = ['123321412...', '1233224125.3', '.3332342251.', '12332441251.'];
const units: Ratings = Array.from({ length: 12 }, (_, unit) =>
  observers.map(row => (row[unit] === '.' ? null : Number(row[unit]))),
);

const nominal = (a: number, b: number) => Number(a !== b);
const interval = (a: number, b: number) => (a - b) ** 2;

/** α by its definition: how far judgements of the same unit are apart, against all judgements, pair by pair. */
function byPairs(ratings: Ratings, distance: (a: number, b: number) => number): number {
  const rows = ratings.map(row => row.filter(one => one !== null).map(Number)).filter(row => row.length > 1);
  const all = rows.flat();
  const mean = (values: readonly number[]) =>
    values.flatMap((a, i) => values.filter((_, j) => j !== i).map(b => distance(a, b))).reduce((x, y) => x + y, 0);
  const observed = rows.reduce((sum, row) => sum + mean(row) / (row.length - 1), 0) / all.length;
  return 1 - observed / (mean(all) / (all.length * (all.length - 1)));
}

/** Ranks as Krippendorff writes them: all values between two, ends by half. */
function rankDistance(ratings: Ratings) {
  const all = ratings.filter(row => row.filter(one => one !== null).length > 1).flat();
  const count = (value: number) => all.filter(one => one === value).length;
  return (a: number, b: number) => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    let sum = -(count(low) + count(high)) / 2;
    for (let g = low; g <= high; g++) sum += count(g);
    return a === b ? 0 : sum ** 2;
  };
}

describe('α', () => {
  test.each([
    ['nominal', 0.743, nominal],
    ['ordinal', 0.815, rankDistance(units)],
    ['interval', 0.849, interval],
  ] as const)(
    'is what Krippendorff printed in 2011 for %s data, and what all pairs give',
    (measure, printed, distance) => {
      const found = krippendorffAlpha(units, { measure, samples: 10 });
      expect(found.alpha).toBeCloseTo(printed, 3);
      expect(found.alpha).toBeCloseTo(byPairs(units, distance), 12);
      // The last unit was judged by one observer alone.
      expect(found).toMatchObject({ units: 11, values: 40 });
    },
  );

  test('does not depend on the order of units or coders', () => {
    const turned = units.toReversed().map(row => row.toReversed());
    expect(krippendorffAlpha(turned, { measure: 'ordinal', samples: 2 }).alpha).toBeCloseTo(0.8154, 3);
  });

  test('takes an order of words for ranks, and refuses words without one', () => {
    const words = units.map(row => row.map(one => (one === null ? null : `step ${'edcba'[Number(one) - 1]}`)));
    const levels = ['a', 'b', 'c', 'd', 'e'].map(letter => `step ${letter}`).reverse();
    expect(krippendorffAlpha(words, { measure: 'ordinal', levels, samples: 2 }).alpha).toBeCloseTo(0.8154, 3);
    expect(() => krippendorffAlpha(words, { measure: 'ordinal' })).toThrow('invalid-setting');
    expect(() => krippendorffAlpha(words, { measure: 'interval', levels })).toThrow('invalid-setting');
  });

  test('is not defined where nothing varies', () => {
    expect(
      krippendorffAlpha([
        [1, 1],
        [1, 1],
        [1, null],
      ]),
    ).toMatchObject({ alpha: null, interval: null, units: 2 });
    expect(() =>
      krippendorffAlpha([
        [1, null],
        [null, 2],
      ]),
    ).toThrow('too-few-samples');
  });
});

describe('its interval', () => {
  test('is the same for the same seed, holds α and narrows with more units', () => {
    const once = krippendorffAlpha(units, { seed: 5 });
    expect(krippendorffAlpha(units, { seed: 5 })).toEqual(once);
    expect(krippendorffAlpha(units, { seed: 6 }).interval).not.toEqual(once.interval);
    expect(once.interval!.lower).toBeLessThan(once.alpha!);
    expect(once.interval!.upper).toBeGreaterThan(once.alpha!);
    const many = krippendorffAlpha(Array.from({ length: 9 }, () => units).flat(), { seed: 5 });
    const width = ({ interval: found }: typeof many) => found!.upper - found!.lower;
    expect(width(many)).toBeLessThan(width(once) / 2);
  });

  test('holds the true α of made-up coders about as often as it says', () => {
    // Two coders, each right with 0.8 among two equal codes: they agree with 0.68, by chance with 0.5, so α is 0.36.
    let state = 12345;
    const draw = () => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return state / 2 ** 31;
    };
    let held = 0;
    for (let study = 0; study < 100; study++) {
      const ratings = Array.from({ length: 120 }, () => {
        const truth = Number(draw() < 0.5);
        return [0, 1].map(() => (draw() < 0.8 ? truth : 1 - truth));
      });
      const { interval: found } = krippendorffAlpha(ratings, { confidence: 0.9, samples: 200, seed: study });
      held += Number(found!.lower <= 0.36 && 0.36 <= found!.upper);
    }
    expect(held).toBeGreaterThan(80);
    expect(held).toBeLessThan(98);
  });
});
