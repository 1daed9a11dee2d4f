import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, normalColumn, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import type { FitControl } from '../fit-control.ts';
import { seededRandom } from '../random.ts';
import { logisticRegression } from './logistic-regression.ts';
import { type OrdinalRegressionInput, ordinalRegression } from './ordinal-regression.ts';

const rows = 120;
const random = seededRandom(4);
const x1 = normalColumn(1, rows, 50, 10);
const x2 = normalColumn(2, rows);
const levels = ['low', 'mid', 'high'];
const y = x1.map((value, row) => {
  const u = random.next();
  const latent = (value - 50) / 10 + x2[row]! + Math.log(u / (1 - u));
  return latent < -0.5 ? 'low' : latent < 1 ? 'mid' : 'high';
});
const w = y.map((_, row) => row % 3);
const data = { y, x1, x2, w };
const settings: OrdinalRegressionInput['settings'] = {
  link: 'logit',
  confidence: 0.95,
  missing: 'listwise',
  maxIterations: 50,
  convergence: 1e-10,
  categorical: {},
};
const fit = (
  columns: OrdinalRegressionInput['data'],
  change: Partial<OrdinalRegressionInput> = {},
  control?: FitControl,
) =>
  ordinalRegression(
    { data: columns, dependent: 'y', dependentLevels: levels, independents: ['x1', 'x2'], settings, ...change },
    control,
  );
const mapData = (change: <Item>(column: Item[]) => Item[]) => ({
  y: change(y),
  x1: change(x1),
  x2: change(x2),
  w: change(w),
});
const estimates = (parts: readonly { estimate: number }[]) => parts.map(({ estimate }) => estimate);

describe('ordinal regression', () => {
  const plain = fit(data);

  test('with two levels it is logistic regression', () => {
    const two = y.map(level => (level === 'low' ? 'low' : 'high'));
    const ordinal = fit({ ...data, y: two }, { dependentLevels: ['low', 'high'] });
    const logistic = logisticRegression({
      data: { ...data, y: two },
      dependent: 'y',
      event: 'high',
      independents: ['x1', 'x2'],
      settings: { ...settings, intercept: true, cutoff: 0.5 },
    });
    expectClose(-ordinal.thresholds[0]!.estimate, logistic.coefficients[0]!.estimate, 1e-6);
    expectClose(estimates(ordinal.coefficients), estimates(logistic.coefficients.slice(1)), 1e-6);
    expectClose(ordinal.logLikelihood, logistic.logLikelihood);
    expect(ordinal.parallelLines).toBeUndefined();
  });

  test('gives every row probabilities that sum to 1, and on the whole as many of each level as there are', () => {
    for (const row of plain.probabilities)
      expectClose(
        row.reduce((sum, p) => sum + p, 0),
        1,
        1e-12,
      );
    const { thresholds, coefficients } = plain;
    const upTo = (j: number, row: number) => {
      const slope = coefficients[0]!.estimate * x1[row]! + coefficients[1]!.estimate * x2[row]!;
      return 1 / (1 + Math.exp(slope - thresholds[j]!.estimate));
    };
    plain.probabilities.forEach((own, row) => {
      expectClose(own, [upTo(0, row), upTo(1, row) - upTo(0, row), 1 - upTo(1, row)], 1e-8);
    });
  });

  test('is at a maximum: every parameter moved a little makes the answers less likely', () => {
    const value = (by: readonly number[]) =>
      y.reduce((sum, level, row) => {
        const slope =
          (plain.coefficients[0]!.estimate + by[2]!) * x1[row]! + (plain.coefficients[1]!.estimate + by[3]!) * x2[row]!;
        const upTo = (j: number) => 1 / (1 + Math.exp(slope - plain.thresholds[j]!.estimate - by[j]!));
        const p = level === 'low' ? upTo(0) : level === 'mid' ? upTo(1) - upTo(0) : 1 - upTo(1);
        return sum + Math.log(p);
      }, 0);
    expectClose(value([0, 0, 0, 0]), plain.logLikelihood);
    for (const k of [0, 1, 2, 3]) {
      for (const step of [-1e-3, 1e-3]) {
        expect(value([0, 1, 2, 3].map(i => (i === k ? step : 0)))).toBeLessThan(plain.logLikelihood);
      }
    }
  });

  test('does not depend on the order of the rows', () => {
    const order = shuffleRows([...y.keys()], 4);
    const shuffled = fit(mapData(column => inOrder(column, order)));
    expectClose({ ...shuffled, probabilities: [] }, { ...plain, probabilities: [] }, 1e-6);
    expectClose(shuffled.probabilities, inOrder(plain.probabilities, order), 1e-7);
  });

  test('mirrors itself when the levels are turned round', () => {
    const turned = fit(data, { dependentLevels: levels.toReversed() });
    expectClose(
      estimates(turned.coefficients),
      estimates(plain.coefficients).map(value => -value),
      1e-6,
    );
    expectClose(
      estimates(turned.thresholds),
      estimates(plain.thresholds)
        .map(value => -value)
        .toReversed(),
      1e-6,
    );
    expect(turned.thresholds[0]?.name).toBe('high|mid');
  });

  test('takes a weight of 2 for a row given twice, and puts the effective base and the design beside it', () => {
    const byRow = { nRows: 0, probabilities: [] };
    const { effective, design, ...weighted } = fit({ ...data, w: w.map(() => 2) }, { weights: 'w' });
    expectClose({ ...weighted, ...byRow }, { ...fit(mapData(twice)), ...byRow }, 1e-6);
    expectClose(effective?.n, rows);
    expectClose(effective?.logLikelihood, plain.logLikelihood);
    expectClose(
      effective?.coefficients.map(({ standardError }) => standardError),
      plain.coefficients.map(own => own.standardError),
      1e-6,
    );
    expect(design?.df).toBe(rows - 4);
  });

  test('lets a row of weight 0 contribute nothing but probabilities', () => {
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

  test('does not find lines apart where they were made parallel, and finds them where they were not', () => {
    expect(plain.parallelLines?.pValue).toBeGreaterThan(0.05);
    const test = fit({ ...data, x2: x2.map((value, row) => value + (y[row] === 'mid' ? 1.5 : 0)) }).parallelLines;
    expect(test?.pValue).toBeLessThan(0.001);
  });

  const split = x1.map(value => (value > 55 ? 'high' : value > 45 ? 'mid' : 'low'));
  test.each<[string, () => unknown, object]>([
    ['complete separation', () => fit({ ...data, y: split }), { problem: 'separation' }],
    [
      'a level that nobody gave',
      () => fit(data, { dependentLevels: [...levels, 'top'] }),
      { problem: 'empty-level', details: { column: 'y', level: 'top' } },
    ],
    ['one level', () => fit(data, { dependentLevels: ['low'] }), { problem: 'too-few-samples' }],
    ['a constant predictor', () => fit({ ...data, x2: x2.map(() => 1) }), { problem: 'constant-column' }],
    [
      'a predictor that others determine',
      () => fit({ ...data, x2: x1.map(value => 1 - value) }),
      { problem: 'singular-matrix', details: { column: 'x2' } },
    ],
    [
      'too few iterations',
      () => fit(data, { settings: { ...settings, maxIterations: 2 } }),
      { problem: 'no-convergence' },
    ],
  ])('refuses %s', (_, run, problem) => {
    expect(attempt(run)).toMatchObject(problem);
  });

  test('stops when told to', () => {
    expect(attempt(() => fit(data, {}, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});
