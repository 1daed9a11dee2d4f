import type { Exhibit, Row, SummaryLook, SummaryRequest, Table } from '../src/index.ts';
import { defaultSummaryRequest } from '../src/index.ts';
import { exampleQuestions, exampleVariables } from '../src/kinds/summary/examples.ts';
import { summaryKind } from '../src/kinds/summary/summary-kind.ts';
import { presentSlowly, type SlowData } from './run-kind.ts';

const examples = { variables: exampleVariables, questions: exampleQuestions };

/** What the statistics of these people say, in English; the questions are those of the examples where none are given. */
export function shownSummary(
  rows: readonly Row[],
  request: Partial<SummaryRequest>,
  { weight, ...data }: { weight?: string } & Partial<Pick<SlowData, 'variables' | 'questions'>> = {},
): readonly Exhibit[] {
  return presentSlowly(
    summaryKind,
    { ...defaultSummaryRequest, ...request },
    { ...examples, ...data, rows, ...(weight !== undefined && { weight }) },
    'en',
  );
}

export const ofOne = (question: string, look: SummaryLook = {}): Partial<SummaryRequest> => ({
  questions: [{ question, look }],
});

/** Women have 1 in q3, men 2. */
export const womenAndMen: SummaryRequest['groups'] = [
  { name: 'Women', filter: { test: 'choice', variable: 'q3', is: 'any-of', codes: [1] } },
  { name: 'Men', filter: { test: 'choice', variable: 'q3', is: 'any-of', codes: [2] } },
];

export const findExhibit = <Found>(exhibits: readonly Exhibit[], id: string) =>
  exhibits.find(exhibit => exhibit.id === id) as Found;

/** By the words of a line, its numbers. */
export const linesIn = (table: Table): Readonly<Record<string, readonly (number | null)[]>> =>
  Object.fromEntries(table.rows.map(({ text }, line) => [text, table.cells[line]!.map(({ values }) => values[0]!)]));

/** By the words of a row and of a column, one number. */
export function cellIn(table: Table, row: string, column: string): number | null {
  const place = table.columns.findIndex(({ text }) => text === column);
  return table.cells[table.rows.findIndex(({ text }) => text === row)]![place]!.values[0]!;
}

export const notesIn = ({ notes }: Pick<Exhibit, 'notes'>): string => notes.map(({ text }) => text).join('\n');
