import type { CorrespondenceInput, CorrespondenceResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { cellsOf, codedVariable, expectNumbers, notesOf, presentModel, refusalOf } from '../../../test/model-truth.ts';

function tableCase(name: string) {
  const { input, expected } = getReferenceCase(name);
  const { table, rowLabels, columnLabels } = input as unknown as CorrespondenceInput & { table: number[][] };
  const variables = [codedVariable('staff', rowLabels), codedVariable('smoking', columnLabels)];
  return { table, variables: [...variables, { ...variables[0]!, key: 'w', kept: 'number' as const }], expected };
}
const slots = { rows: ['staff'], columns: ['smoking'] };
const smoke = tableCase('ca_smoke');
const rows = smoke.table.flatMap((counts, at) =>
  counts.flatMap((count, column) => Array.from({ length: count }, () => ({ staff: at + 1, smoking: column + 1 }))),
);
const data = { rows, variables: smoke.variables };

describe('correspondence analysis', () => {
  it('shows the numbers of the reference', () => {
    const expected = smoke.expected as CorrespondenceResult;
    const exhibits = presentModel('correspondence', { slots, options: { spread: 'principal' } }, data);
    expect(cellsOf(exhibits, 'counts')).toEqual(smoke.table);
    const inertia = cellsOf(exhibits, 'inertia');
    expectNumbers(
      inertia.slice(0, -1),
      expected.inertias.map((value, at) => [
        ...[expected.singularValues[at], value, expected.percentInertia[at], expected.cumulativePercent[at]],
      ]),
    );
    for (const side of ['rows', 'columns'] as const) {
      const cells = cellsOf(exhibits, side);
      const { mass, contribution, cos2, principal } = expected[side];
      // An axis and its mirror image are one solution.
      const size = (value: unknown) => Math.abs(value as number);
      expectNumbers(
        cells.map(row => [row[0], row.slice(2, 4).map(size), row.slice(4, 6), row.slice(6, 8)]),
        mass.map((value, at) => [
          ...[value, principal[at]!.slice(0, 2).map(size), contribution[at]!.slice(0, 2), cos2[at]!.slice(0, 2)],
        ]),
      );
    }
  });

  it('says whether the two are related, and warns of a map of nothing', () => {
    const zh = notesOf(presentModel('correspondence', { slots }, data, 'zh'), 'map');
    expect(zh.join()).not.toContain('图中包含了');
    expect(zh).toContain('没有发现两个题目之间有显著关联（卡方 16.44，自由度 12，p=0.172），图上的远近可能只是偶然。');
    const related = Array.from({ length: 200 }, (_, at) => ({
      staff: 1 + (at % 2),
      smoking: at % 20 < 18 ? 1 + (at % 2) : 3,
    }));
    const en = notesOf(presentModel('correspondence', { slots }, { ...data, rows: related }), 'map');
    expect(en.slice(0, 3)).toEqual([
      'The two questions are related (chi-square 180.00, df 2, p<0.001).',
      'Clearly more often together than chance has it: SM with none, JM with light.',
      'The map holds 100.0% of how the two are related.',
    ]);
  });

  it('counts weights, and tests on what they are worth', () => {
    const { table, variables, expected } = tableCase('ca_ces11_weighted');
    const { chiSquare, percentInertia } = expected as CorrespondenceResult;
    const weighted = table.flatMap((counts, at) =>
      counts.flatMap((w, column) =>
        Array.from({ length: 10 }, () => ({ staff: at + 1, smoking: column + 1, w: w / 10 })),
      ),
    );
    const cells = table.flat();
    const n = cells.reduce((sum, value) => sum + value, 0);
    const effective = (10 * n ** 2) / cells.reduce((sum, value) => sum + value ** 2, 0);
    const exhibits = presentModel('correspondence', { slots }, { rows: weighted, variables, weight: 'w' });
    expectNumbers(
      cellsOf(exhibits, 'inertia').map(row => row[2]),
      [...percentInertia, 100],
    );
    expect(notesOf(exhibits, 'map').join(' ')).toContain(
      `chi-square ${((chiSquare * effective) / n).toFixed(2)}, df 15`,
    );
  });

  it('needs 100 people who answered both, and two questions (S5.108)', () => {
    expect(refusalOf('correspondence', { slots }, { ...data, rows: rows.slice(0, 99) })).toEqual({
      word: 'too-few-people',
      slot: 'rows',
      least: 100,
      got: 99,
    });
    expect(refusalOf('correspondence', { slots: { rows: ['staff'] } }, data)).toEqual({
      word: 'empty',
      slot: 'columns',
    });
  });
});
