import { describe, expect, it } from 'vitest';
import { presentSlowly } from '../../../test/run-kind.ts';
import { cellIn, findExhibit as find, notesIn, ofOne, shownSummary, womenAndMen } from '../../../test/shown-summary.ts';
import type { DataQuestion, DataVariable, Row } from '../../data-set/variable.ts';
import type { Table } from '../../exhibit/exhibits.ts';
import { exampleQuestions, exampleVariables } from './examples.ts';
import { defaultSummaryRequest } from './request.ts';
import { summaryKind } from './summary-kind.ts';

describe('parts of a question', () => {
  it('are called in the reader’s language: the levels of a cascade', () => {
    const titles = (language: 'zh' | 'en') =>
      presentSlowly(
        summaryKind,
        { ...defaultSummaryRequest, questions: [{ question: 'q19' }] },
        { rows: [], variables: exampleVariables, questions: exampleQuestions },
        language,
      ).map(({ title }) => title);
    expect(titles('en')).toEqual(['Q19 Question q19 · Level 1', 'Q19 Question q19 · Level 2']);
    expect(titles('zh')).toEqual(['Q19 Question q19 · 第 1 级', 'Q19 Question q19 · 第 2 级']);
  });
});

describe('rows of a scale', () => {
  const feelings = ['Never', 'Seldom', 'Often', 'Always', 'No idea'].map((label, place) => ({
    code: place + 1,
    label,
  }));
  const variables: readonly DataVariable[] = [
    ...exampleVariables,
    ...['tea', 'milk'].map(
      (row): DataVariable => ({
        key: `m.${row}`,
        name: row,
        label: row,
        kept: 'code',
        measure: 'ordinal',
        questionId: 'm',
        categories: feelings,
        missing: [5],
      }),
    ),
  ];
  const questions: readonly DataQuestion[] = [
    {
      key: 'm',
      questionId: 'm',
      name: 'M',
      title: 'How often',
      summary: { kind: 'options-by-row', chart: 'stacked-bar' },
      variables: ['tea', 'milk'].map(row => ({ key: `m.${row}`, label: row })),
    },
  ];
  const data = { variables, questions };
  const rows = (length: number) =>
    Array.from(
      { length },
      (_, place): Row => ({ q3: (place % 2) + 1, 'm.tea': place % 2 === 0 ? 4 : 2, 'm.milk': 1 + (place % 4) }),
    );

  it('have their top two boxes, sorted by means; what nobody says enough is hidden', () => {
    const exhibits = shownSummary(rows(40), ofOne('m', { sort: 'ascending', leastPercent: 1 }), data);
    const table = find<Table>(exhibits, 'rows:m');
    expect(table.rows.map(({ text }) => text)).toEqual(['milk', 'tea']);
    expect(table.columns.map(({ text }) => text)).toEqual([
      'Base',
      'Never',
      'Seldom',
      'Often',
      'Always',
      'Mean',
      'Top 2 box',
    ]);
    expect([cellIn(table, 'tea', 'Top 2 box'), cellIn(table, 'tea', 'Mean')]).toEqual([50, 3]);
    expect(notesIn(table)).toContain('1 more below 1.0%');
    expect(notesIn(table)).toContain('The highest mean is that of “tea” (3.00), the lowest that of “milk” (2.50).');
  });

  it('say where groups differ, and only that', () => {
    const table = find<Table>(shownSummary(rows(200), { ...ofOne('m'), groups: womenAndMen }, data), 'rows:m');
    expect(notesIn(table)).toContain(
      'the mean of “tea” is significantly higher among “Women” (4.00) than among “Men”; “milk · Never” is significantly higher among “Women” (50.0%) than among “Men”',
    );
    const same = rows(200).map(row => ({ ...row, 'm.tea': 4, 'm.milk': 1 }));
    const equal = find<Table>(shownSummary(same, { ...ofOne('m'), groups: womenAndMen }, data), 'rows:m');
    expect(notesIn(equal)).not.toContain('significantly higher among');
  });
});

describe('rounds of a loop', () => {
  const people: readonly Row[] = [
    { 'q20@1': 1, 'q20@2': 5 },
    { 'q20@1': 1, 'q20@2': 1 },
    { 'q20@1': 4, 'q20@2': null },
  ];
  const both = { questions: [{ question: 'q20@1' }, { question: 'q20@2' }] };

  it('stand side by side besides their own tables', () => {
    const exhibits = shownSummary(people, both);
    expect(find<Table>(exhibits, 'shares:q20@2')).toBeDefined();
    const shares = find<Table>(exhibits, 'rounds:q20:0');
    const figures = find<Table>(exhibits, 'rounds:q20:1');
    expect(shares.title).toBe('Q20 Rate it: rounds side by side');
    expect(shares.columns.map(({ text, children }) => [text, children!.map(child => child.text)])).toEqual([
      ['Acme', ['Per cent']],
      ['Best', ['Per cent']],
    ]);
    const like = shares.rows.findIndex(({ text }) => text === 'Like');
    expect(shares.cells[like]!.map(({ values }) => values[0])).toEqual([200 / 3, 50]);
    const mean = figures.rows.findIndex(({ text }) => text === 'Mean');
    expect(figures.cells[mean]!.map(({ values }) => values[0])).toEqual([2, 3]);
  });

  it('of which one is asked alone stand alone', () => {
    expect(shownSummary(people, ofOne('q20@1')).filter(({ id }) => id.startsWith('rounds:'))).toEqual([]);
  });
});
