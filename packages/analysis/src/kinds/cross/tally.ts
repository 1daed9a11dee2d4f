import type { ColumnResult } from '../../columns/column-request.ts';
import { Groups } from '../../columns/group-columns.ts';
import type { Answers } from '../kind.ts';
import { type BannerTree, type ColumnFinder, columnFinder } from './banner-columns.ts';
import type { CellCount, Level, OverlapCount, TableCounts } from './lay-asks.ts';

/** By column: people, Σw in 1e-6 and Σw² in 1e-12, one after the other. Whole numbers, so that sums do not depend on their order. */
export type Sums = Float64Array;
export const PER_COLUMN = 3;

/** What two columns share: Σw² of all, and of those with a number Σw, Σw², Σwx and Σwx². */
export interface Shared {
  squares: number;
  weight: number;
  valuedSquares: number;
  first: number;
  second: number;
}

/** Of one path against the row: Σw by code and combination of columns, whatever is shown. */
export interface Crossed {
  readonly columns: Map<number | string, number>;
  readonly cells: Map<number, number[]>;
  squares: number;
}

export interface Tally {
  /** Of the row's codes, or the values of a number. */
  readonly codes: ReadonlyMap<number, Sums>;
  /** Of a set's nets, by place from 1. */
  readonly nets: ReadonlyMap<number, Sums>;
  readonly bases: Sums;
  /** By `sharedKey`. */
  readonly shared: ReadonlyMap<number, Shared>;
  readonly crossed: ReadonlyMap<number, Crossed>;
}

export interface TallyOptions {
  readonly answers: Answers;
  readonly tree: BannerTree;
  readonly finders: ColumnFinders;
  /** Which number an answer is; undefined for none. Left out where the row has no numbers. */
  readonly numberOf?: (code: number) => number | undefined;
  readonly needsCrossed: boolean;
}

/** Finders are the same for every table. */
export class ColumnFinders {
  readonly #tree: BannerTree;
  readonly #known = new Map<string, ColumnFinder>();

  constructor(tree: BannerTree) {
    this.#tree = tree;
  }

  get(path: number, levels: readonly Level[]): ColumnFinder {
    const ways = levels.map(({ as }) => as);
    const name = `${path} ${ways.join(' ')}`;
    const known = this.#known.get(name) ?? columnFinder(this.#tree.nodes, path, ways);
    this.#known.set(name, known);
    return known;
  }
}

export const sharedKey = (a: number, b: number, columns: number): number => Math.min(a, b) * columns + Math.max(a, b);

/** Adds a table's counts up by column. */
export function tally(counts: TableCounts, options: TallyOptions): Tally {
  const adding = new Adding(options);
  for (const count of counts.cells) adding.addCells(count);
  for (const count of counts.bases) adding.addCells(count);
  for (const count of counts.overlaps) adding.addOverlap(count);
  return adding.done(counts.bases.length > 0);
}

class Adding {
  readonly #options: TallyOptions;
  readonly #codes = new Map<number, Sums>();
  readonly #nets = new Map<number, Sums>();
  readonly #bases: Sums;
  readonly #shared = new Map<number, Shared>();
  readonly #crossed = new Map<number, Crossed>();
  /** A total is taken from the first count that has all of it. */
  readonly #hasTotal = new Set<string | undefined>();

  constructor(options: TallyOptions) {
    this.#options = options;
    this.#bases = this.#newSums();
  }

  addCells(count: CellCount): void {
    const { row } = count;
    const addsTotal = count.isWhole && !this.#hasTotal.has(row?.as);
    if (addsTotal) this.#hasTotal.add(row?.as);
    const paths = count.paths.map(path => ({
      ...path,
      finder: this.#options.finders.get(path.path, path.levels),
      leaf: path.levels.at(-1)!.place,
      crossed: this.#needsCrossed(count) ? this.#crossedOf(path.path) : undefined,
    }));
    // Whom two columns share is seen where everybody is counted once.
    const showsShared = row === undefined || row.as === 'whole';
    const of = row?.as === 'nets' ? this.#nets : this.#codes;
    const found: (readonly number[])[] = [];
    // The one loop that runs over all groups of all tables: nothing is made in it.
    const groups = this.#groups(count.ask);
    while (groups.next()) {
      const code = row ? (groups.value(row.place) as number | null) : 0;
      if (code === null) continue;
      const sums = row ? this.#sumsOf(of, code) : this.#bases;
      const { count: people, weight, squares } = groups;
      if (addsTotal) addTo(sums, 0, people, weight, squares);
      for (const path of paths) {
        found.length = 0;
        findColumns(path.finder, path.levels, groups, path.leaf, 0, found);
        for (const columns of found) {
          for (const column of columns) addTo(sums, column, people, weight, squares);
          if (showsShared && columns.length > 1)
            this.#share(columns, columns, true, { code: row && code, weight, squares });
        }
        if (path.crossed) addCrossed(path.crossed, path.levels, groups, code, weight, squares);
      }
    }
  }

  addOverlap({ ask, row, path, around, left, right }: OverlapCount): void {
    const { finders } = this.#options;
    const [lefts, rights] = [finders.get(path, [...around, left]), finders.get(path, [...around, right])];
    const [found, others]: [(readonly number[])[], (readonly number[])[]] = [[], []];
    const groups = this.#groups(ask);
    while (groups.next()) {
      const code = row && (groups.value(row.place) as number | null);
      if (code === null) continue;
      found.length = 0;
      others.length = 0;
      // Both go through the same columns around, so that what is found stands side by side.
      findColumns(lefts, around, groups, left.place, 0, found);
      findColumns(rights, around, groups, right.place, 0, others);
      const counted = { code, weight: groups.weight, squares: groups.squares };
      for (const [place, columns] of found.entries())
        this.#share(columns, others[place]!, left.as === right.as, counted);
    }
  }

  done(hasOwnBases: boolean): Tally {
    if (!hasOwnBases)
      for (const sums of this.#codes.values())
        for (let place = 0; place < sums.length; place++) this.#bases[place]! += sums[place]!;
    return {
      codes: this.#codes,
      nets: this.#nets,
      bases: this.#bases,
      shared: this.#shared,
      crossed: this.#crossed,
    };
  }

  #groups(ask: number): Groups {
    return new Groups((this.#options.answers[ask] as ColumnResult<'count'>).groups);
  }

  #newSums(): Sums {
    return new Float64Array(this.#options.tree.columns * PER_COLUMN);
  }

  #sumsOf(of: Map<number, Sums>, code: number): Sums {
    let sums = of.get(code);
    if (!sums) {
      sums = this.#newSums();
      of.set(code, sums);
    }
    return sums;
  }

  #needsCrossed({ row, isWhole }: CellCount): boolean {
    return this.#options.needsCrossed && isWhole && row?.as === 'whole';
  }

  #crossedOf(path: number): Crossed {
    const known = this.#crossed.get(path) ?? { columns: new Map(), cells: new Map(), squares: 0 };
    this.#crossed.set(path, known);
    return known;
  }

  #share(
    left: readonly number[],
    right: readonly number[],
    isMirrored: boolean,
    { code, weight, squares }: { code: number | undefined; weight: number; squares: number },
  ): void {
    const x = code === undefined ? undefined : this.#options.numberOf?.(code);
    for (const a of left)
      for (const b of right) {
        // Columns against themselves bring every pair twice, and each with itself.
        if (isMirrored && a >= b) continue;
        const key = sharedKey(a, b, this.#options.tree.columns);
        const known = this.#shared.get(key) ?? { squares: 0, weight: 0, valuedSquares: 0, first: 0, second: 0 };
        known.squares += squares;
        if (x !== undefined) {
          known.weight += weight;
          known.valuedSquares += squares;
          known.first += weight * x;
          known.second += weight * x * x;
        }
        this.#shared.set(key, known);
      }
  }
}

function addTo(sums: Sums, column: number, people: number, weight: number, squares: number): void {
  const place = column * PER_COLUMN;
  sums[place]! += people;
  sums[place + 1]! += weight;
  sums[place + 2]! += squares;
}

const nothing: readonly number[] = [];

/** The columns that a group is in, for each column around them that it is in. */
function findColumns(
  finder: ColumnFinder,
  around: readonly Level[],
  groups: Groups,
  leaf: number,
  depth: number,
  found: (readonly number[])[],
): void {
  if ('leaves' in finder) {
    found.push(finder.leaves.get(groups.value(leaf) as number) ?? nothing);
    return;
  }
  const below = finder.inner.get(groups.value(around[depth]!.place) as number);
  if (below) for (const one of below) findColumns(one, around, groups, leaf, depth + 1, found);
}

function addCrossed(
  crossed: Crossed,
  levels: readonly Level[],
  groups: Groups,
  code: number,
  weight: number,
  squares: number,
): void {
  let combination = groups.value(levels[0]!.place) as number | string | null;
  for (let depth = 1; depth < levels.length && combination !== null; depth++) {
    const value = groups.value(levels[depth]!.place) as number | null;
    combination = value === null ? null : `${combination} ${value}`;
  }
  if (combination === null) return;
  let column = crossed.columns.get(combination);
  if (column === undefined) {
    column = crossed.columns.size;
    crossed.columns.set(combination, column);
  }
  let row = crossed.cells.get(code);
  if (!row) {
    row = [];
    crossed.cells.set(code, row);
  }
  row[column] = (row[column] ?? 0) + weight;
  crossed.squares += squares;
}
