import type { SymposiumSetup } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';

/** When it was over: when it was ended; of one that nobody ended, when its setup says. */
const ENDED = `coalesce(s.ended_at, to_timestamp(case when s.setup->>'kind' = 'board' then (s.setup->>'endsAt')::bigint
  else (s.setup->>'beginsAt')::bigint + (s.setup->>'minutes')::bigint * 60000 end / 1000.0))`;
const IS_DUE = `s.state in ('live', 'paused', 'ended') and ${ENDED} + make_interval(days => (s.setup->>'deleteAfterDays')::int) <= $1`;

/** Of which something is left although its setup says that nothing is to be. */
export async function listDueTalks(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ scrollId: string }>(
    `select s.scroll_id as "scrollId" from symposium s
      where ${IS_DUE} and (exists (select from symposium_event e where e.scroll_id = s.scroll_id)
        or exists (select from symposium_stimulus m where m.scroll_id = s.scroll_id))`,
    [now],
  );
  return rows.map(({ scrollId }) => scrollId);
}

/** The setup of one that is still due, which nobody changes until this transaction ends. */
export async function lockDueTalk(db: Queryable, scrollId: string, now: Date): Promise<SymposiumSetup | undefined> {
  const { rows } = await db.query<{ setup: SymposiumSetup }>(
    `select s.setup from symposium s where ${IS_DUE} and s.scroll_id = $2 for update`,
    [now, scrollId],
  );
  return rows[0]?.setup;
}

/** All that was said, asked and shown; what is left are bytes to remove. Streams keep their numbers, seats and answers to activities stay. */
export async function deleteTalk(db: Queryable, scrollId: string, setup: SymposiumSetup): Promise<readonly string[]> {
  await db.query('delete from symposium_event where scroll_id = $1', [scrollId]);
  await db.query('delete from symposium_message where scroll_id = $1', [scrollId]);
  await db.query('delete from symposium_prompt where scroll_id = $1', [scrollId]);
  const { rows } = await db.query<{ fileId: string | null }>(
    `with pictures as (delete from symposium_picture where scroll_id = $1 returning file_id),
          stimuli as (delete from symposium_stimulus where scroll_id = $1 returning file_id)
     select file_id as "fileId" from pictures union all select file_id from stimuli`,
    [scrollId],
  );
  await db.query(
    'update symposium set setup = $2, version = version + 1, shown_stimulus_id = null where scroll_id = $1',
    [scrollId, JSON.stringify(setup)],
  );
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
