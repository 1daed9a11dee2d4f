import type { DataVariable, Kept } from '../data-set/variable.ts';
import type { Recipe } from '../derived/recipe.ts';
import type { Filter } from '../filter/filter.ts';
import type { GroupColumns } from './group-columns.ts';
import type { JoinedTexts } from './joined-texts.ts';

/** Which records of a data set: what the reader may see of it, and of that what they asked for. */
export interface ColumnSelection {
  readonly range?: Filter;
  readonly filter?: Filter;
  /** Where a day begins. */
  readonly timeZone: string;
  /** What is derived, for this request: the copy keeps none of it. */
  readonly derived?: DerivedParts;
}

export interface DerivedParts {
  /** By id: its variable is `derived:<id>`. */
  readonly recipes: Readonly<Record<string, Recipe>>;
  /** Codes of the data set's own variables that are an answer and yet no value. */
  readonly missing: Readonly<Record<string, readonly number[]>>;
  /** Those of them whose texts are days: the copy keeps letters. */
  readonly days?: readonly string[];
}

export interface GroupBy {
  readonly variable: string;
  /** Of a set or of labels: a record counts once for each that it has, and not at all when it has none. Else the whole set is the group. */
  readonly isEach?: true;
}

export interface SortBy {
  readonly variable: string;
  readonly isDescending?: true;
  /** Chinese as a dictionary has it; else texts stand in the order of their code points, which is many times faster. */
  readonly isByPinyin?: true;
  /** Of a text: by how many characters it has. */
  readonly isByLength?: true;
}

export interface WantedColumn {
  readonly variable: string;
  /** Of a set: whether it has this code, 1 or 0. */
  readonly code?: number;
  /** Of codes in their order, kept as a text: which is at this place, from 1. */
  readonly place?: number;
}

/** What can be asked of the copy of a data set: a closed list, and data only. */
export type ColumnRequest =
  /** How records are kept. */
  | ({
      readonly kind: 'describe';
      /** Without catching up first: whoever asks more in a moment waits for that once. */
      readonly isAsItIs?: true;
    } & ColumnSelection)
  | CountRequest
  | ({
      readonly kind: 'order';
      readonly sort: readonly SortBy[];
      /** Only so many from the top: a fraction of the time that all of them take. */
      readonly most?: number;
    } & ColumnSelection)
  /** Which records the numbers of an order stand for, as long as the copy is of that generation. */
  | ({ readonly kind: 'ids'; readonly generation: string; readonly rows: readonly number[] } & ColumnSelection)
  | ColumnsRequest
  | TextsRequest
  | RepeatsRequest
  | FileRequest;

export type ColumnsRequest = {
  readonly kind: 'columns';
  readonly columns: readonly WantedColumn[];
  /** As of a count: who has none weighs nothing. */
  readonly weight?: string;
} & ColumnSelection;

/** What people wrote, the newest records first: those who wrote in any of these variables. */
export type TextsRequest = {
  readonly kind: 'texts';
  readonly variables: readonly string[];
  readonly offset?: number;
  readonly most: number;
  /** Of each text only so many letters from its beginning: what many write has a bound then. */
  readonly longest?: number;
  /** Numbers of the same records, as columns have them. */
  readonly beside?: readonly WantedColumn[];
  /** What these weigh, where numbers are asked for. */
  readonly weight?: string;
} & ColumnSelection;

/**
 * Records that say the same as others in all of these variables; texts without regard to case and surrounding space. Who says nothing in any
 * of them repeats nobody.
 */
export type RepeatsRequest = {
  readonly kind: 'repeats';
  readonly variables: readonly string[];
  /** Who comes first in this order is the one that others repeat. */
  readonly sort: readonly SortBy[];
  /** So many must say it. */
  readonly least: number;
  /** The first one as well, not only those that repeat it. */
  readonly isFirstToo?: true;
} & ColumnSelection;

/** Whole records, written beside the copy for whoever makes a long work of them: a parquet file with a column for each variable, one at least. */
export type FileRequest = {
  readonly kind: 'file';
  readonly variables: readonly string[];
  readonly sort: readonly SortBy[];
} & ColumnSelection;

export type CountRequest = {
  readonly kind: 'count';
  readonly by: readonly GroupBy[];
  /** A number or a code. Who has none, or one that is no weight, weighs nothing and is counted all the same. */
  readonly weight?: string;
} & ColumnSelection;

interface ColumnResults {
  readonly describe: { readonly variables: readonly Pick<DataVariable, 'key' | 'kept'>[] };
  readonly count: { readonly groups: GroupColumns };
  readonly order: { readonly generation: string; readonly rows: Int32Array };
  readonly ids: { readonly ids: readonly (string | null)[] };
  /** Missing is NaN. `rows` says whose they are; `weights` are there when one was asked for. */
  readonly columns: {
    readonly rows: Int32Array;
    readonly columns: readonly Float64Array[];
    readonly weights?: Float64Array;
  };
  /** How many match, and of them the asked part, the newest first: read it with `partTexts`. */
  readonly texts: {
    readonly total: number;
    readonly joined: JoinedTexts;
    /** By column that was asked for beside them, in the same order. */
    readonly numbers?: readonly Float64Array[];
    readonly weights?: Float64Array;
  };
  /** As of an order, in no order. */
  readonly repeats: { readonly generation: string; readonly rows: Int32Array };
  /** Its name in the copy's folder of files. Whoever asked removes it; what is left behind is swept after a day. */
  readonly file: { readonly file: string; readonly records: number };
}

export type ColumnKind = ColumnRequest['kind'];
export type ColumnResult<Kind extends ColumnKind = ColumnKind> = ColumnResults[Kind] & {
  /** The moment, in milliseconds, up to which the answers are in it. */
  readonly asOf: number;
  /** Of those that were asked together: what names the records they were answered from. More can be asked of the same ones. */
  readonly moment?: string;
};

/** Variables that records are compared by. */
export const MAX_REPEATED = 100;
export const MAX_WEIGHT = 1_000_000_000;

/** Kept as one number each: what can be sorted by, weighed with and handed to the mathematics. */
export const numericKept: readonly Kept[] = ['code', 'number', 'moment'];
export const listKept: readonly Kept[] = ['codes', 'texts'];
export const weightKept: readonly Kept[] = ['code', 'number'];
