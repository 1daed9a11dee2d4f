import { completeRows, effectiveBase } from '@wenshu/statistics';
import type { WantedColumn } from '../../columns/column-request.ts';
import { VERSION } from '../../data-set/facts.ts';
import type { DataQuestion, DataVariable } from '../../data-set/variable.ts';
import type { Base } from '../../exhibit/exhibits.ts';
import type { Answers, Ask, Questions, Variables } from '../kind.ts';
import type { ModelForm, ModelRequest } from './form.ts';

/** What a model works on: columns in memory, a number per person. */
export interface ModelData {
  /** Whoever the filter lets through. */
  readonly people: number;
  /** By person; nobody weighs less than 0. */
  readonly weights: Float64Array | undefined;
  variable(key: string): DataVariable;
  question(key: string): DataQuestion;
  /** The same keys in the order in which the data set has them, whichever slot they stand in. */
  inOrder(keys: readonly string[]): readonly string[];
  /** Missing is NaN, also where a code is an answer and yet no value. */
  column(key: string): Float64Array;
  /** Of a set: whether each chose this, 1 or 0; NaN where nothing was answered. */
  chosen(key: string, code: number): Float64Array;
  /** Of codes in their order: which is at each place, from the first; NaN where there are no more. */
  sequence(key: string): readonly Float64Array[];
  /** Which version each answered: what a question's answers were given to is known by it. */
  versions(): Float64Array;
  /** Of these people (all, when left out): how many, what they weigh, what that is worth. */
  base(rows?: readonly number[]): Base;
  /** Who has a value of each of these. */
  wholeRows(columns: readonly Float64Array[]): readonly number[];
  /** How many have a value of everything that was asked for. */
  wholePeople(): number;
}

interface Known {
  readonly variables: Variables;
  readonly questions: Questions;
}

/** Every column that the request names, in one ask. */
export function askColumns({ slots }: ModelForm, request: ModelRequest, known: Known): Ask {
  return { kind: 'columns', columns: wantedColumns(slots, request, known) };
}

/** More is not asked of anybody in one question. */
const MOST_IN_SEQUENCE = 20;

function wantedColumns(
  slots: ModelForm['slots'],
  request: ModelRequest,
  { variables, questions }: Known,
): WantedColumn[] {
  const columnsOf = (key: string): readonly WantedColumn[] => {
    const { kept, categories = [], content } = variables.get(key)!;
    if (content === 'sequence')
      return Array.from({ length: MOST_IN_SEQUENCE }, (_, at) => ({ variable: key, place: at + 1 }));
    return kept === 'codes' ? categories.map(({ code }) => ({ variable: key, code })) : [{ variable: key }];
  };
  return slots.flatMap(({ name, takes }) =>
    (request.slots[name] ?? []).flatMap(key =>
      takes === 'question'
        ? [...questions.get(key)!.variables.flatMap(part => columnsOf(part.key)), { variable: VERSION }]
        : columnsOf(key),
    ),
  );
}

export function readModelData({ slots }: ModelForm, request: ModelRequest, answers: Answers, known: Known): ModelData {
  const answer = answers[0];
  if (!answer || !('columns' in answer)) throw new Error('a model was answered without columns');
  const { columns, rows, weights } = answer;
  const wanted = wantedColumns(slots, request, known);
  const placeOf = (key: string, code?: number) =>
    wanted.findIndex(column => column.variable === key && column.code === code);
  const placesOf = (key: string) => wanted.flatMap((column, at) => (column.variable === key ? [at] : []));
  const readColumns = new Map<number, Float64Array>();
  const foundIn =
    <Part>(parts: ReadonlyMap<string, Part>) =>
    (key: string): Part => {
      const found = parts.get(key);
      if (!found) throw new Error(`a model names what it did not ask for: ${key}`);
      return found;
    };
  const variable = foundIn(known.variables);
  const everybody = () => Array.from(rows, (_, place) => place);
  const wholeRows = (given: readonly Float64Array[]) =>
    given.length === 0 ? everybody() : Array.from(completeRows(given));
  const columnAt = (place: number, missing: readonly number[] | undefined) => {
    const before = readColumns.get(place);
    if (before) return before;
    const column = columns[place];
    if (!column) throw new Error('a model names what it did not ask for');
    const codes = missing && new Set(missing);
    const clean = codes ? column.map(value => (codes.has(value) ? Number.NaN : value)) : column;
    readColumns.set(place, clean);
    return clean;
  };
  return {
    people: rows.length,
    weights,
    variable,
    question: foundIn(known.questions),
    inOrder: keys => [...known.variables.keys()].filter(key => keys.includes(key)),
    column: key => columnAt(placeOf(key), variable(key).missing),
    chosen: (key, code) => columnAt(placeOf(key, code), undefined),
    sequence: key => placesOf(key).map(place => columnAt(place, undefined)),
    versions: () => columnAt(placeOf(VERSION), undefined),
    base: asked => baseOf(asked ?? everybody(), weights),
    wholeRows,
    wholePeople: () =>
      completeRows(
        wanted.map(({ variable: key, code }, place) =>
          columnAt(place, code === undefined ? variable(key).missing : undefined),
        ),
      ).length,
  };
}

function baseOf(rows: readonly number[], weights: Float64Array | undefined): Base {
  if (!weights) return { people: rows.length };
  const own = Float64Array.from(rows, row => weights[row]!);
  return { people: rows.length, weighted: own.reduce((sum, weight) => sum + weight, 0), effective: effectiveBase(own) };
}
