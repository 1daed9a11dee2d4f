import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import type { Matrix } from '../column.ts';
import { type FactorAnalysisInput, factorAnalysis } from './factor-analysis.ts';

const rows = 120;
const causes = [normalColumn(1, rows), normalColumn(2, rows)];
const data = Object.fromEntries(
  Array.from({ length: 6 }, (_, j) => {
    const noise = normalColumn(10 + j, rows, 0, 0.6);
    return [`v${j}`, noise.map((value, row) => value + causes[j % 2]![row]! * (j === 3 ? -1 : 1))];
  }),
);
const defaults: FactorAnalysisInput['settings'] = {
  extraction: 'pca',
  rotation: 'varimax',
  kaiserNormalization: true,
  nFactors: null,
  minEigenvalue: 1,
  missing: 'listwise',
  scoreMethod: 'regression',
};
const analyse = (columns: FactorAnalysisInput['data'], settings: Partial<FactorAnalysisInput['settings']> = {}) =>
  factorAnalysis({ variables: Object.keys(columns), data: columns, settings: { ...defaults, ...settings } });
const mapColumns = (change: (column: number[], j: number) => number[]) =>
  Object.fromEntries(Object.entries(data).map(([name, column], j) => [name, change(column, j)]));
const columnSums = (matrix: Matrix, term: (value: number) => number) =>
  matrix[0]!.map((_, k) => matrix.reduce((sum, row) => sum + term(row[k]!), 0));

describe.each(['pca', 'paf'] as const)('factor analysis by %s', extraction => {
  const result = analyse(data, { extraction });

  test('finds the two causes', () => {
    expect(result.nFactors).toBe(2);
  });

  test('does not depend on the order of the rows, apart from the order of the scores', () => {
    const order = shuffleRows([...data.v0!.keys()], 7);
    const shuffled = analyse(
      mapColumns(column => inOrder(column, order)),
      { extraction },
    );
    expectClose({ ...shuffled, scores: [] }, { ...result, scores: [] }, 1e-7);
    expectClose(shuffled.scores, inOrder(result.scores, order), 1e-7);
  });

  test('does not change when columns are moved and stretched', () => {
    const moved = analyse(
      mapColumns((column, j) => column.map(value => (j + 2) * value + 100)),
      { extraction },
    );
    const { means, standardDeviations } = result;
    expectClose({ ...moved, means, standardDeviations }, result, 1e-7);
    expectClose(
      moved.means,
      means.map((mean, j) => (j + 2) * mean + 100),
    );
  });

  test('scores people from what a saved model keeps: means, deviations and coefficients', () => {
    const { means, standardDeviations, scoreCoefficients, scores } = result;
    const columns = Object.values(data);
    const scored = scores.map((own, row) =>
      own.map((_, k) =>
        columns.reduce(
          (sum, column, j) => sum + ((column[row]! - means[j]!) / standardDeviations[j]!) * scoreCoefficients[j]![k]!,
          0,
        ),
      ),
    );
    expectClose(scored, scores);
  });

  const weigh = (weights: number[]) =>
    factorAnalysis({
      variables: Object.keys(data),
      data: { ...data, w: weights },
      weights: 'w',
      settings: { ...defaults, extraction },
    });

  test('knows no scale of weights, and equal ones are none', () => {
    const weights = causes[0]!.map((_, row) => 1 + (row % 3));
    expectClose(plainPart(weigh(weights.map(() => 4))), plainPart(result), 1e-7);
    expectClose(weigh(weights.map(weight => 9 * weight)), weigh(weights), 1e-6);
    expect(weigh(weights).effectiveN).toBeLessThan(rows);
  });

  test('scores who weighs nothing, without listening to them', () => {
    const weights = causes[0]!.map((_, row) => (row < 100 ? 1 : 0));
    const { scores, ...some } = weigh(weights);
    const { scores: fewer, ...first } = analyse(
      mapColumns(column => column.slice(0, 100)),
      { extraction },
    );
    expectClose(plainPart(some), plainPart(first), 1e-7);
    expect(scores).toHaveLength(rows);
    expectClose(scores.slice(0, 100), fewer, 1e-6);
  });

  test('has the same loadings when every row is there twice', () => {
    expectClose(analyse(mapColumns(twice), { extraction }).rotatedLoadings, result.rotatedLoadings, 1e-7);
  });

  test('turns the loadings without changing what they explain', () => {
    const { loadings, rotationMatrix, rotatedLoadings, communalities, rotationSums, extractionSums } = result;
    const turned = loadings.map(row =>
      rotationMatrix![0]!.map((_, k) => row.reduce((sum, value, i) => sum + value * rotationMatrix![i]![k]!, 0)),
    );
    expectClose(rotatedLoadings, turned);
    expectClose(
      rotatedLoadings!.map(row => row.reduce((sum, value) => sum + value ** 2, 0)),
      communalities.extraction,
    );
    expect(rotationSums!.cumulativePercent.at(-1)).toBeCloseTo(extractionSums.cumulativePercent.at(-1)!, 9);
  });

  test('orders the factors by what they explain and gives each a sum of loadings of at least 0', () => {
    const squares = columnSums(result.rotatedLoadings!, value => value ** 2);
    expect(squares).toEqual(squares.toSorted((a, b) => b - a));
    for (const matrix of [result.loadings, result.rotatedLoadings!]) {
      for (const sum of columnSums(matrix, value => value)) expect(sum).toBeGreaterThanOrEqual(0);
    }
  });

  test('gives scores of mean 0', () => {
    for (const sum of columnSums(result.scores, value => value)) expect(sum).toBeCloseTo(0, 9);
  });
});

describe('factor analysis', () => {
  test('gives component scores of variance 1', () => {
    for (const squares of columnSums(analyse(data).scores, value => value ** 2))
      expect(squares).toBeCloseTo(rows - 1, 8);
  });

  test('leaves a single factor where it is', () => {
    const { loadings, rotatedLoadings, rotationMatrix } = analyse(data, { nFactors: 1 });
    expectClose(rotatedLoadings, loadings);
    expectClose(rotationMatrix, [[1]]);
  });

  test('says nothing of a rotation that was not asked for', () => {
    const result = analyse(data, { rotation: 'none' });
    for (const field of ['rotatedLoadings', 'rotationMatrix', 'rotationSums']) expect(result).not.toHaveProperty(field);
  });

  const { v0 = [], v1 = [], v2 = [] } = data;
  test.each<[string, () => unknown, string]>([
    ['one variable', () => analyse({ v0 }), 'too-few-samples'],
    ['no more rows than variables', () => analyse(mapColumns(column => column.slice(0, 6))), 'too-few-samples'],
    ['a constant', () => analyse({ v0, v1, flat: v0.map(() => 3) }), 'constant-column'],
    [
      'a sum of two others',
      () => analyse({ v0, v1, sum: v0.map((value, row) => value + v1[row]!) }),
      'singular-matrix',
    ],
    ['more factors than variables', () => analyse({ v0, v1, v2 }, { nFactors: 4 }), 'invalid-setting'],
    ['a limit no eigenvalue reaches', () => analyse({ v0, v1, v2 }, { minEigenvalue: 9 }), 'no-factors'],
    ['too few iterations', () => analyse(data, { extraction: 'paf', maxIterations: 2 }), 'no-convergence'],
    [
      'more axes than common variance',
      () => analyse({ v0, v1, v2 }, { extraction: 'paf', nFactors: 3 }),
      'improper-solution',
    ],
  ])('refuses %s', (_, run, problem) => {
    expect(attempt(run)).toMatchObject({ problem });
  });

  test('names the column that others determine', () => {
    const doubled = analyse.bind(null, { v0, v1, twin: v0.map(value => 2 * value) });
    expect(attempt(doubled)).toEqual({ problem: 'singular-matrix', details: { column: 'twin' } });
  });

  test('tells how far it is and stops when told to', () => {
    const shares: number[] = [];
    const input = { variables: Object.keys(data), data, settings: { ...defaults, extraction: 'paf' as const } };
    factorAnalysis(input, { onProgress: share => shares.push(share) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares.at(-1)).toBe(1);
    let calls = 0;
    const signal = {
      get aborted() {
        calls += 1;
        return calls > 3;
      },
    };
    expect(attempt(() => factorAnalysis(input, { signal }))).toMatchObject({ problem: 'aborted' });
  });
});
