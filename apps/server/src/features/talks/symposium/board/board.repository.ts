import type { PostedPrompt } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { KeptPrompt } from '../rows/message.repository.ts';

/** Boards that go on, of which a section is due by its date. */
export async function listBoardsToOpen(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ scrollId: string }>(
    `select s.scroll_id as "scrollId" from symposium s
      where s.state = 'live' and s.setup->>'kind' = 'board' and exists (
        select from jsonb_array_elements(s.setup->'sections') e
         where not (e->>'sectionId' = any(s.opened_sections)) and coalesce((e->>'opensAt')::numeric, 0) <= $1)`,
    [now.getTime()],
  );
  return rows.map(({ scrollId }) => scrollId);
}

export async function writeOpened(db: Queryable, scrollId: string, sectionIds: readonly string[]): Promise<void> {
  await db.query('update symposium set opened_sections = $2 where scroll_id = $1', [scrollId, sectionIds]);
}

/** Boards that go on and whose day has something by the clock. */
export async function listDailyBoards(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ scrollId: string }>(
    `select scroll_id as "scrollId" from symposium
      where state = 'live' and setup->>'kind' = 'board' and (setup->>'endsAt')::numeric >= $1
        and (setup->>'remindsAt' is not null or setup->>'tellsAt' is not null)
        and not exists (select from questionnaire_in_bin b where b.scroll_id = symposium.scroll_id)`,
    [now.getTime()],
  );
  return rows.map(({ scrollId }) => scrollId);
}

export async function writeRemindedDay(db: Queryable, scrollId: string, day: string): Promise<void> {
  await db.query('update symposium set reminded_day = $2 where scroll_id = $1', [scrollId, day]);
}

export async function writeToldDay(db: Queryable, scrollId: string, day: string, now: Date): Promise<void> {
  await db.query('update symposium set told_day = $2, told_at = $3 where scroll_id = $1', [scrollId, day, now]);
}

export async function writeReminded(db: Queryable, seatIds: readonly string[], now: Date): Promise<void> {
  await db.query('update symposium_seat set reminded_at = $2 where seat_id = any($1)', [seatIds, now]);
}

/** All that was put, in its order. */
export async function listPrompts(db: Queryable, scrollId: string): Promise<KeptPrompt[]> {
  const { rows } = await db.query<{ promptId: string; prompt: PostedPrompt; isHeld: boolean; releasedAt: Date | null }>(
    `select prompt_id as "promptId", prompt, is_held as "isHeld", released_at as "releasedAt"
       from symposium_prompt where scroll_id = $1 order by posted_at, prompt_id`,
    [scrollId],
  );
  return rows;
}

/** Which seat has answered which prompt, in words or as an activity: `<seat> <prompt>`. */
export async function listDone(db: Queryable, scrollId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ done: string }>(
    `select seat_id || ' ' || prompt_id as done from symposium_message
      where scroll_id = $1 and prompt_id is not null and seat_id is not null and removed_at is null
     union select seat_id || ' ' || prompt_id from symposium_answer where scroll_id = $1`,
    [scrollId],
  );
  return new Set(rows.map(({ done }) => done));
}

/** What participants did since then: how many spoke or answered, and how often. */
export async function countDeeds(
  db: Queryable,
  scrollId: string,
  since: Date,
): Promise<{ readonly people: number; readonly messages: number; readonly answers: number }> {
  const { rows } = await db.query<{ people: number; messages: number; answers: number }>(
    `with deeds as (
       select m.seat_id, 1 as message, 0 as answer from symposium_message m join symposium_seat s using (seat_id)
        where m.scroll_id = $1 and m.said_at > $2 and m.removed_at is null and s.audience = 'participant'
       union all
       select a.seat_id, 0, 1 from symposium_answer a where a.scroll_id = $1 and a.answered_at > $2)
     select count(distinct seat_id)::int as people, coalesce(sum(message), 0)::int as messages, coalesce(sum(answer), 0)::int as answers
       from deeds`,
    [scrollId, since],
  );
  return rows[0]!;
}
