import { type ColumnResult, type CountedGroup, type Filter, listGroups } from '@wenshu/analysis';
import type { PartRequest } from '../../../platform/columns/columns.ts';

export type Answers = readonly ColumnResult[];
/** What was counted for one of the asks, once all are answered. */
export type ReadGroups = (answers: Answers) => readonly CountedGroup[];

/** Counts that are asked together, each with the place where its answer will be. */
export class AskList {
  readonly asks: PartRequest[] = [];

  count(by: readonly string[], filter?: Filter): ReadGroups {
    const at = this.asks.push({ kind: 'count', by: by.map(variable => ({ variable })), ...(filter && { filter }) }) - 1;
    return answers => listGroups((answers[at] as ColumnResult<'count'>).groups);
  }
}

/** The answers where nothing was ever published. */
export const nothingCounted = (asks: readonly PartRequest[], asOf: number): Answers =>
  asks.map(() => ({ groups: { size: 0, by: [], counts: new Float64Array() }, asOf }));

export const sumOf = (groups: readonly CountedGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);
