import type { CallInput, ListOrder, scrollListCalls } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export type ListRequest = CallInput<typeof scrollListCalls.search>;

/** Only these reach the SQL. Names in the order of the pinyin, then Latin ones, whatever their case. */
const COLUMNS: Readonly<Record<ListOrder, string>> = {
  biz_update_time: 'q.updated_at',
  biz_create_time: 'q.created_at',
  name: 'q.name collate "zh-x-icu"',
  collected: 'q.collected',
  status: 'q.status',
};

const VISIBLE = `questionnaire q
  join right_row r on r.object_kind = 'questionnaire' and r.object_id = q.scroll_id
   and r.person_id = $1 and r.right_name = 'questionnaire.view'
 where q.deleted_at is null`;

export interface ListedRow {
  readonly scrollId: string;
  readonly name: string;
  readonly status: 0 | 1 | 2 | 3;
  readonly collected: number;
  readonly labels: string[];
  readonly creatorId: string;
  readonly mayEdit: boolean;
  readonly createTime: number;
  readonly updateTime: number;
}

/** A page of what the person may see, and how many there are in all. */
export async function searchQuestionnaires(
  db: Queryable,
  personId: string,
  { text, status, label, orderBy, direction, page, pageSize }: ListRequest,
): Promise<{ total: number; rows: ListedRow[] }> {
  const wanted = `${VISIBLE}
    and ($2 = '' or position(lower($2) in lower(q.name)) > 0 or q.scroll_id = $2
         or exists (select 1 from unnest(q.labels) l where position(lower($2) in lower(l)) > 0))
    and ($3::smallint is null or q.status = $3)
    and ($4::text is null or $4 = any(q.labels))`;
  const filters = [personId, text ?? '', status ?? null, label ?? null];
  const counted = await db.query<{ total: number }>(`select count(*)::int as total from ${wanted}`, filters);
  const { rows } = await db.query<ListedRow>(
    `select q.scroll_id as "scrollId", q.name, q.status, q.collected, q.labels, q.creator_id as "creatorId",
            exists (select 1 from right_row e where e.object_kind = 'questionnaire' and e.object_id = q.scroll_id
                       and e.person_id = $1 and e.right_name = 'questionnaire.edit') as "mayEdit",
            (extract(epoch from q.created_at) * 1000)::float8 as "createTime",
            (extract(epoch from q.updated_at) * 1000)::float8 as "updateTime"
       from ${wanted}
      order by ${COLUMNS[orderBy]} ${direction === 'asc' ? 'asc' : 'desc'}, q.scroll_id
      limit $5 offset $6`,
    [...filters, pageSize, (page - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** What stands around the list: all labels in use, and whether there is anything at all. */
export async function describeShelf(db: Queryable, personId: string): Promise<{ labels: string[]; hasAny: boolean }> {
  const { rows } = await db.query(
    `select array(select distinct l from ${VISIBLE.replace(' where', ' cross join lateral unnest(q.labels) l where')} order by l) as labels,
            exists (select 1 from ${VISIBLE}) as "hasAny"`,
    [personId],
  );
  return rows[0];
}

/** Not an edit of the questionnaire: labels are about the list, so its time of change stays. */
export async function writeLabels(db: Queryable, scrollId: string, labels: readonly string[]): Promise<void> {
  await db.query('update questionnaire set labels = $2 where scroll_id = $1', [scrollId, labels]);
}

/** Rules of collecting go along; dates, password, links, answers and the bin do not. */
export async function copyRules(db: Queryable, from: string, to: string): Promise<void> {
  await db.query(
    `update questionnaire copy
        set labels = o.labels, cap = o.cap, min_seconds = o.min_seconds, max_seconds = o.max_seconds,
            address_window = o.address_window, address_most = o.address_most,
            device_window = o.device_window, device_most = o.device_most,
            is_wechat_only = o.is_wechat_only, captcha_mode = o.captcha_mode,
            copied_from = coalesce(o.copied_from, o.scroll_id)
       from questionnaire o where o.scroll_id = $1 and copy.scroll_id = $2`,
    [from, to],
  );
}
