import { aheadOf, type LoopRound, uniqueNames } from '@wenshu/survey-core';
import type { Category, DataVariable, Value } from '../data-set/variable.ts';

/** What may stand in a cell of a file. A date is a clock on the wall: its UTC numbers are what is shown. */
export type Cell = string | number | Date | null;

export interface FileOptions {
  /** A choice as its words, or as its code. */
  readonly values: 'labels' | 'codes';
  /** Several choices in one cell, or as a column of 0 and 1 for each. */
  readonly sets: 'cell' | 'columns';
  /** A row for each record, or one for each round of its loops. */
  readonly rows: 'records' | 'rounds';
  readonly timeZone: string;
  /** The words of the column that tells rounds apart. */
  readonly roundLabel: string;
}

export interface FileColumn {
  /** SPSS takes it; unique in its file. */
  readonly name: string;
  readonly label: string;
  /** Where the variables stand that it is made of: one, or one for each round. */
  readonly places: readonly number[];
  readonly kind: 'number' | 'text' | 'moment';
  readonly measure: DataVariable['measure'];
  /** What the codes mean, where the column has codes. */
  readonly categories?: readonly Category[];
  readonly missing?: readonly number[];
  /** A column of 0 and 1 says of which set it is, and for which code. */
  readonly set?: { readonly name: string; readonly label: string };
}

export interface FileColumns {
  readonly columns: readonly FileColumn[];
  /** The rows of a record, whose values stand in the order of the variables. */
  rowsOf(values: readonly Value[]): Cell[][];
}

/** A column, and how its cell is read from a record's values; in a loop, of which round. */
interface Planned {
  readonly column: FileColumn;
  read(values: readonly Value[], roundId: string | undefined): Cell;
}

/** How the variables of a data set stand in a file. */
export function fileColumns(variables: readonly DataVariable[], options: FileOptions): FileColumns {
  const isByRound = options.rows === 'rounds' && variables.some(({ loop }) => loop);
  const planned = isByRound
    ? planRounds(variables, options)
    : variables.flatMap((one, at) => planVariable(one, [at], options));
  const names = uniqueNames(planned.map(({ column }) => column.name));
  const columns = planned.map(({ column }, index) => ({ ...column, name: names[index]! }));
  if (!isByRound) return { columns, rowsOf: values => [planned.map(({ read }) => read(values, undefined))] };
  const rounds = roundsOf(variables);
  return {
    columns,
    rowsOf(values) {
      const answered = rounds.filter(({ places }) => places.some(place => (values[place] ?? null) !== null));
      // Who was asked none of it stands in the file all the same.
      const ids = answered.length === 0 ? [undefined] : answered.map(({ round }) => round.itemId);
      return ids.map(id => planned.map(({ read }) => read(values, id)));
    },
  };
}

interface PlacedRound {
  readonly round: LoopRound;
  /** Where the variables of this round stand. */
  readonly places: number[];
}

function roundsOf(variables: readonly DataVariable[]): PlacedRound[] {
  const rounds = new Map<string, PlacedRound>();
  for (const [place, { loop }] of variables.entries()) {
    if (!loop) continue;
    const known = rounds.get(loop.round.itemId);
    if (known) known.places.push(place);
    else rounds.set(loop.round.itemId, { round: loop.round, places: [place] });
  }
  return [...rounds.values()];
}

/** The variables of all rounds share their columns; which round a row is about stands before the first of them. */
function planRounds(variables: readonly DataVariable[], options: FileOptions): Planned[] {
  const places = new Map<string, number[]>();
  for (const [place, { key, loop }] of variables.entries()) {
    const shared = loop?.key ?? key;
    places.set(shared, [...(places.get(shared) ?? []), place]);
  }
  const planned: Planned[] = [];
  let hasRound = false;
  for (const of of places.values()) {
    const first = variables[of[0]!]!;
    if (first.loop && !hasRound) {
      planned.push(planRoundColumn(roundsOf(variables), options));
      hasRound = true;
    }
    planned.push(
      ...planVariable(first.loop ? sharedVariable(of.map(place => variables[place]!)) : first, of, options, variables),
    );
  }
  return planned;
}

/** One variable for all rounds: without the round's code in its name and its words in the label. */
function sharedVariable(members: readonly DataVariable[]): DataVariable {
  const { loop, ...first } = members[0]!;
  const { round } = loop!;
  const known = new Map(
    members.flatMap(member => categoriesOfAll(member)).map(category => [category.code, category] as const),
  );
  return {
    ...first,
    name: withoutRound(first.name, round),
    label: first.label.replace(` (${round.label})`, ''),
    ...(first.categories && { categories: [...known.values()] }),
  };
}

function categoriesOfAll({ categories = [], loop }: DataVariable): Category[] {
  return categories.map(({ name, ...category }) =>
    name === undefined ? category : { ...category, name: withoutRound(name, loop!.round) },
  );
}

/** A loop's copies are named by the question, the round's code, and what the variable is of it. */
function withoutRound(name: string, { code }: LoopRound): string {
  return name.replace(new RegExp(`_${code}(?=_|$)`), '');
}

function planRoundColumn(rounds: readonly PlacedRound[], { values, roundLabel }: FileOptions): Planned {
  const categories = rounds.map(({ round }) => ({ code: round.code, label: round.label }));
  const byId = new Map(rounds.map(({ round }) => [round.itemId, round]));
  const column = { name: 'loop_round', label: roundLabel, measure: 'nominal' as const, places: [] };
  if (values === 'labels')
    return {
      column: { ...column, kind: 'text' },
      read: (_values, id) => (id === undefined ? null : byId.get(id)!.label),
    };
  return {
    column: { ...column, kind: 'number', categories },
    read: (_values, id) => (id === undefined ? null : byId.get(id)!.code),
  };
}

/** `places`: where its values stand; of a loop one for each round, and `all` says which is whose. */
function planVariable(
  variable: DataVariable,
  places: readonly number[],
  options: FileOptions,
  all: readonly DataVariable[] = [],
): Planned[] {
  const [only] = places;
  const byRound = new Map(places.flatMap(place => (all[place]?.loop ? [[all[place].loop.round.itemId, place]] : [])));
  const answered = (values: readonly Value[], roundId: string | undefined): Value => {
    if (byRound.size === 0) return values[only!] ?? null;
    const place = roundId === undefined ? undefined : byRound.get(roundId);
    return place === undefined ? null : (values[place] ?? null);
  };
  return planKept[variable.kept](variable, options).map(({ column, read }) => ({
    column: { ...column, places },
    read: (values, roundId) => {
      const value = answered(values, roundId);
      return value === null ? null : read(value);
    },
  }));
}

interface PlannedCell {
  readonly column: Omit<FileColumn, 'places'>;
  read(value: NonNullable<Value>): Cell;
}

const base = ({ name, label, measure }: DataVariable) => ({ name, label, measure });

const planKept: Readonly<
  Record<DataVariable['kept'], (variable: DataVariable, options: FileOptions) => PlannedCell[]>
> = {
  code: (variable, { values }) => {
    const { categories, missing } = variable;
    if (values === 'codes' || !categories)
      return [
        {
          column: { ...base(variable), kind: 'number', ...(categories && { categories }), ...(missing && { missing }) },
          read: value => value as number,
        },
      ];
    const labels = labelsOf(categories);
    // A code without words stays a number.
    return [
      { column: { ...base(variable), kind: 'text' }, read: code => labels.get(code as number) ?? (code as number) },
    ];
  },
  codes: (variable, { sets, values }) => {
    const { categories = [] } = variable;
    if (sets === 'columns') return categories.map(category => memberColumn(variable, category));
    const labels = values === 'labels' ? labelsOf(categories) : new Map<number, string>();
    return [
      {
        column: { ...base(variable), kind: 'text' },
        read: codes => (codes as readonly number[]).map(code => labels.get(code) ?? code).join('; '),
      },
    ];
  },
  number: variable => [
    {
      column: { ...base(variable), kind: 'number', ...(variable.missing && { missing: variable.missing }) },
      read: value => value as number,
    },
  ],
  text: variable => [{ column: { ...base(variable), kind: 'text' }, read: value => value as string }],
  texts: variable => [
    { column: { ...base(variable), kind: 'text' }, read: value => (value as readonly string[]).join('; ') },
  ],
  moment: (variable, { timeZone }) => {
    const ahead = aheadOf(timeZone);
    return [
      { column: { ...base(variable), kind: 'moment' }, read: ms => new Date((ms as number) + ahead(ms as number)) },
    ];
  },
};

function memberColumn(variable: DataVariable, { code, label, name }: Category): PlannedCell {
  return {
    column: {
      ...{
        name: name ?? `${variable.name}_${code}`,
        label: `${variable.label}: ${label}`,
        kind: 'number',
        measure: 'nominal',
      },
      categories: [
        { code: 0, label: '0' },
        { code: 1, label },
      ],
      set: { name: variable.name, label: variable.label },
    },
    read: codes => Number((codes as readonly number[]).includes(code)),
  };
}

function labelsOf(categories: readonly Category[]): Map<number, string> {
  return new Map(categories.map(({ code, label }) => [code, label]));
}
