import type { LoopRound } from '@wenshu/survey-core';
import type { DataVariable } from '../data-set/variable.ts';
import type { CellColumn, RecordBatch, ValueColumn } from './column-batch.ts';

export interface PlacedRound {
  readonly round: LoopRound;
  /** Where the variables of this round stand. */
  readonly places: readonly number[];
}

/** The rounds of a data set's loops. */
export function roundsOf(variables: readonly DataVariable[]): PlacedRound[] {
  const rounds = new Map<string, { readonly round: LoopRound; readonly places: number[] }>();
  for (const [place, { loop }] of variables.entries()) {
    if (!loop) continue;
    const known = rounds.get(loop.round.itemId);
    if (known) known.places.push(place);
    else rounds.set(loop.round.itemId, { round: loop.round, places: [place] });
  }
  return [...rounds.values()];
}

/** For each row of a file the record that it is of, and the round; −1: of none. */
export interface RoundRows {
  readonly records: Int32Array;
  readonly rounds: Int32Array;
}

/** A row for each round that was answered. Who was asked none of it stands in the file all the same. */
export function roundRows({ records, columns }: RecordBatch, rounds: readonly PlacedRound[]): RoundRows {
  const ofRecords: number[] = [];
  const ofRounds: number[] = [];
  for (let record = 0; record < records; record++) {
    const before = ofRecords.length;
    for (const [round, { places }] of rounds.entries()) {
      if (!places.some(place => isAnswered(columns[place]!, record))) continue;
      ofRecords.push(record);
      ofRounds.push(round);
    }
    if (ofRecords.length > before) continue;
    ofRecords.push(record);
    ofRounds.push(-1);
  }
  return { records: Int32Array.from(ofRecords), rounds: Int32Array.from(ofRounds) };
}

function isAnswered(column: ValueColumn, record: number): boolean {
  if (column.kind === 'numbers') return !Number.isNaN(column.values[record]!);
  if (column.kind === 'texts') return column.values[record] !== null;
  return (column.kind === 'sets' ? column.counts : column.values)[record] !== -1;
}

/** The cells of the rows; `of` says for each round, and for none (−1), in which column of records they stand, if in any. */
export function gatherCells({ records, rounds }: RoundRows, of: (round: number) => CellColumn | undefined): CellColumn {
  const columns = Array.from(rounds, of);
  const first = columns.find(column => column !== undefined);
  if (!first) return { kind: 'texts', values: columns.map(() => null) };
  if (first.kind === 'numbers' || first.kind === 'moments') {
    const numberOf = (column: CellColumn | undefined, row: number) =>
      column && column.kind === first.kind ? column.values[records[row]!]! : Number.NaN;
    return { kind: first.kind, values: Float64Array.from(columns, numberOf) };
  }
  // One list for all: it is the shared variable's own. The texts of rounds may be kept in several ways.
  if (first.kind === 'listed' && columns.every(one => !one || (one.kind === 'listed' && one.list === first.list))) {
    const placeOf = (column: CellColumn | undefined, row: number) =>
      column ? Number(column.values[records[row]!]) : -1;
    return { ...first, values: Int32Array.from(columns, placeOf) };
  }
  return { kind: 'texts', values: columns.map((column, row) => textIn(column, records[row]!)) };
}

function textIn(column: CellColumn | undefined, record: number): string | null {
  if (column?.kind === 'texts') return column.values[record] ?? null;
  return column?.kind === 'listed' ? ((column.list[column.values[record]!] as string | undefined) ?? null) : null;
}
