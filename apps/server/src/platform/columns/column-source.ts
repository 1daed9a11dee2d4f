import type { Kept, Value } from '@wenshu/analysis';

/** A column of a copied table. */
export interface SourceColumn {
  readonly key: string;
  readonly kept: Kept;
  /** The parts of the design that its values are made from. */
  readonly from: readonly string[];
  /** It may have values for records that were there before it: a calculation has, a new question has not. */
  readonly readsOld: boolean;
}

export interface SourceShape {
  /** Another one whenever anything below may be another. */
  readonly version: string;
  readonly columns: readonly SourceColumn[];
  /** What each part of the design is like, by its name. A part that is another than before makes other values of old answers. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface SourceRow {
  readonly id: string;
  /** In the order of the shape's columns. */
  readonly values: readonly Value[];
  /** Texts by keys that no design names. They become columns when they occur. */
  readonly more: Readonly<Record<string, string>>;
}

/** One consistent look at a table of the database. */
export interface SourceReading {
  /** Which life of the database this is: a restored one is another. */
  readonly history: string;
  /** Which transactions this look sees, as the source writes it: the next one reads what those did not do. */
  readonly seen: string;
  readonly asOf: number;
  /** Undefined when there is no such table any more. */
  readonly shape: SourceShape | undefined;
  removed(since: string): AsyncIterable<readonly string[]>;
  /** All rows when `since` is undefined. */
  changed(since: string | undefined): AsyncIterable<readonly SourceRow[]>;
}

/** What one statement sees, before anything is read. */
export interface SourceGlance extends Pick<SourceReading, 'history' | 'seen' | 'asOf'> {
  /** Of the shape, as `SourceShape` has it; undefined when there is no such table any more. */
  readonly version: string | undefined;
  /** Whether rows were changed or removed since. */
  readonly hasNews: boolean;
}

/** Where copied tables come from. */
export interface ColumnSource {
  /** Most looks find nothing new: these cost no more than this. */
  glance(table: string, since: string): Promise<SourceGlance>;
  read<T>(table: string, use: (reading: SourceReading) => Promise<T>): Promise<T>;
  /** Those of the tables that still are. */
  listExisting(tables: readonly string[]): Promise<readonly string[]>;
  close(): Promise<void>;
}
