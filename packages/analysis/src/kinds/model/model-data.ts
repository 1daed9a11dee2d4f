import { completeRows, effectiveBase } from '@wenshu/statistics';
import type { WantedColumn } from '../../columns/column-request.ts';
import { partTexts } from '../../columns/joined-texts.ts';
import { VERSION } from '../../data-set/facts.ts';
import type { DataQuestion, DataVariable } from '../../data-set/variable.ts';
import type { Base } from '../../exhibit/exhibits.ts';
import type { Answers, Ask, Questions, Variables } from '../../kind/kind.ts';
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
  /** Of a form with texts: what they wrote, and how many wrote of whom these are the newest. */
  written(): Written;
  /** Of these people (all, when left out): how many, what they weigh, what that is worth. */
  base(rows?: readonly number[]): Base;
  /** Who has a value of each of these. */
  wholeRows(columns: readonly Float64Array[]): readonly number[];
  /** How many have a value of everything that was asked for. */
  wholePeople(): number;
}

export interface Written {
  readonly total: number;
  /** By person; nobody is here who wrote nothing. */
  readonly records: readonly { readonly id: string; readonly text: string }[];
}

interface Known {
  readonly variables: Variables;
  readonly questions: Questions;
}

/** The newest of them: what is told of more is told of these. */
const MOST_TEXTS = 100_000;
/** Nearly nobody writes as much, and whoever does has said what it is about before. */
export const LONGEST_TEXT = 500;

/** Every column that the request names, in one ask. */
export function askColumns({ slots }: ModelForm, request: ModelRequest, known: Known): Ask {
  const columns = wantedColumns(slots, request, known);
  const variables = textsIn(slots, request);
  return variables.length === 0
    ? { kind: 'columns', columns }
    : { kind: 'texts', variables, most: MOST_TEXTS, longest: LONGEST_TEXT, beside: columns };
}

const textsIn = (slots: ModelForm['slots'], request: ModelRequest): readonly string[] =>
  slots.flatMap(({ name, takes }) => (takes === 'texts' ? (request.slots[name] ?? []) : []));

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
  const columned = slots.filter(({ takes }) => takes !== 'texts');
  return columned.flatMap(({ name, takes }) =>
    (request.slots[name] ?? []).flatMap(key =>
      takes === 'question'
        ? [...questions.get(key)!.variables.flatMap(part => columnsOf(part.key)), { variable: VERSION }]
        : columnsOf(key),
    ),
  );
}

export function readModelData({ slots }: ModelForm, request: ModelRequest, answers: Answers, known: Known): ModelData {
  const { columns, people, weights, written } = readAnswer(answers[0]);
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
  const everybody = () => Array.from({ length: people }, (_, place) => place);
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
    people,
    weights,
    written,
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

interface Answered {
  readonly columns: readonly Float64Array[];
  readonly people: number;
  readonly weights: Float64Array | undefined;
  written(): Written;
}

function readAnswer(answer: Answers[number] | undefined): Answered {
  if (answer && 'columns' in answer) {
    const { columns, rows, weights } = answer;
    const written = () => {
      throw new Error('a model without texts names some');
    };
    return { columns, people: rows.length, weights, written };
  }
  if (!answer || !('joined' in answer) || !answer.numbers) throw new Error('a model was answered without columns');
  const { total, joined, numbers, weights } = answer;
  const records = partTexts(joined).map(({ id, texts }) => ({ id, text: texts[0] ?? '' }));
  return { columns: numbers, people: records.length, weights, written: () => ({ total, records }) };
}

function baseOf(rows: readonly number[], weights: Float64Array | undefined): Base {
  if (!weights) return { people: rows.length };
  const own = Float64Array.from(rows, row => weights[row]!);
  return { people: rows.length, weighted: own.reduce((sum, weight) => sum + weight, 0), effective: effectiveBase(own) };
}
