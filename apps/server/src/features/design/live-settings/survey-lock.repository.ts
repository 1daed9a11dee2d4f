import type { Queryable } from '../../../platform/database/database.ts';

/** For what is numbered or counted below the survey: whoever writes such a thing waits here for the one before. False: there is no such survey. */
export async function lockSurvey(db: Queryable, scrollId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from live_survey where scroll_id = $1 for no key update', [scrollId]);
  return rowCount === 1;
}

/**
 * The first lock of every transaction that writes more than one row of a survey without locking the survey itself; docs/answering.md has
 * the order. It keeps these surveys from being removed until the transaction ends, and lets everything else go on beside it.
 */
export async function keepSurveys(db: Queryable, scrollIds: readonly string[]): Promise<void> {
  await db.query({
    name: 'survey-keep',
    text: 'select 1 from live_survey where scroll_id = any($1) order by scroll_id for key share',
    values: [scrollIds],
  });
}

/** The first lock of its removal for ever: nobody who keeps it is still at work, and nobody begins. */
export async function lockSurveyForRemoval(db: Queryable, scrollId: string): Promise<void> {
  await db.query('select 1 from live_survey where scroll_id = $1 for update', [scrollId]);
}
