import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { type CorrespondenceInput, correspondenceAnalysis } from './correspondence-analysis.ts';
import { multipleCorrespondence } from './multiple-correspondence.ts';

const table = [
  [30, 12, 5, 8],
  [10, 25, 9, 4],
  [6, 11, 40, 12],
];
const input: CorrespondenceInput = {
  table,
  rowLabels: ['a', 'b', 'c'],
  columnLabels: ['w', 'x', 'y', 'z'],
  settings: { dimensions: 2 },
};

describe('correspondence analysis', () => {
  const plain = correspondenceAnalysis(input);

  test('takes all of the inertia apart, with masses, contributions and cos² that sum to 1', () => {
    const sum = (values: readonly (number | null)[]) =>
      values.reduce((total: number, value) => total + (value ?? 0), 0);
    expect(sum(plain.inertias)).toBeCloseTo(plain.totalInertia, 12);
    expect(sum(plain.rows.inertia)).toBeCloseTo(plain.totalInertia, 12);
    expect(plain.chiSquare / plain.n).toBeCloseTo(plain.totalInertia, 12);
    for (const points of [plain.rows, plain.columns]) {
      expect(sum(points.mass)).toBeCloseTo(1, 12);
      for (const row of points.cos2) expect(sum(row)).toBeCloseTo(1, 10);
      for (const k of [0, 1]) {
        expect(sum(points.contribution.map(row => row[k]!))).toBeCloseTo(1, 10);
        expect(sum(points.principal.map((row, i) => row[k]! ** 2 * points.mass[i]!))).toBeCloseTo(
          plain.inertias[k]!,
          12,
        );
      }
    }
  });

  test('gives the table back from the product of both sides', () => {
    table.forEach((row, i) => {
      row.forEach((count, j) => {
        const product = plain.singularValues.reduce(
          (sum, value, k) => sum + value * plain.rows.standard[i]![k]! * plain.columns.standard[j]![k]!,
          0,
        );
        expect(plain.n * plain.rows.mass[i]! * plain.columns.mass[j]! * (1 + product)).toBeCloseTo(count, 8);
      });
    });
  });

  test('does not depend on the order of the rows, on the side they stand or on the size of the sample', () => {
    const order = [2, 0, 1];
    const moved = correspondenceAnalysis({ ...input, table: order.map(i => table[i]!), rowLabels: ['c', 'a', 'b'] });
    expectClose(moved.inertias, plain.inertias);
    expectClose(moved.columns, plain.columns);
    expectClose(
      moved.rows.principal,
      order.map(i => plain.rows.principal[i]),
    );
    const turned = correspondenceAnalysis({
      table: table[0]!.map((_, j) => table.map(row => row[j]!)),
      rowLabels: input.columnLabels,
      columnLabels: input.rowLabels,
      settings: input.settings,
    });
    expectClose(turned.inertias, plain.inertias);
    const doubled = correspondenceAnalysis({ ...input, table: table.map(row => row.map(count => 2 * count)) });
    expectClose([doubled.rows, doubled.columns], [plain.rows, plain.columns]);
  });

  test('tests a table of weighted counts on the base behind it', () => {
    const { n, chiSquare, effectiveChiSquare } = correspondenceAnalysis({ ...input, effectiveN: 40 });
    expect(effectiveChiSquare?.value).toBeCloseTo((chiSquare * 40) / n, 10);
    expect(attempt(() => correspondenceAnalysis({ ...input, effectiveN: 0 }))).toMatchObject({
      problem: 'out-of-range',
    });
  });

  test('gives fewer coordinates when asked, but all inertias', () => {
    const flat = correspondenceAnalysis({ ...input, settings: { dimensions: 1 } });
    expect(flat.rows.principal[0]).toHaveLength(1);
    expectClose(flat.inertias, plain.inertias);
    expectClose(
      flat.rows.cos2.map(row => row[0]),
      plain.rows.cos2.map(row => row[0]),
    );
  });

  test.each<[string, Partial<CorrespondenceInput>, object]>([
    [
      'an empty row',
      { table: [[0, 0, 0, 0], table[1]!, table[2]!] },
      { problem: 'empty-level', details: { level: 'a' } },
    ],
    [
      'an empty column',
      { table: table.map(row => [0, ...row.slice(1)]) },
      { problem: 'empty-level', details: { level: 'w' } },
    ],
    [
      'rows with the same profile',
      { table: [1, 2, 3].map(k => [k, 2 * k, 3 * k, 4 * k]) },
      { problem: 'no-association' },
    ],
    ['one row', { table: [table[0]!], rowLabels: ['a'] }, { problem: 'too-few-samples' }],
    ['negative counts', { table: [[-1, 2, 3, 4], table[1]!, table[2]!] }, { problem: 'out-of-range' }],
    ['labels that do not fit', { rowLabels: ['a'] }, { problem: 'unequal-lengths' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => correspondenceAnalysis({ ...input, ...change }))).toMatchObject(problem);
  });
});

describe('multiple correspondence analysis', () => {
  const random = seededRandom(3);
  const a = Array.from({ length: 80 }, () => 'xyz'[random.below(3)]!);
  const b = a.map(value => (random.next() < 0.6 ? value : 'x'));
  const c = a.map(() => 'pq'[random.below(2)]!);
  const run = (data: Record<string, (string | null)[]>) =>
    multipleCorrespondence({ variables: ['a', 'b', 'c'], data, settings: { dimensions: 2 } });
  const plain = run({ a, b, c });

  test('of two questions is the correspondence analysis of their table, λ = (1 ± σ)/2', () => {
    const two = multipleCorrespondence({ variables: ['a', 'b'], data: { a, b }, settings: { dimensions: 2 } });
    const levels = ['x', 'y', 'z'];
    const table = levels.map(row =>
      levels.map(column => a.filter((value, i) => value === row && b[i] === column).length),
    );
    const simple = correspondenceAnalysis({
      table,
      rowLabels: levels,
      columnLabels: levels,
      settings: { dimensions: 2 },
    });
    expectClose(
      two.inertias.slice(0, 2),
      simple.singularValues.map(value => (1 + value) / 2),
    );
    expectClose(two.adjustedInertias, simple.inertias);
  });

  test('has J − Q inertias that sum to (J − Q)/Q', () => {
    expect(plain.inertias).toHaveLength(8 - 3);
    expect(plain.inertias.reduce((sum, inertia) => sum + inertia, 0)).toBeCloseTo(5 / 3, 10);
    expect(plain.totalInertia).toBeCloseTo(5 / 3, 12);
    expect(plain.categories).toEqual(['a:x', 'a:y', 'a:z', 'b:x', 'b:y', 'b:z', 'c:p', 'c:q']);
  });

  test('does not depend on the order of the rows, and drops those with a gap', () => {
    const order = shuffleRows([...a.keys()], 5);
    const pick = (list: readonly string[]) => order.map(i => list[i]!);
    expectClose(run({ a: pick(a), b: pick(b), c: pick(c) }), plain);
    expectClose(run({ a: [...a, null], b: [...b, 'x'], c: [...c, 'p'] }), plain);
  });

  test('weighs people as often as they would be given, and not at all with a weight of 0', () => {
    const weights = a.map((_, row) => row % 3);
    const weighted = multipleCorrespondence({
      variables: ['a', 'b', 'c'],
      data: { a, b, c },
      weights,
      settings: { dimensions: 2 },
    });
    const again = (list: string[]) => list.flatMap((value, row) => new Array<string>(weights[row]!).fill(value));
    const { effectiveN, n, ...map } = weighted;
    const { n: _, ...listed } = run({ a: again(a), b: again(b), c: again(c) });
    expectClose(map, listed);
    expect(n).toBe(weights.filter(weight => weight > 0).length);
    expect(effectiveN).toBeLessThan(n);
  });

  test('refuses a single question and questions that nobody answers differently', () => {
    const single = { variables: ['a'], data: { a }, settings: { dimensions: 1 } };
    expect(attempt(() => multipleCorrespondence(single))).toMatchObject({ problem: 'too-few-samples' });
    const flat = a.map(() => 'x');
    expect(attempt(() => run({ a: flat, b: flat, c: flat }))).toMatchObject({ problem: 'constant-column' });
  });
});
