import type { Change } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import type { LoggedChanges, ToldEdit } from '../../../platform/together/edit-by-changes.ts';

export async function findEditVersion(db: Queryable, reportId: string, editId: string): Promise<number | undefined> {
  const { rows } = await db.query<{ version: number }>(
    'select version from report_edit where report_id = $1 and edit_id = $2',
    [reportId, editId],
  );
  return rows[0]?.version;
}

/** The same with who made them, in one look: what is told of the edits and of their changes belongs together. */
export async function listToldEdits(
  db: Queryable,
  reportId: string,
  after: number,
): Promise<(LoggedChanges & ToldEdit)[]> {
  const { rows } = await db.query<LoggedChanges & ToldEdit>(
    `select e.version, e.edit_id as "editId", e.changes, e.person_id as "personId", coalesce(p.nick_name, '') as "nickName", e.made_at as "madeAt"
       from report_edit e left join person_name p using (person_id)
      where e.report_id = $1 and e.version > $2 order by e.version`,
    [reportId, after],
  );
  return rows;
}

export async function listReportEdits(db: Queryable, reportId: string, after: number): Promise<LoggedChanges[]> {
  const { rows } = await db.query<LoggedChanges>(
    `select version, edit_id as "editId", changes from report_edit where report_id = $1 and version > $2 order by version`,
    [reportId, after],
  );
  return rows;
}

/** What leads back, the newest first. */
export async function listInverses(
  db: Queryable,
  reportId: string,
  after: number,
): Promise<readonly { readonly version: number; readonly inverse: readonly Change[] }[]> {
  const { rows } = await db.query<{ version: number; inverse: readonly Change[] }>(
    'select version, inverse from report_edit where report_id = $1 and version > $2 order by version desc',
    [reportId, after],
  );
  return rows;
}

/** Who made which, the newest first. */
export async function describeReportEdits(db: Queryable, reportId: string, after = 0): Promise<ToldEdit[]> {
  const { rows } = await db.query<ToldEdit>(
    `select e.version, e.edit_id as "editId", e.person_id as "personId", coalesce(p.nick_name, '') as "nickName", e.made_at as "madeAt"
       from report_edit e left join person_name p using (person_id)
      where e.report_id = $1 and e.version > $2 order by e.version desc`,
    [reportId, after],
  );
  return rows;
}

interface NewEdit extends LoggedChanges {
  readonly reportId: string;
  readonly personId: string;
  readonly inverse: readonly Change[];
  readonly now: Date;
}

/** The oldest go when there are too many, or when they are too large together: whoever edits all day must not fill the disk. */
export async function insertReportEdit(
  db: Queryable,
  { reportId, version, editId, personId, changes, inverse, now }: NewEdit,
  { mostEdits, mostBytes }: { readonly mostEdits: number; readonly mostBytes: number },
): Promise<void> {
  const [forth, back] = [JSON.stringify(changes), JSON.stringify(inverse)];
  await db.query(
    `insert into report_edit (report_id, version, edit_id, person_id, made_at, changes, inverse, bytes) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [reportId, version, editId, personId, now, forth, back, Buffer.byteLength(forth) + Buffer.byteLength(back)],
  );
  await db.query(
    `delete from report_edit where report_id = $1 and version <= (
       select max(version) from (
         select version, sum(bytes) over newest as together, row_number() over newest as place
           from report_edit where report_id = $1 window newest as (order by version desc)) k
        where k.place > $2 or (k.together > $3 and k.place > 1))`,
    [reportId, mostEdits, mostBytes],
  );
}
