import type { Actor } from '../../../authorisation/actor.ts';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listSavedVariables, type OpenDataSet, openDataSet, rangeFilter } from '../data-set/index.ts';

interface Opened {
  readonly dataSet: OpenDataSet;
  readonly sight: RecordRange;
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
  const sight = await findSight(pool, actor, scrollId, 'progress.view');
  const range = rangeFilter(sight);
  const saved = await listSavedVariables(pool, scrollId);
  return { dataSet: openDataSet(platform, { scrollId, range, timeZone, saved }), sight, isWhole: range === undefined };
}
