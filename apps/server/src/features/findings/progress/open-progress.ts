import { every } from '@wenshu/analysis';
import type { Actor } from '../../../authorisation/actor.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listSavedVariables, type OpenDataSet, openDataSet, rangeFilter } from '../data-set/index.ts';

interface Opened {
  readonly dataSet: OpenDataSet;
  /** Whether all records are in it. What is not counted by record (views, quota cells, alerts) is told to nobody else. */
  readonly isWhole: boolean;
}

/**
 * What somebody may watch of a questionnaire. Whoever may look at some of its records only is not told by sums
 * what the others are.
 */
export async function openProgress(
  platform: Platform,
  actor: Actor,
  { scrollId, timeZone }: { readonly scrollId: string; readonly timeZone: string },
): Promise<Opened> {
  const { pool } = platform.database;
  // The person's, not the key's: a key without it must not be told the whole of what its person sees a part of.
  const { personId } = actor;
  const seesRecords = await holdsRight(pool, { personId }, { kind: 'questionnaire', id: scrollId }, 'records.view');
  const rights = ['progress.view', ...(seesRecords ? (['records.view'] as const) : [])] as const;
  const ranges = await Promise.all(rights.map(right => findRecordRange(pool, actor, scrollId, right)));
  const filters = ranges.map(rangeFilter).filter(filter => filter !== undefined);
  const range = filters.length > 0 ? every(filters) : undefined;
  const saved = await listSavedVariables(pool, scrollId);
  return { dataSet: openDataSet(platform, { scrollId, range, timeZone, saved }), isWhole: range === undefined };
}
