import type { CrosstabInput, CrosstabResult, MultiResponseInput, MultiResponseResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase, referenceCaseNames } from '../../statistics/test/reference-case.ts';
import { spssLetters } from '../../statistics/test/spss-letters.ts';
import {
  type CrossRequest,
  crossKind,
  type DataVariable,
  defaultCrossRequest,
  type Row,
  type Table,
} from '../src/index.ts';
import { presentSlowly, runSlowly } from './run-kind.ts';

const variable = (key: string, kept: 'code' | 'codes', levels: readonly string[]): DataVariable => ({
  key,
  name: key,
  label: key,
  kept,
  measure: 'nominal',
  questionId: key,
  categories: levels.map((label, code) => ({ code, label })),
});
const codeOf = (levels: readonly string[], cell: unknown) => {
  const code = levels.indexOf(String(cell));
  return code < 0 ? null : code;
};
/** Cases drop whoever lacks one of the two answers; a table keeps them in its total. */
const request: CrossRequest = {
  ...defaultCrossRequest,
  rows: [{ variable: 'row', filter: { test: 'answered', variable: 'column', is: true } }],
  banner: [{ variable: 'column' }],
  measures: ['columnPercent', 'rowPercent', 'totalPercent', 'count', 'unweightedCount', 'residual'],
  statistics: [],
};
const casesOf = (name: string) => referenceCaseNames.map(getReferenceCase).filter(one => one.function === name);
const expectClose = (got: number | null, want: number | null) => {
  if (want === null || got === null) expect(got).toBe(want);
  // Weights are whole millionths in the copy.
  else expect(Math.abs(got - want)).toBeLessThan(1e-4 * Math.max(1, Math.abs(want)));
};
const columnOf = (table: Table, line: number, measure: number) =>
  table.cells[line]!.slice(1).map(({ values }) => values[measure] ?? null);

describe('cross tables agree with the reference cases', () => {
  it.each(casesOf('crosstab').map(one => [one.name, one] as const))('%s', (_name, one) => {
    const input = one.input as unknown as CrosstabInput;
    const expected = one.expected as CrosstabResult;
    const rows = Array.from(
      input.rows,
      (cell, place): Row => ({
        row: codeOf(input.rowLevels, cell),
        column: codeOf(input.columnLevels, input.columns[place]),
        w: input.weights?.[place] ?? 1,
      }),
    );
    const variables = [
      ...[variable('row', 'code', input.rowLevels), variable('column', 'code', input.columnLevels)],
      { key: 'w', name: 'w', label: 'w', kept: 'number', measure: 'scale' } as const,
    ];
    const data = { rows, variables, ...(input.weights && { weight: 'w' }) };
    const [table] = presentSlowly(crossKind, request, data) as readonly [Table];
    const first = table.rows.findIndex(({ role }) => role === 'category');
    for (const [place] of input.rowLevels.entries()) {
      const line = first + place;
      for (const [column] of input.columnLevels.entries()) {
        const values = table.cells[line]![column + 1]!.values;
        const isEmpty = expected.unweightedColumnBases[column] === 0;
        expectClose(values[0]!, expected.columnPercent[place]![column]!);
        if (isEmpty) continue;
        expectClose(values[1]!, expected.rowPercent[place]![column]!);
        expectClose(values[2]!, expected.totalPercent[place]![column]!);
        expectClose(values[3]!, expected.counts[place]![column]!);
        expect(values[4]).toBe(expected.unweightedCounts[place]![column]);
        if (!input.weights) expectClose(values[5]!, expected.adjustedResiduals[place]![column]!);
      }
    }
    const [chi] = runSlowly(crossKind, request, data).tables[0]!.independence;
    expectClose(chi!.chiSquare?.value ?? null, (expected.effectiveChiSquare ?? expected.chiSquare)?.value ?? null);
    expectClose(chi!.cramersV, expected.cramersV);
    if (input.weights || input.settings.alpha !== 0.05) return;
    const letters = input.rowLevels.map((_level, place) =>
      table.cells[first + place]!.slice(1).map(cell => cell.letters ?? ''),
    );
    expect(spssLetters(letters, expected.columnPercent)).toEqual(expected.columnTests.letters.unadjusted);
  });

  it.each(casesOf('multiResponseCrosstab').map(one => [one.name, one] as const))('%s', (_name, one) => {
    const input = one.input as unknown as MultiResponseInput;
    const expected = one.expected as MultiResponseResult;
    const options = Object.keys(input.items);
    const rows = Array.from(input.columns, (cell, place): Row => {
      const chosen = options.map(option => input.items[option]![place] ?? null);
      return {
        row: chosen.includes(null) ? null : chosen.flatMap((value, code) => (value === 1 ? [code] : [])),
        column: codeOf(input.columnLevels, cell),
        w: input.weights?.[place] ?? 1,
      };
    });
    const variables = [
      ...[variable('row', 'codes', options), variable('column', 'code', input.columnLevels)],
      { key: 'w', name: 'w', label: 'w', kept: 'number', measure: 'scale' } as const,
    ];
    const [table] = presentSlowly(crossKind, request, {
      rows,
      variables,
      ...(input.weights && { weight: 'w' }),
    }) as readonly [Table];
    const first = table.rows.findIndex(({ role }) => role === 'category');
    for (const [option] of options.entries()) {
      columnOf(table, first + option, 0).forEach((share, column) => {
        expectClose(share, expected.columnPercent[option]![column]!);
      });
      expectClose(table.cells[first + option]![0]!.values[0]!, expected.percentOfCases[option]!);
    }
  });
});
