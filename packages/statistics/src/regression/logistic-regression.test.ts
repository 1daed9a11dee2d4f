import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import type { FitControl } from '../fit-control.ts';
import { seededRandom } from '../random.ts';
import { type LogisticInput, logisticRegression } from './logistic-regression.ts';

const rows = 80;
const random = seededRandom(9);
const x1 = normalColumn(1, rows, 5, 2);
const x2 = normalColumn(2, rows);
const y = x1.map((value, row) => (random.next() < 1 / (1 + Math.exp(5 - value - x2[row]!)) ? 'yes' : 'no'));
const w = x1.map((_, row) => row % 3);
const data = { y, x1, x2, w };

const settings: LogisticInput['settings'] = {
  intercept: true,
  confidence: 0.95,
  cutoff: 0.5,
  missing: 'listwise',
  maxIterations: 50,
  convergence: 1e-10,
  categorical: {},
};
const fit = (columns: LogisticInput['data'], change: Partial<LogisticInput> = {}, control?: FitControl) =>
  logisticRegression(
    { data: columns, dependent: 'y', event: 'yes', independents: ['x1', 'x2'], settings, ...change },
    control,
  );
const mapData = (change: <Item>(column: Item[]) => Item[]) => ({
  y: change(y),
  x1: change(x1),
  x2: change(x2),
  w: change(w),
});

describe('logistic regression', () => {
  const plain = fit(data);

  test('fits probabilities whose errors no predictor explains', () => {
    for (const column of [x1.map(() => 1), x1, x2]) {
      const score = plain.probabilities.reduce(
        (sum, p, row) => sum + ((y[row] === 'yes' ? 1 : 0) - p) * column[row]!,
        0,
      );
      expect(Math.abs(score)).toBeLessThan(1e-6);
    }
  });

  test('does not depend on the order of the rows', () => {
    const order = shuffleRows([...y.keys()], 4);
    const shuffled = fit(mapData(column => inOrder(column, order)));
    expectClose({ ...shuffled, probabilities: [] }, { ...plain, probabilities: [] }, 1e-7);
    expectClose(shuffled.probabilities, inOrder(plain.probabilities, order), 1e-7);
  });

  describe('with so many rows that a part of them is fitted first', () => {
    const times = 300;
    const many = mapData(column => Array.from({ length: times * rows }, (_, row) => column[Math.floor(row / times)]!));

    test('gives what the same people give as frequencies', () => {
      const weighed = fit({ ...data, w: w.map(() => times) }, { weights: 'w' });
      const fitted = fit(many);
      expect(fitted.n).toBe(times * rows);
      const estimates = ({ coefficients }: typeof fitted) => coefficients.map(({ estimate }) => estimate);
      expectClose(estimates(fitted), estimates(weighed), 1e-10);
      // Errors are those of the last point but one, which is not the same.
      expectClose(fitted.coefficients, weighed.coefficients, 1e-4);
      expectClose(fitted.minus2LL, weighed.minus2LL, 1e-10);
    });

    test('fits a category that is not in that part', () => {
      const rare = many.y.map((_, row) => (row % 1000 === 3 ? 1 : 0));
      const { coefficients } = fit({ ...many, rare }, { independents: ['x1', 'rare'] });
      expect(coefficients.map(({ name }) => name)).toEqual(['(Intercept)', 'x1', 'rare']);
      expect(coefficients[2]!.standardError).toBeGreaterThan(0);
    });

    test('still says that the outcome is separated', () => {
      const apart = many.y.map((answer, row) => (answer === 'yes' ? 1 : 0) + (row % 7) / 10);
      expect(attempt(() => fit({ ...many, x1: apart }))).toMatchObject({ problem: 'separation' });
    });
  });

  test('changes only the intercept when a constant is added to a predictor', () => {
    const moved = fit({ ...data, x1: x1.map(value => value + 1000) });
    expectClose(moved.coefficients.slice(1), plain.coefficients.slice(1), 1e-6);
    expectClose(moved.probabilities, plain.probabilities, 1e-7);
  });

  test('is the same with weights of 1 as without', () => {
    const weighted = fit({ ...data, w: w.map(() => 1) }, { weights: 'w' });
    expectClose(plainPart(weighted), plain);
    const errors = (fitted: { coefficients: { standardError: number }[] } | undefined) =>
      fitted?.coefficients.map(({ standardError }) => standardError);
    expectClose(errors(weighted.effective), errors(plain));
    expectClose(weighted.effective?.aic, plain.aic);
  });

  test('has errors on the effective base and by design that know no scale of the weights', () => {
    const own = w.map(weight => weight + 0.5);
    const weighted = fit({ ...data, w: own }, { weights: 'w' });
    const scaled = fit({ ...data, w: own.map(weight => 50 * weight) }, { weights: 'w' });
    expectClose([scaled.effective, scaled.design], [weighted.effective, weighted.design], 1e-6);
    expect(weighted.design?.df).toBe(rows - 3);
  });

  test('takes a weight of 2 for a row given twice, standard errors included', () => {
    const doubled = fit(mapData(twice));
    const weighted = fit({ ...data, w: w.map(() => 2) }, { weights: 'w' });
    const byRow = { nRows: 0, probabilities: [] };
    expectClose({ ...(plainPart(weighted) as object), ...byRow }, { ...doubled, ...byRow }, 1e-6);
  });

  test('lets a row of weight 0 contribute nothing but a probability', () => {
    const kept = [...y.keys()].filter(row => w[row]! > 0);
    const without = fit(
      mapData(column => inOrder(column, kept)),
      { weights: 'w' },
    );
    const weighted = fit(data, { weights: 'w' });
    const byRow = { nRows: 0, probabilities: [] };
    expectClose({ ...weighted, ...byRow }, { ...without, ...byRow }, 1e-6);
    expect(weighted.nRows).toBe(rows);
  });

  test('mirrors its signs when the other outcome is the event', () => {
    const mirrored = fit(data, { event: 'no' });
    expectClose(
      mirrored.coefficients.map(({ estimate }) => -estimate),
      plain.coefficients.map(({ estimate }) => estimate),
      1e-7,
    );
  });

  test('knows an event by its text, be it a number or a word', () => {
    const coded = { ...data, y: Float64Array.from(y, value => (value === 'yes' ? 1 : 0)) };
    expectClose(fit(coded, { event: '1' }), plain);
    expectClose(fit(coded, { event: 1 }), plain);
  });

  test('classifies everybody as the event from a cutoff of 0 on', () => {
    const { classification } = fit(data, { settings: { ...settings, cutoff: 0 } });
    expect(classification).toMatchObject({ trueNegative: 0, falseNegative: 0 });
  });

  const split = x1.map(value => (value > 5 ? 'yes' : 'no'));
  const flag = x1.map((value, row) => (value > 6 && y[row] === 'yes' ? 1 : 0));
  test.each<[string, () => unknown, object]>([
    ['complete separation', () => fit({ y: split, x1, x2 }), { problem: 'separation', details: { column: 'x1' } }],
    [
      'a yes/no predictor that is yes only among events',
      () => fit({ y, x1: flag, x2 }),
      { problem: 'separation', details: { column: 'x1' } },
    ],
    [
      'separation under few iterations',
      () => fit({ y: split, x1, x2 }, { settings: { ...settings, maxIterations: 15 } }),
      { problem: 'separation' },
    ],
    [
      'one kind of outcome',
      () => fit({ y: y.map(() => 'yes'), x1, x2 }),
      { problem: 'constant-column', details: { column: 'y' } },
    ],
    [
      'a constant predictor',
      () => fit({ y, x1, x2: x2.map(() => 1) }),
      { problem: 'constant-column', details: { column: 'x2' } },
    ],
    [
      'a predictor that others determine',
      () => fit({ y, x1, x2: x1.map(value => 1 - value) }),
      { problem: 'singular-matrix', details: { column: 'x2' } },
    ],
    [
      'too few iterations',
      () => fit(data, { settings: { ...settings, maxIterations: 2 } }),
      { problem: 'no-convergence' },
    ],
    ['no complete rows', () => fit({ y: [null, 'yes'], x1: [1, null], x2: [1, 1] }), { problem: 'too-few-samples' }],
  ])('refuses %s', (_, run, problem) => {
    expect(attempt(run)).toMatchObject(problem);
  });

  test('tells how far it is, never less than before, and stops when told to', () => {
    const shares: number[] = [];
    fit(data, {}, { onProgress: share => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(attempt(() => fit(data, {}, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});
