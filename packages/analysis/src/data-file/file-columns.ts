import type { LoopRound } from '@wenshu/survey-core';
import { uniqueNames } from '@wenshu/survey-core/data-file';
import type { Category, DataVariable } from '../data-set/variable.ts';
import type { CellBatch, CellColumn, RecordBatch } from './column-batch.ts';
import type { FileColumn, FileOptions } from './file-column.ts';
import { planKept } from './plan-cells.ts';
import { gatherCells, type PlacedRound, type RoundRows, roundRows, roundsOf } from './round-rows.ts';

export interface FileColumns {
  readonly columns: readonly FileColumn[];
  /** The cells of a batch of records, whose columns are the variables. */
  cellsOf(batch: RecordBatch): CellBatch;
}

/** Columns that are made of one variable, or of one for each round. */
interface Planned {
  readonly columns: readonly FileColumn[];
  /** With a row for each record, or for each of the rows that are given. */
  cellsOf(batch: RecordBatch, rows: RoundRows | undefined): readonly CellColumn[];
}

/** How the variables of a data set stand in a file. */
export function fileColumns(variables: readonly DataVariable[], options: FileOptions): FileColumns {
  const rounds = options.rows === 'rounds' ? roundsOf(variables) : [];
  const planned =
    rounds.length > 0
      ? planRounds(variables, rounds, options)
      : variables.map((variable, place) => planVariable(variable, place, options));
  const columns = planned.flatMap(one => one.columns);
  const names = uniqueNames(columns.map(({ name }) => name));
  return {
    columns: columns.map((column, index) => ({ ...column, name: names[index]! })),
    cellsOf(batch) {
      const rows = rounds.length > 0 ? roundRows(batch, rounds) : undefined;
      return {
        rows: rows?.records.length ?? batch.records,
        columns: planned.flatMap(one => one.cellsOf(batch, rows)),
      };
    },
  };
}

/** The variables of all rounds share their columns; which round a row is about stands before the first of them. */
function planRounds(
  variables: readonly DataVariable[],
  rounds: readonly PlacedRound[],
  options: FileOptions,
): Planned[] {
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
      planned.push(planRoundColumn(rounds, options));
      hasRound = true;
    }
    planned.push(planShared(of, variables, rounds, options));
  }
  return planned;
}

/** A variable beside the rounds, the same in all rows of a record, or the variables of the rounds in columns that they share. */
function planShared(
  places: readonly number[],
  variables: readonly DataVariable[],
  rounds: readonly PlacedRound[],
  options: FileOptions,
): Planned {
  const members = places.map(place => variables[place]!);
  const isLooped = members[0]!.loop !== undefined;
  const plan = planKept[members[0]!.kept](isLooped ? sharedVariable(members) : members[0]!, options);
  const byId = new Map(places.map((place, index) => [members[index]!.loop?.round.itemId, place]));
  const placeOf = rounds.map(({ round }) => byId.get(isLooped ? round.itemId : undefined));
  return {
    columns: plan.columns.map(column => ({ ...column, places })),
    cellsOf({ columns }, rows) {
      const cells = new Map(places.map(place => [place, plan.cellsOf(columns[place]!)]));
      return plan.columns.map((_column, index) =>
        gatherCells(rows!, round => {
          const place = isLooped ? placeOf[round] : places[0];
          return place === undefined ? undefined : cells.get(place)![index];
        }),
      );
    },
  };
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
  const column = { name: 'loop_round', label: roundLabel, measure: 'nominal' as const, places: [] };
  if (values === 'labels') {
    const list = categories.map(({ label }) => label);
    return {
      columns: [{ ...column, kind: 'text' }],
      cellsOf: (_batch, rows) => [{ kind: 'listed', list, values: rows!.rounds }],
    };
  }
  const codeOf = (round: number) => categories[round]?.code ?? Number.NaN;
  return {
    columns: [{ ...column, kind: 'number', categories }],
    cellsOf: (_batch, rows) => [{ kind: 'numbers', values: Float64Array.from(rows!.rounds, codeOf) }],
  };
}

function planVariable(variable: DataVariable, place: number, options: FileOptions): Planned {
  const { columns, cellsOf } = planKept[variable.kept](variable, options);
  return {
    columns: columns.map(column => ({ ...column, places: [place] })),
    cellsOf: batch => cellsOf(batch.columns[place]!),
  };
}
