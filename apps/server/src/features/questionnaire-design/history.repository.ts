import type { HistoryStep } from '@wenshu/api-contract';
import type { Queryable } from '../../platform/database/database.ts';

/** A pause that ends a step, and how many edits a step has at most, so that a long day is not one. */
const PAUSE = '5 minutes';
const MOST_EDITS = 200;

/** Edits of one person after each other, with no long pause, as one step. Worked out in the database: a questionnaire has thousands. */
const STEPS = `
  with edit as (
    select 0 as version, creator_id as person_id, 'create' as command, created_at as made_at from questionnaire where scroll_id = $1
    union all
    select version, person_id, command, made_at from questionnaire_edit where scroll_id = $1
  ), begun as (
    select *, (version % ${MOST_EDITS} = 0 or person_id is distinct from lag(person_id) over w or made_at - lag(made_at) over w > interval '${PAUSE}'
               or command in ('restore', 'publish') or lag(command) over w in ('create', 'restore', 'publish'))::int as begins
      from edit window w as (order by version)
  ), numbered as (
    select *, sum(begins) over (order by version) as step from begun
  ), counted as (
    select step, command, count(*) as count, min(version) as first, max(version) as last, min(made_at) as started, max(made_at) as ended,
           (array_agg(person_id))[1] as person_id
      from numbered group by step, command
  )
  select step, max(last)::int as version, min(first)::int as "firstVersion", (array_agg(person_id))[1] as person_id,
         min(started) as started, max(ended) as ended, jsonb_object_agg(command, count) as edits
    from counted group by step`;

export async function listSteps(
  db: Queryable,
  scrollId: string,
  page: { offset: number; limit: number },
): Promise<{ total: number; items: HistoryStep[] }> {
  const { rows } = await db.query(
    `select s.*, p.nick_name, count(*) over ()::int as total from (${STEPS}) s left join person p on p.id = s.person_id
      order by s.version desc offset $2 limit $3`,
    [scrollId, page.offset, page.limit],
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(row => ({
      version: row.version,
      firstVersion: row.firstVersion,
      personId: row.person_id,
      nickName: row.nick_name ?? '',
      startTime: row.started.getTime(),
      endTime: row.ended.getTime(),
      edits: row.edits,
    })),
  };
}
