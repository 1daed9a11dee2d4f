import type { SubmissionLimit } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { GATE_COLUMNS, type GateRow, type Gates, readGates } from './gates.ts';
import { FACE_COLUMNS, type FaceRow, type PageFace, readFace } from './page-face.ts';

export interface StoredSettings extends Gates {
  /** 0 means none. */
  readonly cap: number;
  /** Success samples that take a place of the total, and those beyond it. */
  readonly collected: number;
  readonly boosters: number;
  readonly status: number;
  readonly face: PageFace;
}

export async function findSettings(db: Queryable, scrollId: string): Promise<StoredSettings | undefined> {
  const { rows } = await db.query<
    GateRow & FaceRow & { cap: number; collected: number; boosters: number; status: number }
  >(
    `select ${GATE_COLUMNS}, ${FACE_COLUMNS}, q.cap, q.collected, q.boosters, q.status from live_survey q where q.scroll_id = $1`,
    [scrollId],
  );
  const row = rows[0];
  return (
    row && {
      ...readGates(row),
      face: readFace(row),
      cap: row.cap,
      collected: row.collected,
      boosters: row.boosters,
      status: row.status,
    }
  );
}

/** The password's hash is asked for alone: nothing else has a use for it. */
export async function findPasswordHash(db: Queryable, scrollId: string): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string | null }>(
    'select password_hash from live_survey where scroll_id = $1',
    [scrollId],
  );
  return rows[0]?.password_hash ?? null;
}

/** Columns by name; only those given change. */
export async function writeSettings(
  db: Queryable,
  scrollId: string,
  columns: Readonly<Partial<Record<SettingColumn, unknown>>>,
): Promise<void> {
  const names = Object.keys(columns) as SettingColumn[];
  if (names.length === 0) return;
  const assignments = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
  await db.query(`update live_survey set ${assignments} where scroll_id = $1`, [
    scrollId,
    ...names.map(name => columns[name]),
  ]);
}

/** How many submissions one address has in a while. */
export function limitSubmissions(db: Queryable, scrollId: string, { window, most }: SubmissionLimit): Promise<void> {
  return writeSettings(db, scrollId, { address_window: window, address_most: most });
}

export type SettingColumn =
  | 'start_time'
  | 'end_time'
  | 'cap'
  | 'password_hash'
  | 'min_seconds'
  | 'max_seconds'
  | 'address_window'
  | 'address_most'
  | 'device_window'
  | 'device_most'
  | 'is_wechat_only'
  | 'captcha_mode'
  | 'time_zone'
  | 'allow_embedding'
  | 'share_title'
  | 'share_text'
  | 'share_picture'
  | 'status'
  | 'ended_by';

/** Rules of collecting go along to a copy; dates, password, status and counts do not. */
export async function copyRules(db: Queryable, from: string, to: string): Promise<void> {
  await db.query(
    `update live_survey copy
        set cap = o.cap, min_seconds = o.min_seconds, max_seconds = o.max_seconds,
            address_window = o.address_window, address_most = o.address_most,
            device_window = o.device_window, device_most = o.device_most,
            is_wechat_only = o.is_wechat_only, captcha_mode = o.captcha_mode, time_zone = o.time_zone,
            allow_embedding = o.allow_embedding, share_title = o.share_title, share_text = o.share_text, share_picture = o.share_picture
       from live_survey o where o.scroll_id = $1 and copy.scroll_id = $2`,
    [from, to],
  );
}
