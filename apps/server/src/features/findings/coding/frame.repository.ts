import type { Frame, FrameCodes } from '@wenshu/analysis';
import type { framePurposes } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** Of a person, of an enterprise, or of neither any more. */
export interface FrameOwner {
  readonly personId: string | null;
  readonly enterpriseId: string | null;
}

export interface FrameRow extends Frame, FrameOwner {
  readonly frameId: string;
  readonly name: string;
  readonly purpose: (typeof framePurposes)[number];
  readonly version: number;
  readonly changedAt: Date;
}

const COLUMNS = `f.frame_id as "frameId", f.person_id as "personId", f.enterprise_id as "enterpriseId", f.name, f.purpose, f.codes,
  f.next_code as "nextCode", f.version, f.changed_at as "changedAt"`;

export async function findFrame(db: Queryable, frameId: string): Promise<FrameRow | undefined> {
  const { rows } = await db.query<FrameRow>(`select ${COLUMNS} from coding_frame f where f.frame_id = $1`, [frameId]);
  return rows[0];
}

export async function listFrames(db: Queryable, { personId, enterpriseId }: FrameOwner): Promise<FrameRow[]> {
  const { rows } = await db.query<FrameRow>(
    `select ${COLUMNS} from coding_frame f
      where case when $2::text is null then f.person_id = $1 else f.enterprise_id = $2 end order by f.changed_at desc, f.frame_id`,
    [personId, enterpriseId],
  );
  return rows;
}

/** Nobody codes with it, and nobody changes it, until this transaction ends. After the surveys that are coded with it. */
export async function lockFrame(db: Queryable, frameId: string): Promise<FrameRow | undefined> {
  const { rows } = await db.query<FrameRow>(`select ${COLUMNS} from coding_frame f where f.frame_id = $1 for update`, [
    frameId,
  ]);
  return rows[0];
}

/** It stays as it is until this transaction ends, while others code with it too. */
export async function keepFrame(db: Queryable, frameId: string): Promise<FrameRow | undefined> {
  const { rows } = await db.query<FrameRow>(`select ${COLUMNS} from coding_frame f where f.frame_id = $1 for share`, [
    frameId,
  ]);
  return rows[0];
}

type Fresh = Omit<FrameRow, 'version'>;

/** Counted in the statement that adds it; false when its owner has too many. */
export async function insertFrame(db: Queryable, frame: Fresh, most: number): Promise<boolean> {
  const { frameId, personId, enterpriseId, name, purpose, codes, nextCode, changedAt } = frame;
  const { rowCount } = await db.query(
    `insert into coding_frame (frame_id, person_id, enterprise_id, name, codes, next_code, version, changed_at, purpose)
     select $1, $2, $3, $4, $5, $6, 1, $7, $9
      where (select count(*) from coding_frame where person_id = $2 or enterprise_id = $3) < $8`,
    [frameId, personId, enterpriseId, name, JSON.stringify(codes), nextCode, changedAt, most, purpose],
  );
  return rowCount === 1;
}

interface Written {
  readonly name: string;
  readonly codes: FrameCodes;
  readonly nextCode: number;
  readonly changedAt: Date;
}

/** After the lock. */
export async function writeFrame(db: Queryable, frameId: string, written: Written): Promise<void> {
  const { name, codes, nextCode, changedAt } = written;
  await db.query(
    `update coding_frame set name = $2, codes = $3, next_code = $4, version = version + 1, changed_at = $5 where frame_id = $1`,
    [frameId, name, JSON.stringify(codes), nextCode, changedAt],
  );
}

export async function deleteFrame(db: Queryable, frameId: string): Promise<void> {
  await db.query('delete from coding_frame where frame_id = $1', [frameId]);
}

/** Nobody’s, and nothing is coded with them any more. */
export async function deleteForsakenFrames(db: Queryable): Promise<void> {
  await db.query(
    `delete from coding_frame f where f.person_id is null and f.enterprise_id is null
        and not exists (select from coding c where c.frame_id = f.frame_id)`,
  );
}
