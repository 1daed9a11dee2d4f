import type { ColumnResult, WrittenTexts } from '../../columns/column-request.ts';
import { type CountedGroup, listGroups } from '../../columns/group-columns.ts';
import { hasNumbers } from '../cross/has-numbers.ts';
import { type CrossRequest, type CrossRow, crossStatistics, defaultCrossRequest } from '../cross/request.ts';
import type { CrossTable } from '../cross/result.ts';
import { tableOf } from '../cross/run.ts';
import { PER_COLUMN, type Shared, type Sums, sharedKey, type Tally } from '../cross/tally.ts';
import type { Answers, Variables } from '../kind.ts';
import type { Places, TablePlaces } from './asking.ts';
import type { SummaryRequest } from './request.ts';

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
      ...{ measures: ['columnPercent', 'count'], statistics: crossStatistics },
      test: { ...test, letters: groups.length > 1, chiSquare: false },
    };
  }

  table({ variable: key, cells, bases }: TablePlaces, row: Omit<CrossRow, 'variable'> = {}): CrossTable {
    const variable = this.#variables.get(key);
    const counted = this.#tally(cells, bases, hasNumbers(variable) ? (variable?.missing ?? []) : undefined);
    const compared = this.columns > 2 ? [[1, 2]] : [];
    return tableOf(this.#request, { variable: key, ...row }, { variable, counted, compared, columns: this.columns });
  }

  /** By column. */
  groups(places: Places): readonly (readonly CountedGroup[])[] {
    return places.slice(0, this.columns).map(place => this.#groupsAt(place));
  }

  texts(place: number): { readonly total: number; readonly records: readonly WrittenTexts[] } {
    return this.#answers[place] as never;
  }

  #groupsAt(place: number): readonly CountedGroup[] {
    return listGroups((this.#answers[place] as ColumnResult<'count'>).groups);
  }

  #tally(cells: Places, bases: Places | undefined, missing: readonly number[] | undefined): Tally {
    const newSums = (): Sums => new Float64Array(this.columns * PER_COLUMN);
    const codes = new Map<number, Sums>();
    const all = newSums();
    for (let column = 0; column < this.columns; column++) {
      for (const group of this.#groupsAt(cells[column]!)) {
        const code = group.by[0] as number | null;
        if (code === null) continue;
        const sums = codes.get(code) ?? newSums();
        codes.set(code, sums);
        addTo(sums, column, group);
        if (!bases) addTo(all, column, group);
      }
      if (bases) for (const group of this.#groupsAt(bases[column]!)) addTo(all, column, group);
    }
    const both = (bases ?? cells)[this.columns];
    const shared = new Map(
      both === undefined ? [] : [[sharedKey(1, 2, this.columns), sharedOf(this.#groupsAt(both), missing)]],
    );
    return { codes, nets: new Map(), bases: all, shared, crossed: new Map() };
  }
}

function addTo(sums: Sums, column: number, { count, weight, squares }: CountedGroup): void {
  const place = column * PER_COLUMN;
  sums[place]! += count;
  sums[place + 1]! += weight;
  sums[place + 2]! += squares;
}

/** What those who are in both groups say. Without numbers there is only how many they are. */
function sharedOf(groups: readonly CountedGroup[], missing: readonly number[] | undefined): Shared {
  const shared: Shared = { squares: 0, weight: 0, valuedSquares: 0, first: 0, second: 0 };
  for (const group of groups) {
    const { weight, squares } = group;
    const value = group.by[0] as number | null | undefined;
    if (value === null) continue;
    shared.squares += squares;
    if (value === undefined || !missing || missing.includes(value)) continue;
    shared.weight += weight;
    shared.valuedSquares += squares;
    shared.first += weight * value;
    shared.second += weight * value * value;
  }
  return shared;
}
