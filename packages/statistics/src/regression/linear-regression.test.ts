import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { type LinearRegressionResult, linearRegression, type RegressionInput } from './linear-regression.ts';

const rows = 50;
const x1 = normalColumn(1, rows, 10, 3);
const x2 = normalColumn(2, rows).map((value, row) => value + 0.3 * x1[row]!);
const noise = normalColumn(3, rows);
const y = x1.map((value, row) => 2 + 0.5 * value - x2[row]! + noise[row]!);
const w = noise.map((_, row) => 1 + (row % 4));
const data = { y, x1, x2, w };

const settings: RegressionInput['settings'] = {
  intercept: true,
  confidence: 0.95,
  missing: 'listwise',
  categorical: {},
};
const fit = (columns: RegressionInput['data'], change: Partial<RegressionInput> = {}) =>
  linearRegression({ data: columns, dependent: 'y', independents: ['x1', 'x2'], settings, ...change });
const mapData = (change: (column: number[]) => number[]) =>
  Object.fromEntries(Object.entries(data).map(([name, column]) => [name, change(column)]));
const tests = (result: LinearRegressionResult) => result.coefficients.map(({ name, ...figures }) => figures);

const errorsOf = (fitted: { coefficients: { standardError: number; pValue: number }[] } | undefined) =>
  fitted?.coefficients.map(({ standardError, pValue }) => [standardError, pValue]);

describe('linear regression', () => {
  const plain = fit(data);

  test('does not depend on the order of the rows, apart from what is told by row', () => {
    const order = shuffleRows([...y.keys()], 4);
    const shuffled = fit(mapData(column => inOrder(column, order)));
    const byRow = { durbinWatson: 0, fitted: [], residuals: [] };
    expectClose({ ...shuffled, ...byRow }, { ...plain, ...byRow });
    expectClose(shuffled.fitted, inOrder(plain.fitted, order));
  });

  test('changes only the intercept when a constant is added to a predictor', () => {
    const moved = fit({ ...data, x1: x1.map(value => value + 1e6) });
    expectClose(tests(moved).slice(1), tests(plain).slice(1), 1e-6);
    expectClose(moved.fitted, plain.fitted, 1e-7);
    expect(moved.coefficients[0]!.estimate).not.toBeCloseTo(plain.coefficients[0]!.estimate, 0);
  });

  test('is the same with weights of 1, or of 7, as without', () => {
    const byWeight = { anova: plain.anova, standardError: 0 };
    for (const weight of [1, 7]) {
      const weighted = fit({ ...data, w: w.map(() => weight) }, { weights: 'w' });
      expectClose({ ...(plainPart(weighted) as object), ...byWeight }, { ...plain, ...byWeight });
      expectClose(weighted.effective?.n, rows);
      expectClose(weighted.effective?.standardError, plain.standardError);
      expectClose(errorsOf(weighted.effective), errorsOf(plain));
    }
  });

  test('has errors on the effective base and by design that know no scale of the weights', () => {
    const weighted = fit(data, { weights: 'w' });
    const scaled = fit({ ...data, w: w.map(weight => 50 * weight) }, { weights: 'w' });
    expectClose([scaled.effective, scaled.design], [weighted.effective, weighted.design]);
    expect(weighted.effective?.n).toBeLessThan(rows);
    expect(weighted.design?.df).toBe(plain.dfResidual);
  });

  test('estimates with a weight of 2 what a row given twice gives', () => {
    const doubled = fit(mapData(twice));
    const weighted = fit({ ...data, w: w.map(() => 2) }, { weights: 'w' });
    expectClose(
      weighted.coefficients.map(({ estimate, beta, vif }) => ({ estimate, beta, vif })),
      doubled.coefficients.map(({ estimate, beta, vif }) => ({ estimate, beta, vif })),
    );
    expect(weighted.anova.ssResidual).toBeCloseTo(doubled.anova.ssResidual, 8);
  });

  test('leaves a row of weight 0 out of the fit, but tells what it would be', () => {
    const withExtra = { y: [...y, 1e4], x1: [...x1, 0], x2: [...x2, 0], w: [...w, 0] };
    const result = fit(withExtra, { weights: 'w' });
    const without = fit(data, { weights: 'w' });
    expectClose({ ...result, fitted: [], residuals: [] }, { ...without, fitted: [], residuals: [] });
    expect(result.fitted).toHaveLength(rows + 1);
    expect(result.fitted.at(-1)).toBeCloseTo(without.coefficients[0]!.estimate, 9);
  });

  test('leaves residuals that no predictor explains, also where predictors nearly coincide', () => {
    const near = x1.map((value, row) => value + 1e-5 * noise[row]!);
    const { residuals } = fit({ y, x1, x2: near });
    for (const column of [x1.map(() => 1), x1, near]) {
      expect(Math.abs(residuals.reduce((sum, value, row) => sum + value * column[row]!, 0))).toBeLessThan(1e-6);
    }
  });

  test('reaches the certified digits of NIST’s Wampler1, a polynomial of degree 5 over 0 to 20', () => {
    // y = 1 + x + … + x⁵ exactly; a tiny disturbance keeps a residual variance.
    const x = Array.from({ length: 21 }, (_, i) => i);
    const powers = [1, 2, 3, 4, 5].map(power => x.map(value => value ** power));
    const independents = ['p1', 'p2', 'p3', 'p4', 'p5'];
    const columns = Object.fromEntries(independents.map((name, j) => [name, powers[j]!]));
    const exact = x.map((_, row) => 1 + powers.reduce((sum, power) => sum + power[row]!, 0));
    const result = fit({ ...columns, y: exact.map((value, row) => value + (row % 2 ? 1 : -1)) }, { independents });
    const disturbance = fit({ ...columns, y: x.map((_, row) => (row % 2 ? 1 : -1)) }, { independents });
    result.coefficients.forEach(({ estimate }, k) => {
      expect(estimate - disturbance.coefficients[k]!.estimate).toBeCloseTo(1, 7);
    });
  });

  test('codes words against their reference, whichever level that is', () => {
    const word = y.map((_, row) => ['red', 'green', 'blue'][row % 3]!);
    const levels = ['red', 'green', 'blue'];
    const code = (reference: string) =>
      fit(
        { y, word },
        { independents: ['word'], settings: { ...settings, categorical: { word: { levels, reference } } } },
      );
    const red = code('red');
    const blue = code('blue');
    expect(red.coefficients.map(({ name }) => name)).toEqual(['(Intercept)', 'word[green]', 'word[blue]']);
    expect(blue.coefficients.map(({ name }) => name)).toEqual(['(Intercept)', 'word[red]', 'word[green]']);
    expectClose(blue.fitted, red.fitted);
    expect(blue.coefficients[1]!.estimate).toBeCloseTo(-red.coefficients[2]!.estimate, 10);
  });

  test('drops rows with a gap or an unlisted level', () => {
    const gappy = fit({ y: [...y, null, 3], x1: [...x1, 1, 1], x2: [...x2, 1, null] });
    expectClose(gappy, plain);
  });

  test('through the origin has no intercept and counts one degree of freedom more', () => {
    const origin = fit(data, { settings: { ...settings, intercept: false } });
    expect(origin.coefficients.map(({ name }) => name)).toEqual(['x1', 'x2']);
    expect(origin.dfResidual).toBe(rows - 2);
    expect(origin.residuals.reduce((sum, value, row) => sum + value * x1[row]!, 0)).toBeCloseTo(0, 7);
  });

  test.each<[string, () => unknown, object]>([
    [
      'a constant predictor',
      () => fit({ y, x1, x2: x2.map(() => 4) }),
      { problem: 'constant-column', details: { column: 'x2' } },
    ],
    [
      'a constant outcome',
      () => fit({ y: y.map(() => 1), x1, x2 }),
      { problem: 'constant-column', details: { column: 'y' } },
    ],
    [
      'a predictor that others determine',
      () => fit({ y, x1, x2: x1.map(value => 3 - 2 * value) }),
      { problem: 'singular-matrix', details: { column: 'x2' } },
    ],
    [
      'a perfect fit',
      () => fit({ y: x1.map((value, row) => value + x2[row]!), x1, x2 }),
      { problem: 'no-residual-variance' },
    ],
    [
      'too few rows',
      () => fit({ y: [1, 2, 4], x1: [1, 2, 3], x2: [1, 5, 2] }),
      { problem: 'too-few-samples', details: { needed: 4, got: 3, what: 'rows' } },
    ],
    ['a column that is not there', () => fit({ y, x1 }), { problem: 'unknown-column', details: { column: 'x2' } }],
    ['words without levels', () => fit({ y, x1, x2: y.map(() => 'a') }), { problem: 'not-a-number' }],
    ['a negative weight', () => fit({ ...data, w: w.map(() => -1) }, { weights: 'w' }), { problem: 'invalid-weights' }],
  ])('refuses %s', (_, run, problem) => {
    expect(attempt(run)).toMatchObject(problem);
  });
});
