import { createHash } from 'node:crypto';
import type { LimitWindow, SubmissionLimit } from '@wenshu/api-contract';

/** What stands between a visitor and the questions, as its live row has it now. Times are milliseconds since 1970. */
export interface Gates {
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly endedBy: 'hand' | 'cap' | 'time' | null;
  /** Names the password without giving it away; a new password gives another mark, and old passes run out. */
  readonly passwordMark: string | null;
  readonly minSeconds: number;
  readonly maxSeconds: number;
  readonly addressLimit: SubmissionLimit | null;
  readonly deviceLimit: SubmissionLimit | null;
  readonly isWeChatOnly: boolean;
  readonly captchaMode: 'off' | 'suspicion' | 'always';
  /** By which the survey has its days. */
  readonly timeZone: string;
}

/** The columns behind them, for the queries that read a survey's row anyway; `q` is the live row, or the view `survey_state`. */
export const GATE_COLUMNS = `q.start_time, q.end_time, q.ended_by, q.password_hash, q.min_seconds, q.max_seconds, q.address_window,
  q.address_most, q.device_window, q.device_most, q.is_wechat_only, q.captcha_mode, q.time_zone`;

export interface GateRow {
  readonly start_time: Date | null;
  readonly end_time: Date | null;
  readonly ended_by: Gates['endedBy'];
  readonly password_hash: string | null;
  readonly min_seconds: number;
  readonly max_seconds: number;
  readonly address_window: LimitWindow | null;
  readonly address_most: number;
  readonly device_window: LimitWindow | null;
  readonly device_most: number;
  readonly is_wechat_only: boolean;
  readonly captcha_mode: Gates['captchaMode'];
  readonly time_zone: string;
}

export function readGates(row: GateRow): Gates {
  return {
    startMs: row.start_time?.getTime() ?? null,
    endMs: row.end_time?.getTime() ?? null,
    endedBy: row.ended_by,
    passwordMark: row.password_hash === null ? null : markOf(row.password_hash),
    minSeconds: row.min_seconds,
    maxSeconds: row.max_seconds,
    addressLimit: row.address_window && { window: row.address_window, most: row.address_most },
    deviceLimit: row.device_window && { window: row.device_window, most: row.device_most },
    isWeChatOnly: row.is_wechat_only,
    captchaMode: row.captcha_mode,
    timeZone: row.time_zone,
  };
}

function markOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16);
}
