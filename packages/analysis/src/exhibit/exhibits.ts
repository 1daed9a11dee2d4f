import type { Told } from '../claims/claim.ts';
import type { Filter } from '../filter/filter.ts';
import type { Held, MeasuredNumber, NumberFormat, NumberIn, PlainUnit, Unit } from './units.ts';

export type { NumberFormat } from './units.ts';

/**
 * The closed list of what a person looks at. Final words of one language, raw numbers, no markup: a kind's `present` makes them, renderers
 * only draw. Simulators are not exhibits.
 */
export type Exhibit = Table | Chart | Picture | Verbatims | Gallery | Figure | Note;
export type ExhibitKind = Exhibit['kind'];
/**
 * What it means and what to beware of is told by claims alone, each under its condition; how it was worked out is a plain text.
 */
export type ExhibitNote = (
  | { readonly tone: 'meaning' | 'warning'; readonly text: Told }
  | { readonly tone: 'footnote'; readonly text: string }
) & {
  /** Of what it speaks, where that is not in every way of showing it. */
  readonly of?: 'intervals';
};
interface Framed {
  /** Stable within its analysis: blocks of a report, comments and named calls point at it. */
  readonly id: string;
  /** What of its analysis it is about: of statistics per question the question's key. Those about one thing stand together, on a card or a sheet. */
  readonly about?: string;
  readonly title: string;
  readonly source: Source;
  readonly notes: readonly ExhibitNote[];
}
export interface Source {
  readonly asOf: string;
  readonly base: Base;
  readonly filter?: string;
  readonly weight?: string;
}
export interface Base {
  readonly people: number;
  readonly weighted?: number;
  readonly effective?: number;
}
/** A base that numbers stand upon. */
export interface NumberBase extends Base {
  /** From how many people on it is relied upon, where these are not thirty. */
  readonly least?: number;
}
export interface Table extends Framed {
  readonly kind: 'table';
  readonly columns: readonly Head[];
  readonly rows: readonly Head[];
  /** What stands in each cell, one line each: per cent, count, index … */
  readonly measures: readonly { readonly id: string; readonly name: string; readonly format: NumberFormat }[];
  /** By leaf row, then leaf column. */
  readonly cells: readonly (readonly TableCell[])[];
  /** Of a cross table, by question of its banner, and of means, by score: whether the groups differ at all. Nobody looks at it; by it a report and the assistant choose what to show. */
  readonly differs?: readonly { readonly p: number; readonly effect: number }[];
}
export interface Head {
  readonly id: string;
  readonly text: string;
  readonly role: 'group' | 'category' | 'net' | 'total' | 'statistic' | 'base';
  /** Of a leaf column. Compared are leaves of the same `compare` only: one banner question's. */
  readonly letter?: string;
  readonly compare?: string;
  readonly base?: NumberBase;
  /** Of a leaf whose cells hold one number of another kind instead of the measures: a mean, a base. */
  readonly format?: NumberFormat;
  /** Opens the records behind a number: those that the row's, the column's and the analysis' own filter let through. A head without one opens none. */
  readonly drill?: Filter;
  /** Of what a model found and numbered: the number under which a person may give it a name. */
  readonly nameAs?: string;
  readonly children?: readonly Head[];
}
export interface TableCell {
  /**
   * By measure, or one alone where a head has a format of its own; null is an empty base and reads "-". Each was held against the format
   * that it is shown in (`inFormat`): a share of 0 to 1 is no number of a cell of per cents.
   */
  readonly values: readonly (Held | null)[];
  readonly text?: string;
  /** Behind its first number: the columns that it exceeds, or the stars of its significance (`starsOf`). */
  readonly letters?: string;
  /** Only where it is not the head's; under 30 gets the asterisk. */
  readonly base?: NumberBase;
  /** 0 to 1 within its table. */
  readonly heat?: number;
}

/** Without what all exhibits have; of each unit for itself, so that numbers stay tied to their format. */
export type Unframed<Shape> = Shape extends Framed ? Omit<Shape, 'id' | 'title' | 'source' | 'notes'> : never;
/** One that is drawn of another exhibit's numbers, whatever their unit is: see `redrawn`. */
export type Redrawn = BarsOf<Unit, number> | LinesOf<Unit, number> | PartsOf<Unit, number> | GaugeOf<Unit, number>;
export type Chart = Bars | Lines | Parts | Points | Ranges | Heat | Gauge | Tree | Dendrogram | RegionMap | Words;
/** A chart's numbers are of its format's unit: a share does not fit into a chart of per cents. */
interface Charted<U extends Unit> extends Framed {
  readonly format: NumberFormat<U>;
  readonly colours?: readonly string[];
  /** The drawing alone: its numbers stand in a table beside it. */
  readonly hidesNumbers?: true;
  readonly highlights?: readonly string[];
  /** Nobody is in two of what was answered: shares may be added. */
  readonly isExclusive?: true;
  /** What was answered stands upon a scale: it has the colours of its places, not of things that are merely different. */
  readonly ordered?: Scale;
}
/** Names that it lacks stand beside it: "don't know", a net. */
export interface Scale {
  /** From one end over a middle to the other, as agreement does; else from little to much, as an age does. */
  readonly hasMiddle: boolean;
  /** From 0, the lowest, to 1. */
  readonly items: readonly { readonly name: string; readonly at: number }[];
}
export interface Series<N extends number = number> {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (N | null)[];
  readonly low?: readonly (N | null)[];
  readonly high?: readonly (N | null)[];
  readonly bases?: readonly NumberBase[];
  readonly letters?: readonly string[];
}
export interface Rule {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly text?: string;
}
/** Column, bar, stacked, histogram (`touching`), profile (`mirrored`). */
export type Bars = BarsOf<'percent'> | BarsOf<'points'> | BarsOf<PlainUnit>;
export interface BarsOf<U extends Unit, N extends number = NumberIn<U>> extends Charted<U> {
  readonly kind: 'bars';
  readonly direction: 'columns' | 'bars';
  readonly layout: 'grouped' | 'stacked' | 'stacked-to-100' | 'touching' | 'mirrored';
  readonly categories: readonly string[];
  readonly series: readonly Series<N>[];
}
/** Trend, scree plot (rule at 1), price curves (rules at crossings), demand. */
export type Lines = LinesOf<'percent'> | LinesOf<PlainUnit>;
export interface LinesOf<U extends Unit, N extends number = NumberIn<U>> extends Charted<U> {
  readonly kind: 'lines';
  readonly x:
    | { readonly of: 'category'; readonly names: readonly string[] }
    | { readonly of: 'number' | 'time'; readonly at: readonly number[]; readonly format?: NumberFormat<PlainUnit> };
  readonly y?: { readonly min?: number; readonly max?: number; readonly isLog?: boolean };
  readonly series: readonly (Series<N> & {
    readonly isArea?: boolean;
    readonly isStep?: boolean;
    readonly isDashed?: boolean;
  })[];
  readonly rules?: readonly Rule[];
}
export type Parts = PartsOf<'percent'> | PartsOf<PlainUnit>;
export interface PartsOf<U extends Unit, N extends number = NumberIn<U>> extends Charted<U> {
  readonly kind: 'parts';
  readonly shape: 'pie' | 'ring';
  readonly categories: readonly string[];
  readonly series: readonly [Series<N>];
}
/** Biplot, quadrant, importance–performance, loadings: `arrow` draws from the origin. */
export type Points =
  | PointsOf<'percent', 'percent'>
  | PointsOf<'percent', PlainUnit>
  | PointsOf<PlainUnit, 'percent'>
  | PointsOf<PlainUnit, PlainUnit>;
export interface PointsOf<X extends Unit, Y extends Unit> extends Charted<Y> {
  readonly kind: 'points';
  readonly xTitle: string;
  readonly yTitle: string;
  /** Of numbers along, where they are others than those upwards. */
  readonly xFormat?: NumberFormat<X>;
  readonly isSquare: boolean;
  readonly groups: readonly { readonly name: string; readonly mark: 'dot' | 'triangle' | 'arrow' | 'none' }[];
  readonly points: readonly {
    readonly x: NumberIn<X>;
    readonly y: NumberIn<Y>;
    readonly group: number;
    readonly text?: string;
    readonly size?: number;
  }[];
  readonly rules?: readonly Rule[];
  /** Upper right, upper left, lower left, lower right. */
  readonly quadrants?: readonly [string, string, string, string];
}
/** Coefficients with intervals, part-worths, box plots. */
export type Ranges = RangesOf<'percent'> | RangesOf<PlainUnit>;
export interface RangesOf<U extends Unit, N extends number = NumberIn<U>> extends Charted<U> {
  readonly kind: 'ranges';
  readonly rows: readonly {
    readonly text: string;
    readonly group?: string;
    readonly at: N;
    readonly low: N;
    readonly high: N;
    readonly box?: readonly [N, N];
    readonly isSignificant?: boolean;
  }[];
  readonly rules?: readonly Rule[];
  /** Ratios: half as much is as far from 1 as twice as much. */
  readonly isLog?: true;
}
export type Heat = HeatOf<'percent'> | HeatOf<PlainUnit>;
export interface HeatOf<U extends Unit, N extends number = NumberIn<U>> extends Charted<U> {
  readonly kind: 'heat';
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values: readonly (readonly (N | null)[])[];
  readonly scale: 'from-zero' | 'about-zero';
  readonly min: number;
  readonly max: number;
}
export type Gauge = GaugeOf<'percent'> | GaugeOf<PlainUnit>;
export interface GaugeOf<U extends Unit, N extends number = NumberIn<U>> extends Charted<U> {
  readonly kind: 'gauge';
  readonly value: N;
  readonly min: number;
  readonly max: number;
  readonly low?: N;
  readonly high?: N;
  readonly bands: readonly { readonly upTo: number; readonly text: string }[];
}
export interface TreeNode {
  readonly id: string;
  readonly split?: string;
  readonly text: string;
  readonly base: Base;
  readonly value?: number;
  readonly shares?: readonly number[];
  readonly children?: readonly TreeNode[];
}
export interface Tree extends Charted<PlainUnit> {
  readonly kind: 'tree';
  readonly classes?: readonly string[];
  readonly root: TreeNode;
}
/** Leaves in drawing order; an index below leaves.length is a leaf, above it an earlier merge. */
export interface Dendrogram extends Charted<PlainUnit> {
  readonly kind: 'dendrogram';
  readonly leaves: readonly string[];
  readonly merges: readonly { readonly left: number; readonly right: number; readonly height: number }[];
  readonly cut?: number;
}
/** Areas by GB/T 2260 code or ISO country, never by name. */
export type RegionMap = RegionMapOf<'percent'> | RegionMapOf<PlainUnit>;
export interface RegionMapOf<U extends Unit, N extends number = NumberIn<U>> extends Charted<U> {
  readonly kind: 'map';
  readonly of: 'provinces' | 'cities' | 'world';
  readonly areas: readonly {
    readonly code: string;
    readonly name: string;
    readonly value: N | null;
    readonly drill?: Filter;
  }[];
  readonly points?: readonly { readonly latitude: number; readonly longitude: number; readonly size: number }[];
}
/** Places from our own seeded layout (0 to 1), so every renderer draws the same cloud. */
export interface Words extends Charted<PlainUnit> {
  readonly kind: 'words';
  readonly words: readonly {
    readonly text: string;
    readonly count: number;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly isUpright: boolean;
  }[];
}

/** A picture of ours and what lies over it; coordinates 0 to 1. */
export interface Picture extends Framed {
  readonly kind: 'picture';
  /** Empty where the picture is none of ours. */
  readonly fileId: string;
  /** Where a browser finds it; files that we write have only what is ours. */
  readonly address: string;
  /** Width by height, until whoever draws it has seen the picture. */
  readonly ratio: number;
  readonly density?: { readonly columns: number; readonly rows: number; readonly values: readonly number[] };
  readonly regions?: readonly {
    readonly text: string;
    readonly outline: readonly (readonly [number, number])[];
    readonly tone?: 'like' | 'neutral' | 'dislike';
    readonly values: readonly (MeasuredNumber & { readonly name: string })[];
  }[];
  readonly points?: readonly (readonly [number, number])[];
}
export interface Verbatims extends Framed {
  readonly kind: 'verbatims';
  /** Some that stand for many, to be read as such; else a list to look through. */
  readonly areQuotes?: true;
  readonly total: number;
  readonly texts: readonly {
    readonly text: string;
    readonly about?: string;
    readonly recordId: string;
    readonly marks?: readonly (readonly [number, number])[];
  }[];
}
export interface Gallery extends Framed {
  readonly kind: 'gallery';
  readonly total: number;
  readonly files: readonly {
    readonly fileId: string;
    readonly name: string;
    readonly type: string;
    readonly recordId: string;
    /** Where a browser finds it for some minutes: given to whoever may see the record. */
    readonly address?: string;
  }[];
}
export type Figure = Framed & MeasuredNumber & FigureParts;
interface FigureParts {
  readonly kind: 'figure';
  readonly before?: { readonly value: number; readonly text: string; readonly differs?: 'higher' | 'lower' };
}
export interface Note extends Framed {
  readonly kind: 'note';
  readonly paragraphs: readonly string[];
}

/** Native charts in PowerPoint; the others go in as svg with png, their `tableOf(chart)` beside them. */
export const isNativeInPowerPoint = {
  bars: true,
  lines: true,
  parts: true,
  points: true,
  ranges: false,
  heat: false,
  gauge: false,
  tree: false,
  dendrogram: false,
  map: false,
  words: false,
} as const satisfies Record<Chart['kind'], boolean>;
