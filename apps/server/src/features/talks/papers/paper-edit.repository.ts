import type { Change } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import type { LoggedChanges, ToldEdit } from '../../../platform/together/edit-by-changes.ts';

export async function findEditVersion(db: Queryable, paperId: string, editId: string): Promise<number | undefined> {
  const { rows } = await db.query<{ version: number }>(
    'select version from paper_edit where paper_id = $1 and edit_id = $2',
    [paperId, editId],
  );
  return rows[0]?.version;
}

const WHO = `coalesce(p.nick_name, '') as "nickName"`;
const FROM = 'from paper_edit e left join person_name p using (person_id) where e.paper_id = $1 and e.version > $2';

/** What they changed and who made them, in one look and in their order: it belongs together. */
export async function listEdits(db: Queryable, paperId: string, after: number): Promise<(LoggedChanges & ToldEdit)[]> {
  const { rows } = await db.query<LoggedChanges & ToldEdit>(
    `select e.version, e.edit_id as "editId", e.changes, e.person_id as "personId", ${WHO}, e.made_at as "madeAt" ${FROM}
      order by e.version`,
    [paperId, after],
  );
  return rows;
}

/** Who made which, the newest first. */
export async function describeEdits(db: Queryable, paperId: string, after = 0): Promise<ToldEdit[]> {
  const { rows } = await db.query<ToldEdit>(
    `select e.version, e.edit_id as "editId", e.person_id as "personId", ${WHO}, e.made_at as "madeAt" ${FROM}
      order by e.version desc`,
    [paperId, after],
  );
  return rows;
}

/** What leads back, the newest first. */
export async function listInverses(
  db: Queryable,
  paperId: string,
  after: number,
): Promise<readonly { readonly inverse: readonly Change[] }[]> {
  const { rows } = await db.query<{ inverse: readonly Change[] }>(
    'select inverse from paper_edit where paper_id = $1 and version > $2 order by version desc',
    [paperId, after],
  );
  return rows;
}

interface NewEdit extends LoggedChanges {
  readonly paperId: string;
  readonly personId: string;
  readonly inverse: readonly Change[];
  readonly now: Date;
}

/** The oldest go when there are too many, or when they are too large together: whoever edits all day must not fill the disk. */
export async function insertEdit(db: Queryable, edit: NewEdit, most: { edits: number; bytes: number }): Promise<void> {
  const { paperId, version, editId, personId, now } = edit;
  const changes = JSON.stringify(edit.changes);
  const inverse = JSON.stringify(edit.inverse);
  const bytes = Buffer.byteLength(changes) + Buffer.byteLength(inverse);
  await db.query(
    `insert into paper_edit (paper_id, version, edit_id, person_id, made_at, changes, inverse, bytes)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [paperId, version, editId, personId, now, changes, inverse, bytes],
  );
  await db.query(
    `delete from paper_edit where paper_id = $1 and version <= (
       select max(version) from (
         select version, row_number() over newest as place, sum(bytes) over newest as together
           from paper_edit where paper_id = $1 window newest as (order by version desc)) kept
        where place > $2 or (place > 1 and together > $3))`,
    [paperId, most.edits, most.bytes],
  );
}
