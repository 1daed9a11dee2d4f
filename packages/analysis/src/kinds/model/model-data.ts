import { effectiveBase } from '@wenshu/statistics';
import type { WantedColumn } from '../../columns/column-request.ts';
import type { DataVariable } from '../../data-set/variable.ts';
import type { Base } from '../../exhibit/exhibits.ts';
import type { Answers, Ask, Variables } from '../kind.ts';
import type { ModelForm, ModelRequest } from './form.ts';

/** What a model works on: columns in memory, a number per person. */
export interface ModelData {
  /** Whoever the filter lets through. */
  readonly people: number;
  /** By person; nobody weighs less than 0. */
  readonly weights: Float64Array | undefined;
  variable(key: string): DataVariable;
  /** Missing is NaN, also where a code is an answer and yet no value. */
  column(key: string): Float64Array;
  /** Of a set: whether each chose this, 1 or 0; NaN where nothing was answered. */
  chosen(key: string, code: number): Float64Array;
  /** Of these people (all, when left out): how many, what they weigh, what that is worth. */
  base(rows?: readonly number[]): Base;
  /** Who has a value of each of these. */
  wholeRows(columns: readonly Float64Array[]): readonly number[];
  /** How many have a value of everything that was asked for. */
  wholePeople(): number;
}

/** Every column that the request names, in one ask. */
export function askColumns({ slots }: ModelForm, request: ModelRequest, variables: Variables): Ask {
  return { kind: 'columns', columns: wantedColumns(slots, request, variables) };
}

function wantedColumns(slots: ModelForm['slots'], request: ModelRequest, variables: Variables): WantedColumn[] {
  return slots
    .flatMap(({ name }) => request.slots[name] ?? [])
    .flatMap(key => {
      const { kept, categories = [] } = variables.get(key)!;
      return kept === 'codes' ? categories.map(({ code }) => ({ variable: key, code })) : [{ variable: key }];
    });
}

export function readModelData(
  { slots }: ModelForm,
  request: ModelRequest,
  answers: Answers,
  variables: Variables,
): ModelData {
  const answer = answers[0];
  if (!answer || !('columns' in answer)) throw new Error('a model was answered without columns');
  const { columns, rows, weights } = answer;
  const wanted = wantedColumns(slots, request, variables);
  const placeOf = (key: string, code?: number) =>
    wanted.findIndex(column => column.variable === key && column.code === code);
  const read = new Map<number, Float64Array>();
  const variable = (key: string) => {
    const found = variables.get(key);
    if (!found) throw new Error(`a model names what it did not ask for: ${key}`);
    return found;
  };
  const wholeRows = (given: readonly Float64Array[]) => {
    const whole: number[] = [];
    for (let row = 0; row < rows.length; row++) if (given.every(column => !Number.isNaN(column[row]))) whole.push(row);
    return whole;
  };
  const columnAt = (place: number, missing: readonly number[] | undefined) => {
    const known = read.get(place);
    if (known) return known;
    const column = columns[place];
    if (!column) throw new Error('a model names what it did not ask for');
    const codes = missing && new Set(missing);
    const clean = codes ? column.map(value => (codes.has(value) ? Number.NaN : value)) : column;
    read.set(place, clean);
    return clean;
  };
  return {
    ...{ people: rows.length, weights, variable },
    column: key => columnAt(placeOf(key), variable(key).missing),
    chosen: (key, code) => columnAt(placeOf(key, code), undefined),
    base: asked => baseOf(asked ?? Array.from(rows, (_, place) => place), weights),
    wholeRows,
    wholePeople: () =>
      wholeRows(
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
