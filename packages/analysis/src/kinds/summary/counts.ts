import type { ColumnResult } from '../../columns/column-request.ts';
import { type CountedGroup, listGroups, WEIGHT_UNIT } from '../../columns/group-columns.ts';
import { partTexts, type WrittenTexts } from '../../columns/joined-texts.ts';
import type { DataVariable, Value } from '../../data-set/variable.ts';
import type { Base } from '../../exhibit/exhibits.ts';
import { hasNumbers } from '../cross/has-numbers.ts';
import { type CrossRequest, type CrossRow, crossStatistics, defaultCrossRequest } from '../cross/request.ts';
import type { CrossTable } from '../cross/result.ts';
import { baseOf, tableOf } from '../cross/run.ts';
import { PER_COLUMN, type Shared, type Sums, sharedKey, type Tally } from '../cross/tally.ts';
import type { Answers, Variables } from '../kind.ts';
import type { Places, TablePlaces } from './asking.ts';
import type { SummaryRequest } from './request.ts';

/** How counted groups are read, where it is not as they stand. */
export interface Reading {
  /** The number that a group stands for; undefined where it has no part in it. */
  readonly numberOf?: (by: readonly Value[]) => number | undefined;
  /** What those count as who answered the question and not this part of it. The places then have `bases`. */
  readonly nothingIs?: number;
  /** Other counts of the same: a card that another version shows elsewhere. */
  readonly also?: readonly { readonly cells: Places; readonly numberOf: NonNullable<Reading['numberOf']> }[];
}

/** Numbers that occur, ascending, and by column how much weighs each. */
export interface CountedNumbers {
  readonly values: readonly number[];
  readonly weights: readonly (readonly number[])[];
}

/** Reads what was counted. A table is one of cross tables: its columns are everybody and the groups, compared with each other. */
export class SummaryCounts {
  readonly #answers: Answers;
  readonly #variables: Variables;
  readonly #request: CrossRequest;
  /** Everybody, then the groups. */
  readonly columns: number;

  constructor(answers: Answers, variables: Variables, { groups, test }: SummaryRequest) {
    this.#answers = answers;
    this.#variables = variables;
    this.columns = 1 + groups.length;
    this.#request = {
      ...defaultCrossRequest,
      measures: ['columnPercent', 'count'],
      statistics: crossStatistics,
      test: { ...test, letters: groups.length > 1, chiSquare: false },
    };
  }

  /** The words of all options of the data. */
  *labels(): Generator<string> {
    for (const { categories = [] } of this.#variables.values()) for (const { label } of categories) yield label;
  }

  /** How sure intervals are. */
  get level(): number {
    return this.#request.test.level;
  }

  table(places: TablePlaces, row: Omit<CrossRow, 'variable'> = {}, reading: Reading = {}): CrossTable {
    return this.#tableOf(places, row, this.#tally(places, reading));
  }

  /** The same with several codes or numbers to a line, and no line else: in the order given, whether anybody has them or not. */
  bands(places: TablePlaces, bands: readonly (readonly number[])[], reading: Reading = {}): CrossTable {
    const counted = this.#tally(places, reading);
    const known = this.#variables.get(places.variable)?.categories?.map(({ code }) => code) ?? [];
    const nets = bands.map(codes => ({ name: '', codes }));
    const table = this.#tableOf(places, { nets, hidden: [...known, ...counted.codes.keys()] }, counted);
    const order = bands.map((_codes, place) => table.lines.findIndex(({ net }) => net === place));
    return {
      ...table,
      // What they hold may be thousands of numbers, and whoever shows them has words of their own.
      lines: order.map(place => ({ ...table.lines[place]!, codes: [] })),
      cells: order.map(place => table.cells[place]!),
      shares: order.map(place => table.shares[place]!),
    };
  }

  numbers(places: TablePlaces, reading: Reading = {}): CountedNumbers {
    const missing = this.#variables.get(places.variable)?.missing ?? [];
    const counted = [...this.#tally(places, reading).codes].filter(([code]) => !missing.includes(code));
    counted.sort(([a], [b]) => a - b);
    return {
      values: counted.map(([code]) => code),
      weights: Array.from({ length: this.columns }, (_, column) =>
        counted.map(([, sums]) => sums[column * PER_COLUMN + 1]! / WEIGHT_UNIT),
      ),
    };
  }

  /** Who was counted at places without groups (`asking.answered`), of everybody. */
  base([everybody]: Places): Required<Base> {
    const sums = new Float64Array(PER_COLUMN);
    for (const group of this.#groupsAt(everybody!)) addTo(sums, 0, group);
    return baseOf(sums, 0);
  }

  /** By column. */
  groups(places: Places): readonly (readonly CountedGroup[])[] {
    return places.slice(0, this.columns).map(place => this.#groupsAt(place));
  }

  texts(place: number): { readonly total: number; readonly records: readonly WrittenTexts[] } {
    const { total, joined } = this.#answers[place] as ColumnResult<'texts'>;
    return { total, records: partTexts(joined) };
  }

  #groupsAt(place: number): readonly CountedGroup[] {
    return listGroups((this.#answers[place] as ColumnResult<'count'>).groups);
  }

  #tableOf({ variable: key }: TablePlaces, row: Omit<CrossRow, 'variable'>, counted: Tally): CrossTable {
    const variable = withScale(this.#variables.get(key), counted);
    const compared = this.columns > 2 ? [{ path: 0, columns: [1, 2], mayOverlap: true }] : [];
    return tableOf(this.#request, { variable: key, ...row }, { variable, counted, compared, columns: this.columns });
  }

  #tally(places: TablePlaces, reading: Reading): Tally {
    const variable = this.#variables.get(places.variable);
    const newSums = (): Sums => new Float64Array(this.columns * PER_COLUMN);
    const codes = new Map<number, Sums>();
    const all = newSums();
    // Of a set a record is in several groups: who answered was counted beside them.
    const hasOwnBases = places.bases !== undefined && reading.nothingIs === undefined;
    for (let column = 0; column < this.columns; column++) {
      for (const group of this.#counted(column, places, reading)) {
        const sums = codes.get(group.value) ?? newSums();
        codes.set(group.value, sums);
        addTo(sums, column, group);
        if (!hasOwnBases) addTo(all, column, group);
      }
      if (hasOwnBases) for (const group of this.#groupsAt(places.bases![column]!)) addTo(all, column, group);
    }
    const shared = new Map<number, Shared>();
    if (places.cells[this.columns] !== undefined) {
      const both = hasOwnBases
        ? this.#groupsAt(places.bases![this.columns]!)
        : this.#counted(this.columns, places, reading);
      const missing = hasNumbers(variable) ? (variable?.missing ?? []) : undefined;
      shared.set(sharedKey(1, 2, this.columns), sharedOf(both, missing));
    }
    return { codes, nets: new Map(), bases: all, shared, crossed: new Map() };
  }

  /** What was counted at one of the places, as it is read. */
  #counted(
    at: number,
    { cells, bases }: TablePlaces,
    { numberOf = asItStands, nothingIs, also = [] }: Reading,
  ): readonly Counted[] {
    const counted = [{ cells, numberOf }, ...also].flatMap(one =>
      this.#groupsAt(one.cells[at]!).flatMap((group): readonly Counted[] => {
        const value = one.numberOf(group.by);
        return value === undefined ? [] : [{ ...group, value }];
      }),
    );
    if (nothingIs === undefined) return counted;
    let [count, weight, squares] = [0, 0, 0];
    for (const group of this.#groupsAt(bases![at]!)) {
      count += group.count;
      weight += group.weight;
      squares += group.squares;
    }
    for (const group of counted) {
      count -= group.count;
      weight -= group.weight;
      squares -= group.squares;
    }
    return count > 0 ? [...counted, { value: nothingIs, count, weight, squares }] : counted;
  }
}

type Weighed = Pick<CountedGroup, 'count' | 'weight' | 'squares'>;
interface Counted extends Weighed {
  readonly value: number;
}

const asItStands = ([value]: readonly Value[]) => (value === null ? undefined : (value as number));

/** Codes without words stand from one end of their scale to the other, what is used and what is not, in the order of numbers. */
function withScale(variable: DataVariable | undefined, { codes }: Tally): DataVariable | undefined {
  if (!variable?.range || variable.kept !== 'code' || variable.categories) return variable;
  const { least, most } = variable.range;
  const all = new Set(codes.keys());
  for (let code = least; code <= most; code++) all.add(code);
  const categories = [...all].sort((a, b) => a - b).map(code => ({ code, label: String(code) }));
  return { ...variable, categories };
}

function addTo(sums: Sums, column: number, { count, weight, squares }: Weighed): void {
  const place = column * PER_COLUMN;
  sums[place]! += count;
  sums[place + 1]! += weight;
  sums[place + 2]! += squares;
}

/** What those who are in both groups say. Without numbers there is only how many they are. */
function sharedOf(
  groups: readonly (Weighed & { readonly value?: number })[],
  missing: readonly number[] | undefined,
): Shared {
  const shared: Shared = { squares: 0, weight: 0, valuedSquares: 0, first: 0, second: 0 };
  for (const { value, weight, squares } of groups) {
    shared.squares += squares;
    if (value === undefined || !missing || missing.includes(value)) continue;
    shared.weight += weight;
    shared.valuedSquares += squares;
    shared.first += weight * value;
    shared.second += weight * value * value;
  }
  return shared;
}
