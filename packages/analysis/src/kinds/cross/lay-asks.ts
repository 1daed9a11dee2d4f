import type { GroupBy } from '../../columns/column-request.ts';
import type { Recipe } from '../../derived/recipe.ts';
import type { Filter } from '../../filter/filter.ts';
import { every } from '../../filter/join-filters.ts';
import type { Ask, Variables } from '../../kind/kind.ts';
import { Asking } from '../asking.ts';
import { type BannerPath, bannerPaths } from './banner-paths.ts';
import { hasNumbers } from './has-numbers.ts';
import type { CountedAs } from './lines.ts';
import type { CrossRequest, CrossRow } from './request.ts';

/** One question's value in the groups of a count. */
export interface Level {
  /** In the group's `by`. */
  readonly place: number;
  readonly as: CountedAs;
}

export interface CountedPath {
  /** Which path of the banner. */
  readonly path: number;
  readonly levels: readonly Level[];
}

/** What a count is good for. */
export interface CellCount {
  /** Which of the asks. */
  readonly ask: number;
  /** Left out where the count is of bases. */
  readonly row?: Level;
  readonly paths: readonly CountedPath[];
  /** Nobody is left out of it and nobody is in it twice, but for the row's own codes: its groups add up to the total. */
  readonly isWhole: boolean;
}

/** People who are in two columns of a set at once. */
export interface OverlapCount {
  readonly ask: number;
  readonly row?: Level;
  readonly path: number;
  /** Of the blocks around the set. */
  readonly around: readonly Level[];
  readonly left: Level;
  readonly right: Level;
}

export interface TableCounts {
  readonly cells: readonly CellCount[];
  /** Of a set: who answered it, by column. A question with one answer has its bases from its cells. */
  readonly bases: readonly CellCount[];
  readonly overlaps: readonly OverlapCount[];
}

export interface CrossAsks {
  readonly asks: readonly Ask[];
  readonly derived: Readonly<Record<string, Recipe>>;
  readonly paths: readonly BannerPath[];
  /** By row of the request. */
  readonly tables: readonly TableCounts[];
}

/** Groups of one count. More, and several counts are faster than one. */
const MOST_GROUPS = 2_000;
const MOST_VARIABLES = 12;
/** Where nobody knows how many categories there are. */
const SUPPOSED_CATEGORIES = 20;

/** The counts that cross tables need, and what each is for. Asked where the plan is made and again where the answers are read: the same request, the same counts. */
export function layAsks(request: CrossRequest, variables: Variables): CrossAsks {
  const paths = bannerPaths(request.banner);
  const asking = new Asking('cross', variables);
  const tables = request.rows.map(row => new TableAsking(asking, request, row, paths).lay());
  return { asks: asking.asks, derived: asking.derived, paths, tables };
}

class TableAsking {
  readonly #asking: Asking;
  readonly #request: CrossRequest;
  readonly #row: CrossRow;
  readonly #paths: readonly BannerPath[];
  readonly #isSet: boolean;

  constructor(asking: Asking, request: CrossRequest, row: CrossRow, paths: readonly BannerPath[]) {
    this.#asking = asking;
    this.#request = request;
    this.#row = row;
    this.#paths = paths;
    this.#isSet = this.#isSetOf(row.variable);
  }

  lay(): TableCounts {
    const packs = this.#pack();
    const setPaths = this.#paths.flatMap((path, index) =>
      path.some(block => this.#isSetOf(block.variable)) ? [index] : [],
    );
    const count = (rowAs: CountedAs | undefined) => [
      ...(packs.length === 0 ? [this.#count(rowAs, [], true)] : packs.map(pack => this.#count(rowAs, pack, true))),
      ...setPaths.flatMap(path => this.#countSets(rowAs, path)),
    ];
    const as: readonly CountedAs[] = this.#isSet
      ? ['each', ...(this.#row.nets?.length ? ['nets' as const] : [])]
      : ['whole'];
    return {
      cells: as.flatMap(count),
      bases: this.#isSet ? count(undefined) : [],
      overlaps: this.#needsOverlaps() ? setPaths.flatMap(path => this.#overlaps(path)) : [],
    };
  }

  #isSetOf(variable: string): boolean {
    return this.#asking.variables.get(variable)?.kept === 'codes';
  }

  #sizeOf(variable: string): number {
    return (this.#asking.variables.get(variable)?.categories?.length ?? SUPPOSED_CATEGORIES) + 1;
  }

  /** Paths of single codes that go into one count together. */
  #pack(): readonly (readonly number[])[] {
    const packs: number[][] = [];
    let packed = new Set<string>();
    const sizeWith = (keys: ReadonlySet<string>) =>
      [...keys].reduce((size, key) => size * this.#sizeOf(key), this.#sizeOf(this.#row.variable));
    for (const [index, path] of this.#paths.entries()) {
      if (path.some(({ variable }) => this.#isSetOf(variable))) continue;
      const keys = path.map(({ variable }) => variable).filter(key => key !== this.#row.variable);
      const together = new Set([...packed, ...keys]);
      const fits = packs.length > 0 && together.size < MOST_VARIABLES && sizeWith(together) <= MOST_GROUPS;
      if (fits) packs.at(-1)!.push(index);
      else packs.push([index]);
      packed = fits ? together : new Set(keys);
    }
    return packs;
  }

  #filter(rowAs: CountedAs | undefined): Filter | undefined {
    const { filter, variable } = this.#row;
    const answered: Filter = { test: 'answered', variable, is: true };
    // A row that stands in the groups says by itself who has none.
    const parts = [...(filter ? [filter] : []), ...(rowAs === undefined ? [answered] : [])];
    return parts.length === 0 ? undefined : every(parts);
  }

  #count(rowAs: CountedAs | undefined, paths: readonly number[], isWhole: boolean): CellCount {
    const by = new Places();
    const row = rowAs && this.#level(by, this.#row, rowAs);
    const counted = paths.map(path => ({
      path,
      levels: this.#paths[path]!.map(block => this.#level(by, block, 'whole')),
    }));
    const ask = this.#asking.count(by.by, this.#filter(rowAs));
    return { ask, ...(row && { row }), paths: counted, isWhole };
  }

  /** A path with sets: once by the sets' codes, and again by their nets where they have some. */
  #countSets(rowAs: CountedAs | undefined, path: number): readonly CellCount[] {
    return this.#ways(this.#paths[path]!).map(ways => {
      const by = new Places();
      const row = rowAs && this.#level(by, this.#row, rowAs);
      const levels = this.#paths[path]!.map((block, depth) => this.#level(by, block, ways[depth]!));
      const ask = this.#asking.count(by.by, this.#filter(rowAs));
      return { ask, ...(row && { row }), paths: [{ path, levels }], isWhole: false };
    });
  }

  /** Every way to count the blocks of a path. */
  #ways(path: BannerPath): readonly (readonly CountedAs[])[] {
    return path.reduce<CountedAs[][]>(
      (ways, block) => ways.flatMap(way => this.#waysOf(block).map(as => [...way, as])),
      [[]],
    );
  }

  #waysOf({ variable, nets }: BannerPath[number]): readonly CountedAs[] {
    if (!this.#isSetOf(variable)) return ['whole'];
    return nets?.length ? ['each', 'nets'] : ['each'];
  }

  #level(by: Places, { variable, nets = [] }: Pick<CrossRow, 'variable' | 'nets'>, as: CountedAs): Level {
    if (as === 'whole') return { place: by.once({ variable }), as };
    const key = as === 'nets' ? this.#asking.netsOf(variable, nets) : variable;
    return { place: by.again({ variable: key, isEach: true }), as };
  }

  #needsOverlaps(): boolean {
    const { test, measures } = this.#request;
    return test.letters && (measures.includes('columnPercent') || this.#hasMeans());
  }

  #hasMeans(): boolean {
    return this.#request.statistics.includes('mean') && hasNumbers(this.#asking.variables.get(this.#row.variable));
  }

  #overlaps(index: number): readonly OverlapCount[] {
    const path = this.#paths[index]!;
    const leaf = path.at(-1)!;
    const ways = this.#waysOf(leaf);
    if (ways[0] === 'whole') return [];
    const pairs = ways.flatMap((left, place) => ways.slice(place).map(right => ({ left, right })));
    // Means need to know what those who are in both say.
    const rowAs = this.#hasMeans() && !this.#isSet ? 'whole' : undefined;
    return this.#ways(path.slice(0, -1)).flatMap(around =>
      pairs.map(({ left, right }) => {
        const by = new Places();
        const row = rowAs && this.#level(by, this.#row, rowAs);
        const levels = path.slice(0, -1).map((block, depth) => this.#level(by, block, around[depth]!));
        const ends = { left: this.#level(by, leaf, left), right: this.#level(by, leaf, right) };
        const ask = this.#asking.count(by.by, this.#filter(rowAs));
        return { ask, ...(row && { row }), path: index, around: levels, ...ends };
      }),
    );
  }
}

/** The variables of a count, in the order they were wanted. */
class Places {
  readonly by: GroupBy[] = [];

  /** One that is there already serves again. */
  once(wanted: GroupBy): number {
    const known = this.by.findIndex(({ variable, isEach }) => variable === wanted.variable && !isEach);
    return known >= 0 ? known : this.again(wanted);
  }

  again(wanted: GroupBy): number {
    return this.by.push(wanted) - 1;
  }
}
