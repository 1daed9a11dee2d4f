import type { Cell } from '@wenshu/statistics';
import { expect } from 'vitest';
import { getReferenceCase } from '../../statistics/test/reference-case.ts';
import {
  compileDerived,
  type DataVariable,
  type Exhibit,
  emptyModelRequest,
  type KindProblem,
  KindRefusal,
  kinds,
  layRecipes,
  type ModelName,
  type ModelRequest,
  modelForms,
  type PresentContext,
  type Row,
  type Table,
  type Value,
} from '../src/index.ts';
import { presentSlowly, runSlowly, type SlowData } from './run-kind.ts';

export interface ModelCase<Expected> {
  readonly variables: readonly string[];
  readonly expected: Expected;
  readonly data: SlowData & { readonly rows: readonly Row[] };
}

/** A reference case as records: every column a number, the weight among them. */
export function modelCase<Expected>(name: string): ModelCase<Expected> {
  const { input, expected } = getReferenceCase(name);
  const columns = input.data as Readonly<Record<string, readonly Cell[]>>;
  const keys = Object.keys(columns);
  return {
    variables: (input.variables ?? input.items) as readonly string[],
    expected: expected as Expected,
    data: {
      rows: columns[keys[0]!]!.map((_, at): Row => Object.fromEntries(keys.map(key => [key, columns[key]![at]!]))),
      variables: keys.map(numberVariable),
      ...(typeof input.weights === 'string' && { weight: input.weights }),
    },
  };
}

export const numberVariable = (key: string): DataVariable => ({
  key,
  name: key,
  label: '',
  kept: 'number',
  measure: 'scale',
  questionId: key,
});

/** A question of one answer each, whose codes are the places of its levels from 1. */
export const codedVariable = (key: string, levels: readonly string[]): DataVariable => ({
  key,
  name: key,
  label: '',
  kept: 'code',
  measure: 'nominal',
  questionId: key,
  categories: levels.map((label, at) => ({ code: at + 1, label })),
});

export const modelRequest = (name: ModelName, request: Partial<ModelRequest>): ModelRequest => {
  const empty = emptyModelRequest(modelForms[name]);
  return {
    ...empty,
    ...request,
    slots: { ...empty.slots, ...request.slots },
    options: { ...empty.options, ...request.options },
  };
};

const knownIn = ({ variables, questions = [] }: SlowData) =>
  [new Map(variables.map(one => [one.key, one])), new Map(questions.map(one => [one.key, one]))] as const;

export function presentModel(
  name: ModelName,
  request: Partial<ModelRequest>,
  data: SlowData,
  language: 'zh' | 'en' = 'en',
): readonly Exhibit[] {
  const asked = modelRequest(name, request);
  expect(kinds[name].check(asked, ...knownIn(data))).toBeUndefined();
  return presentSlowly(kinds[name], asked, data, language);
}

/** What of a model can be kept with the data, worked out for every record: by recipe, then by record. */
export function savedByModel(name: ModelName, request: Partial<ModelRequest>, data: SlowData): Value[][] {
  const asked = modelRequest(name, request);
  const variables = new Map(data.variables.map(one => [one.key, one]));
  const context: PresentContext = { language: 'en', variables, questions: new Map(), source: { asOf: '' } };
  const recipes = kinds[name].saved!(runSlowly(kinds[name], asked, data), asked, context);
  const named = new Map(recipes.map((recipe, at) => [String(at), recipe]));
  const laid = layRecipes(named, data.variables);
  if ('word' in laid) throw new Error(`what a model saves is refused: ${laid.word}`);
  const rows = data.rows.map(compileDerived(laid));
  return recipes.map((_, at) => rows.map(row => row[`derived:${at}`] ?? null));
}

/** Why a model does not answer: told by its form, or by the data. */
export function refusalOf(name: ModelName, request: Partial<ModelRequest>, data: SlowData): KindProblem | undefined {
  const asked = modelRequest(name, request);
  const problem = kinds[name].check(asked, ...knownIn(data));
  if (problem) return problem;
  try {
    runSlowly(kinds[name], asked, data);
    return undefined;
  } catch (error) {
    if (error instanceof KindRefusal) return error.problem;
    throw error;
  }
}

/** Numbers and texts of a table, by row. */
export function cellsOf(exhibits: readonly Exhibit[], id: string): (number | string | null)[][] {
  const table = exhibits.find((one): one is Table => one.id === id && one.kind === 'table');
  if (!table) throw new Error(`no table ${id}`);
  return table.cells.map(row => row.map(({ text, values }) => text ?? values[0] ?? null));
}

export const notesOf = (exhibits: readonly Exhibit[], id: string): readonly string[] =>
  exhibits.find(one => one.id === id)!.notes.map(({ text }) => text);

/** Weights are whole millionths on their way. */
export function expectNumbers(got: unknown, want: unknown, tolerance = 1e-5): void {
  if (Array.isArray(want)) {
    expect(got).toHaveLength(want.length);
    for (const [at, part] of want.entries()) expectNumbers((got as readonly unknown[])[at], part, tolerance);
  } else if (typeof want === 'number') {
    expect(Math.abs((got as number) - want), `${got} is not ${want}`).toBeLessThan(
      tolerance * Math.max(1, Math.abs(want)),
    );
  } else expect(got).toEqual(want);
}
