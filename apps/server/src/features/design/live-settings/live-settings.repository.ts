import type { Queryable } from '../../../platform/database/database.ts';
import { GATE_COLUMNS, type GateRow, type Gates, readGates } from './gates.ts';

export interface StoredSettings extends Gates {
  /** 0 means none. */
  readonly cap: number;
  readonly collected: number;
  readonly status: number;
}

export async function findSettings(
  db: Queryable,
  scrollId: string,
  { isLocked = false } = {},
): Promise<StoredSettings | undefined> {
  const { rows } = await db.query<GateRow & { cap: number; collected: number; status: number }>(
    `select ${GATE_COLUMNS}, q.cap, q.collected, q.status from questionnaire q where q.scroll_id = $1${isLocked ? ' for no key update' : ''}`,
    [scrollId],
  );
  const row = rows[0];
  return row && { ...readGates(row), cap: row.cap, collected: row.collected, status: row.status };
}

/** The password's hash is asked for alone: nothing else has a use for it. */
export async function findPasswordHash(db: Queryable, scrollId: string): Promise<string | null> {
  const { rows } = await db.query('select password_hash from questionnaire where scroll_id = $1', [scrollId]);
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
  await db.query(`update questionnaire set ${assignments} where scroll_id = $1`, [
    scrollId,
    ...names.map(name => columns[name]),
  ]);
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
  | 'status'
  | 'ended_by';

/** Surveys whose end has come. Readers look at the time themselves, so nothing waits for this. */
export async function endOverdueSurveys(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `with due as (
       select scroll_id from questionnaire where status = 1 and end_time <= $1 order by scroll_id for no key update)
     update questionnaire q set status = 3, ended_by = 'time', updated_at = now() from due where q.scroll_id = due.scroll_id`,
    [now],
  );
}
