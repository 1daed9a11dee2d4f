import type { codingDeeds } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface CodingRow {
  readonly codingId: string;
  readonly scrollId: string;
  readonly variable: string;
  readonly frameId: string;
  readonly name: string;
  readonly label: string;
}

const COLUMNS = `c.coding_id as "codingId", c.scroll_id as "scrollId", c.variable, c.frame_id as "frameId", c.name, c.label`;

export async function findCoding(db: Queryable, scrollId: string, codingId: string): Promise<CodingRow | undefined> {
  const { rows } = await db.query<CodingRow>(
    `select ${COLUMNS} from coding c where c.scroll_id = $1 and c.coding_id = $2`,
    [scrollId, codingId],
  );
  return rows[0];
}

/** It stays until this transaction ends. */
export async function keepCoding(db: Queryable, scrollId: string, codingId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from coding where scroll_id = $1 and coding_id = $2 for key share', [
    scrollId,
    codingId,
  ]);
  return rowCount === 1;
}

export async function listCodings(db: Queryable, scrollId: string): Promise<CodingRow[]> {
  const { rows } = await db.query<CodingRow>(
    `select ${COLUMNS} from coding c where c.scroll_id = $1 order by c.made_at, c.coding_id`,
    [scrollId],
  );
  return rows;
}

/** All that is coded with a frame, by survey. */
export async function listCodingsWith(db: Queryable, frameId: string): Promise<CodingRow[]> {
  const { rows } = await db.query<CodingRow>(`${WITH_FRAME} order by c.scroll_id, c.coding_id`, [frameId]);
  return rows;
}

/** The same, and they stay until this transaction ends. After the frame’s lock. */
export async function keepCodingsWith(db: Queryable, frameId: string): Promise<CodingRow[]> {
  const { rows } = await db.query<CodingRow>(`${WITH_FRAME} order by c.scroll_id, c.coding_id for key share`, [
    frameId,
  ]);
  return rows;
}

const WITH_FRAME = `select ${COLUMNS} from coding c where c.frame_id = $1`;

interface Fresh extends CodingRow {
  readonly personId: string;
  readonly at: Date;
}

/** Counted in the statement that adds it; a word for why it was not. */
export async function insertCoding(
  db: Queryable,
  { codingId, scrollId, variable, frameId, name, label, personId, at }: Fresh,
  most: number,
): Promise<'there-already' | 'too-many' | undefined> {
  const { rows } = await db.query<{ made: boolean; isThere: boolean }>(
    `with made as (
       insert into coding (coding_id, scroll_id, variable, frame_id, name, label, person_id, made_at)
       select $1, $2, $3, $4, $5, $6, $7, $8 where (select count(*) from coding where scroll_id = $2) < $9
       on conflict do nothing returning 1)
     select exists (select from made) as made,
            exists (select from coding where scroll_id = $2 and variable = $3 and frame_id = $4) as "isThere"`,
    [codingId, scrollId, variable, frameId, name, label, personId, at, most],
  );
  const { made, isThere } = rows[0]!;
  if (made) return undefined;
  return isThere ? 'there-already' : 'too-many';
}

export async function deleteCoding(db: Queryable, scrollId: string, codingId: string): Promise<void> {
  await db.query('delete from coding where scroll_id = $1 and coding_id = $2', [scrollId, codingId]);
}

/** What a deed was, where it gives or takes no codes for a reader to see it by. */
export type DeedKind = (typeof codingDeeds)[number];

interface Deed {
  readonly deedId: string;
  readonly codingId: string;
  readonly personId: string;
  readonly at: Date;
}

interface NewDeed extends Deed {
  readonly kind?: DeedKind;
  readonly roundId?: string;
  /** Whom it was about. */
  readonly aboutId?: string;
  /** Of a frame. */
  readonly commands?: readonly string[];
}

/** A new one, or one of the person’s own that is gone on with, which nobody undoes until this transaction ends. False where it has been undone, or is another’s. */
export async function beginDeed(db: Queryable, deed: Deed): Promise<boolean> {
  const { deedId, codingId, personId, at } = deed;
  const { rowCount } = await db.query(
    `insert into coding_deed (deed_id, coding_id, person_id, done_at) values ($1, $2, $3, $4)
     on conflict (deed_id) do update set done_at = excluded.done_at
      where coding_deed.coding_id = $2 and coding_deed.person_id = $3 and coding_deed.undone_in is null`,
    [deedId, codingId, personId, at],
  );
  return rowCount === 1;
}

export async function insertDeed(db: Queryable, deed: NewDeed): Promise<void> {
  const { deedId, codingId, personId, at, kind = 'code', roundId, aboutId, commands } = deed;
  await db.query(
    `insert into coding_deed (deed_id, coding_id, person_id, done_at, kind, round_id, about_id, commands)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [deedId, codingId, personId, at, kind, roundId ?? null, aboutId ?? null, commands ?? null],
  );
}

/** What changed answers and can be taken back. A closed round has been seen; a frame has moved on. */
const UNDOABLE: readonly DeedKind[] = ['code', 'undo', 'decide'];

/** The person’s own and not undone yet: one of two that undo it at once is told that it is not there. */
export async function markUndone(
  db: Queryable,
  { deedId, codingId, personId }: Omit<Deed, 'at'>,
  undoneIn: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update coding_deed set undone_in = $4
      where deed_id = $1 and coding_id = $2 and person_id = $3 and undone_in is null and kind = any($5)`,
    [deedId, codingId, personId, undoneIn, UNDOABLE],
  );
  return rowCount === 1;
}
