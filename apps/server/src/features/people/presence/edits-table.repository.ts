import type { Change } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import type { LoggedChanges, ToldEdit } from '../../../platform/together/edit-by-changes.ts';

export interface NewEdit extends LoggedChanges {
  readonly documentId: string;
  readonly personId: string;
  readonly inverse: readonly Change[];
  readonly now: Date;
}

/** Beyond either the oldest go: whoever edits all day must not fill the disk. */
interface MostKept {
  readonly edits: number;
  readonly bytes: number;
}

/** The log of documents of a kind that are edited by changes, in its own table: version, edit_id, person_id, made_at, changes, inverse, bytes by the document's id. */
export function editsTable(table: string, documentKey: string) {
  const who = `coalesce(p.nick_name, '') as "nickName"`;
  const after = `from ${table} e left join person_name p using (person_id) where e.${documentKey} = $1 and e.version > $2`;
  const told = `e.version, e.edit_id as "editId", e.person_id as "personId", ${who}, e.made_at as "madeAt"`;
  return {
    async findVersion(db: Queryable, documentId: string, editId: string): Promise<number | undefined> {
      const { rows } = await db.query<{ version: number }>(
        `select version from ${table} where ${documentKey} = $1 and edit_id = $2`,
        [documentId, editId],
      );
      return rows[0]?.version;
    },

    /** What they changed and who made them, in one look and in their order: it belongs together. */
    async list(db: Queryable, documentId: string, version: number): Promise<(LoggedChanges & ToldEdit)[]> {
      const { rows } = await db.query<LoggedChanges & ToldEdit>(
        `select ${told}, e.changes ${after} order by e.version`,
        [documentId, version],
      );
      return rows;
    },

    /** Who made which, the newest first. */
    async describe(db: Queryable, documentId: string, version = 0): Promise<ToldEdit[]> {
      const { rows } = await db.query<ToldEdit>(`select ${told} ${after} order by e.version desc`, [
        documentId,
        version,
      ]);
      return rows;
    },

    /** What leads back, the newest first. */
    async listInverses(
      db: Queryable,
      documentId: string,
      version: number,
    ): Promise<readonly { readonly inverse: readonly Change[] }[]> {
      const { rows } = await db.query<{ inverse: readonly Change[] }>(
        `select inverse from ${table} where ${documentKey} = $1 and version > $2 order by version desc`,
        [documentId, version],
      );
      return rows;
    },

    async insert(db: Queryable, edit: NewEdit, most: MostKept): Promise<void> {
      const { documentId, version, editId, personId, now } = edit;
      const changes = JSON.stringify(edit.changes);
      const inverse = JSON.stringify(edit.inverse);
      const bytes = Buffer.byteLength(changes) + Buffer.byteLength(inverse);
      await db.query(
        `insert into ${table} (${documentKey}, version, edit_id, person_id, made_at, changes, inverse, bytes)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [documentId, version, editId, personId, now, changes, inverse, bytes],
      );
      await db.query(
        `delete from ${table} where ${documentKey} = $1 and version <= (
           select max(version) from (
             select version, row_number() over newest as place, sum(bytes) over newest as together
               from ${table} where ${documentKey} = $1 window newest as (order by version desc)) kept
            where place > $2 or (place > 1 and together > $3))`,
        [documentId, most.edits, most.bytes],
      );
    },
  };
}
