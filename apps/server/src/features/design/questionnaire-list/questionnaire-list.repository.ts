import {
  type CallInput,
  type ListOrder,
  originsOf,
  type QuestionnaireOrigin,
  type QuestionnaireStatus,
  type Right,
  type scrollListCalls,
} from '@wenshu/api-contract';
import { seesAllRecords, visibleQuestionnaires } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export type ListRequest = CallInput<typeof scrollListCalls.search>;

/** Only these reach the SQL. Names in the order of the pinyin, then Latin ones, whatever their case. */
const COLUMNS: Readonly<Record<ListOrder, string>> = {
  biz_update_time: 'q.updated_at',
  biz_create_time: 'q.created_at',
  name: 'q.name collate "zh-x-icu"',
  // Not in an order that would tell it.
  collected: 'collected',
  status: 'q.status',
};

const knows = seesAllRecords({ scrollId: 'q.scroll_id', person: '$1', right: 'questionnaire.view' });
const holds = (right: Right) => visibleQuestionnaires({ scrollId: 'q.scroll_id', person: '$1', right });

/** Everything that the person may see, with its labels where it has any. */
const VISIBLE = `from questionnaire_summary q left join questionnaire_listing l using (scroll_id)
 where ${holds('questionnaire.view')}`;

export interface ListedRow {
  readonly scrollId: string;
  readonly name: string;
  readonly status: QuestionnaireStatus;
  /** Null where the person may know of some records only. */
  readonly collected: number | null;
  readonly origin: QuestionnaireOrigin;
  readonly labels: string[];
  readonly creatorId: string | null;
  readonly mayEdit: boolean;
  readonly hasDraft: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A page of what the person may see, and how many there are in all. */
export async function searchQuestionnaires(
  db: Queryable,
  personId: string,
  { text, status, label, kind, orderBy, direction, page, pageSize }: ListRequest,
): Promise<{ total: number; rows: ListedRow[] }> {
  const wanted = `${VISIBLE}
    and ($2 = '' or position(lower($2) in lower(q.name)) > 0 or q.scroll_id = $2
         or exists (select 1 from unnest(l.labels) word where position(lower($2) in lower(word)) > 0))
    and ($3::smallint is null or q.status = $3)
    and ($4::text is null or $4 = any(l.labels))
    and ($5::text[] is null or q.origin = any($5))`;
  const filters = [personId, text ?? '', status ?? null, label ?? null, kind ? originsOf(kind) : null];
  const counted = await db.query<{ total: number }>(`select count(*) as total ${wanted}`, filters);
  const { rows } = await db.query<ListedRow>(
    `select q.scroll_id as "scrollId", q.name, q.status, case when ${knows} then q.collected end as collected, q.origin, coalesce(l.labels, '{}') as labels, q.creator_id as "creatorId",
            ${holds('questionnaire.edit')} as "mayEdit", coalesce(q.version > q.edited_from, false) as "hasDraft",
            q.created_at as "createdAt", q.updated_at as "updatedAt"
       ${wanted}
      order by ${COLUMNS[orderBy]} ${direction === 'asc' ? 'asc' : 'desc'} nulls last, q.scroll_id
      limit $6 offset $7`,
    [...filters, pageSize, (page - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** What stands around the list: all labels in use, and whether there is anything at all. */
export async function describeShelf(db: Queryable, personId: string): Promise<{ labels: string[]; hasAny: boolean }> {
  const { rows } = await db.query<{ labels: string[]; hasAny: boolean }>(
    `select array(select distinct word from (select unnest(l.labels) as word ${VISIBLE}) w order by word) as labels,
            exists (select 1 ${VISIBLE}) as "hasAny"`,
    [personId],
  );
  return rows[0] ?? { labels: [], hasAny: false };
}

/** Not an edit of the questionnaire: labels are about the list, so its time of change stays. */
export async function writeLabels(db: Queryable, scrollId: string, labels: readonly string[]): Promise<void> {
  await db.query(
    `insert into questionnaire_listing (scroll_id, labels) values ($1, $2)
     on conflict (scroll_id) do update set labels = excluded.labels`,
    [scrollId, labels],
  );
}

/** A copy has the labels of its original, and is of its family. */
export async function insertCopysListing(db: Queryable, original: string, copy: string): Promise<void> {
  await db.query(
    `insert into questionnaire_listing (scroll_id, labels, copied_from)
     select $2, coalesce(l.labels, '{}'), coalesce(l.copied_from, o.scroll_id)
       from (select $1::text as scroll_id) o left join questionnaire_listing l using (scroll_id)`,
    [original, copy],
  );
}
