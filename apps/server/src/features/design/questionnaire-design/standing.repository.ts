import type { QuestionnaireStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { presenceWords } from '../../people/presence/index.ts';
import { QUESTIONNAIRE } from './kind-of-document.ts';

/** How a questionnaire stands, for whoever has it open. */
export interface Standing {
  readonly version: number;
  readonly status: QuestionnaireStatus;
  /** Who made it so; nobody when it ended by itself. */
  readonly statusBy: string | null;
  /** Another word as soon as somebody comes, goes, or is at another question. */
  readonly presence: string;
  /** Another word as soon as something else is answered, or a draft is begun, published or thrown away. */
  readonly live: string;
  readonly versionTime: number | null;
  readonly editedFrom: number | null;
}

/** How some questionnaires stand, by id; one in the recycle bin is not among them. */
export async function listStandings(
  db: Queryable,
  scrollIds: readonly string[],
  now: Date,
): Promise<Map<string, Standing>> {
  const { rows } = await db.query<Omit<Standing, 'presence' | 'live'> & { scrollId: string }>(
    `select q.scroll_id as "scrollId", q.version, q.status, q.status_by as "statusBy",
            q.version_time as "versionTime", q.edited_from as "editedFrom" from questionnaire_summary q
      where q.scroll_id = any($1) and not exists (select 1 from questionnaire_in_bin b where b.scroll_id = q.scroll_id)`,
    [scrollIds],
  );
  const words = await presenceWords(db, QUESTIONNAIRE, scrollIds, now);
  return new Map(
    rows.map(({ scrollId, ...standing }) => {
      const live = `${standing.versionTime ?? ''}.${standing.editedFrom ?? ''}`;
      return [scrollId, { ...standing, live, presence: words.get(scrollId) ?? '' }];
    }),
  );
}
