import type { HistoryStep } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** A pause that ends a piece of work, how long a step of it lasts at most, and how many edits it has: a long morning is not one point. */
const PAUSE = '5 minutes';
const LONGEST = '5 minutes';
const MOST_EDITS = 200;

/**
 * Edits of one person after each other, with no long pause, are a piece of work; a step is five minutes of it, counted from its first
 * edit, so that there is always a point to go back to. What was published ends a step, whether or not the publishing wrote anything
 * itself. Worked out in the database: a questionnaire has thousands.
 */
const STEPS = `
  with edit as (
    select 0 as version, creator_id as person_id, 'create' as command, created_at as made_at from questionnaire where scroll_id = $1
    union all
    select version, person_id, command, made_at from questionnaire_edit where scroll_id = $1
  ), published as (
    -- Texts of a later version that were published alone made further snapshots of this one.
    select version, min(version_time) as version_time from snapshot where scroll_id = $1 group by version
  ), begun as (
    select *, (version % ${MOST_EDITS} = 0 or person_id is distinct from lag(person_id) over w or made_at - lag(made_at) over w > interval '${PAUSE}'
               or command in ('restore', 'publish') or lag(command) over w in ('create', 'restore', 'publish')
               or lag(version) over w in (select version from published))::int as begins
      from edit window w as (order by version)
  ), worked as (
    select *, sum(begins) over (order by version) as work from begun
  ), timed as (
    select *, floor(extract(epoch from made_at - min(made_at) over (partition by work)) / extract(epoch from interval '${LONGEST}')) as part
      from worked
  ), numbered as (
    select *, dense_rank() over (order by work, part) as step from timed
  ), counted as (
    select step, command, count(*) as count, min(version) as first, max(version) as last, min(made_at) as started, max(made_at) as ended,
           (array_agg(person_id))[1] as person_id
      from numbered group by step, command
  )
  select s.*, published.version_time as "publishedTime"
    from (
      select step, max(last) as version, min(first) as "firstVersion", (array_agg(person_id))[1] as person_id,
             min(started) as started, max(ended) as ended, jsonb_object_agg(command, count) as edits
        from counted group by step
    ) s left join published using (version)`;

interface StepRow {
  readonly version: number;
  readonly firstVersion: number;
  readonly person_id: string | null;
  readonly nick_name: string | null;
  readonly started: Date;
  readonly ended: Date;
  readonly edits: Record<string, number>;
  readonly publishedTime: number | null;
  readonly total: number;
}

export async function listSteps(
  db: Queryable,
  scrollId: string,
  page: { offset: number; limit: number },
): Promise<{ total: number; items: HistoryStep[] }> {
  const { rows } = await db.query<StepRow>(
    `select s.*, p.nick_name, count(*) over () as total from (${STEPS}) s left join person_name p using (person_id)
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
      ...(row.publishedTime !== null && { publishedTime: row.publishedTime }),
    })),
  };
}

export interface OwnEdit {
  readonly command: string;
  readonly madeAt: Date;
}

/** The edits that one person made to a questionnaire, a batch at a time, oldest first. */
export async function listEditsOf(
  db: Queryable,
  { scrollId, personId }: { readonly scrollId: string; readonly personId: string },
  { afterVersion, limit }: { readonly afterVersion: number; readonly limit: number },
): Promise<(OwnEdit & { readonly version: number })[]> {
  const { rows } = await db.query<OwnEdit & { readonly version: number }>(
    `select version, command, made_at as "madeAt" from questionnaire_edit
      where scroll_id = $1 and person_id = $2 and version > $3 order by version limit $4`,
    [scrollId, personId, afterVersion, limit],
  );
  return rows;
}
