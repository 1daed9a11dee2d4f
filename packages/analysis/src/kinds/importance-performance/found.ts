import type { Base } from '../../exhibit/exhibits.ts';
import type { ImportanceBy } from './importance-of.ts';

export interface FoundAttribute {
  readonly key: string;
  readonly performance: number;
  readonly importance: number;
  readonly people: number;
  readonly effective: number;
  /** With the outcome; 1 where importance was asked for. And how often chance alone does it: relates it to the outcome; parts its performance, its importance from the mean of all. Null: not told. */
  readonly correlation: number | null;
  readonly pNone: number | null;
  readonly pPerformance: number | null;
  readonly pImportance: number | null;
}

export interface FoundImportancePerformance {
  readonly by: ImportanceBy;
  readonly attributes: readonly FoundAttribute[];
  /** Attributes without answers, or with the same answer of everybody: they have no place on the map. */
  readonly leftOut: readonly string[];
  readonly base: Base;
}
