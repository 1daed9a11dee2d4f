import type { Queryable } from '../../../../platform/database/database.ts';

export interface PeopleDataRow {
  readonly scrollId: string;
  readonly projectId: string;
  readonly codingId: string;
  readonly madeAt: Date;
  readonly people: number;
}

const DATA = `d.scroll_id as "scrollId", d.project_id as "projectId", d.coding_id as "codingId", d.made_at as "madeAt",
  (select count(*)::integer from talk_people_row r where r.scroll_id = d.scroll_id) as people`;

export async function writePeopleData(
  db: Queryable,
  { scrollId, projectId, codingId, now }: Pick<PeopleDataRow, 'scrollId' | 'projectId' | 'codingId'> & { now: Date },
  rows: readonly { readonly no: number; readonly id: string }[],
): Promise<void> {
  await db.query(
    `insert into talk_people_data (scroll_id, project_id, coding_id, made_at) values ($1, $2, $3, $4)
     on conflict (scroll_id) do update set made_at = excluded.made_at`,
    [scrollId, projectId, codingId, now],
  );
  await db.query('delete from talk_people_row where scroll_id = $1', [scrollId]);
  await db.query(
    `insert into talk_people_row (scroll_id, no, answer_record_id)
     select $1, n.no, n.id from jsonb_to_recordset($2::jsonb) as n(no integer, id text)`,
    [scrollId, JSON.stringify(rows)],
  );
}

export async function findPeopleData(db: Queryable, scrollId: string): Promise<PeopleDataRow | undefined> {
  const { rows } = await db.query<PeopleDataRow>(`select ${DATA} from talk_people_data d where d.scroll_id = $1`, [
    scrollId,
  ]);
  return rows[0];
}

/** The newest first. */
export async function listPeopleData(db: Queryable, projectId: string): Promise<PeopleDataRow[]> {
  const { rows } = await db.query<PeopleDataRow>(
    `select ${DATA} from talk_people_data d where d.project_id = $1 order by d.made_at desc, d.scroll_id`,
    [projectId],
  );
  return rows;
}

/** Who they are is forgotten; their records, by the task of data that they are in, in one order. */
export async function takePersonRows(
  db: Queryable,
  projectId: string,
  no: number,
): Promise<{ readonly scrollId: string; readonly answerRecordId: string }[]> {
  const { rows } = await db.query<{ scrollId: string; answerRecordId: string }>(
    `delete from talk_people_row r using talk_people_data d
      where d.scroll_id = r.scroll_id and d.project_id = $1 and r.no = $2
      returning r.scroll_id as "scrollId", r.answer_record_id as "answerRecordId"`,
    [projectId, no],
  );
  return rows.toSorted((one, other) => (one.scrollId < other.scrollId ? -1 : 1));
}
