import type { Answers } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';

/** What a seat answered, all of its activities together; the latest answer to a question counts. */
export async function findAnswers(db: Queryable, scrollId: string, seatId: string): Promise<Answers> {
  const { rows } = await db.query<{ answers: Answers }>(
    'select answers from symposium_answer where scroll_id = $1 and seat_id = $2 order by answered_at, prompt_id',
    [scrollId, seatId],
  );
  return Object.assign({}, ...rows.map(({ answers }) => answers));
}

/** Whether it is the first answer of this seat at all. */
export async function writeAnswer(
  db: Queryable,
  { scrollId, seatId, promptId }: { readonly scrollId: string; readonly seatId: string; readonly promptId: string },
  answers: Answers,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into symposium_answer (scroll_id, seat_id, prompt_id, answers, answered_at) values ($1, $2, $3, $4, $5)
     on conflict (scroll_id, seat_id, prompt_id) do update set answers = excluded.answers, answered_at = excluded.answered_at`,
    [scrollId, seatId, promptId, JSON.stringify(answers), now],
  );
}

/** Those of these seats that have answered anything. */
export async function takeAnswersAway(
  db: Queryable,
  scrollId: string,
  seatIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ seatId: string }>(
    `with gone as (delete from symposium_answer where scroll_id = $1 and seat_id = any($2) returning seat_id)
     select distinct seat_id as "seatId" from gone`,
    [scrollId, seatIds],
  );
  return rows.map(({ seatId }) => seatId);
}

/** What was answered to one prompt, by whoever still has a seat; without who it was. */
export async function listAnswersTo(db: Queryable, scrollId: string, promptId: string): Promise<Answers[]> {
  const { rows } = await db.query<{ answers: Answers }>(
    `select a.answers from symposium_answer a join symposium_seat s using (seat_id)
      where a.scroll_id = $1 and a.prompt_id = $2 and s.removed_at is null order by md5(seat_id)`,
    [scrollId, promptId],
  );
  return rows.map(({ answers }) => answers);
}
