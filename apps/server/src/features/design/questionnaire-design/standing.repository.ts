import type { QuestionnaireStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** What open editors wait for a change of. */
export interface Standing {
  readonly version: number;
  readonly status: QuestionnaireStatus;
  /** Who made it so; nobody when it ended by itself. */
  readonly statusBy: string | null;
  /** Another word as soon as somebody comes, goes, or is at another question. */
  readonly presence: string;
}

/** How some questionnaires stand, by id; one in the recycle bin is not among them. */
export async function listStandings(
  db: Queryable,
  scrollIds: readonly string[],
  presentSince: Date,
): Promise<Map<string, Standing>> {
  const { rows } = await db.query<Standing & { scrollId: string }>(
    `select q.scroll_id as "scrollId", q.version, q.status, q.status_by as "statusBy",
            coalesce((select md5(string_agg(concat_ws(' ', e.page_id, e.question_id, e.is_typing), ',' order by e.page_id))
                        from editor_presence e where e.scroll_id = q.scroll_id and e.seen_at > $2), '') as presence
       from questionnaire_summary q
      where q.scroll_id = any($1) and not exists (select 1 from questionnaire_in_bin b where b.scroll_id = q.scroll_id)`,
    [scrollIds, presentSince],
  );
  return new Map(rows.map(({ scrollId, ...standing }) => [scrollId, standing]));
}
