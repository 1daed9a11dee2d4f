import type { Json } from '@wenshu/survey-core';
import type { ColumnType, Generated } from 'kysely';

/** Written once by the database or by us, never changed afterwards. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface OutboxMessageTable {
  id: Generated<number>;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: Generated<string>;
  body: string;
  html: string | null;
  created_at: CreatedAt;
}

export interface CollectedRecordView {
  scroll_id: string;
  answer_record_id: string;
  status: number;
  is_submit: boolean;
  serial: number | null;
  version_time: number;
  language_id: number;
  link_code: string;
  channel: string;
  labels: string[];
  entrance: 'link' | 'personal' | 'identity';
  terminal: string | null;
  system: string | null;
  browser: string | null;
  nation: string | null;
  province: string | null;
  city: string | null;
  region_code: string | null;
  active_ms: number;
  page_ms: Record<string, number>;
  traps_failed: number | null;
  flags: number[] | null;
  flat_grids: string[];
  shown_orders: { readonly questions: readonly string[] } | null;
  page_at: string | null;
  parameters: Record<string, string>;
  is_booster: boolean;
  set_aside: 'invalid' | 'deleted' | null;
  set_aside_reason: string;
  set_aside_by: string | null;
  set_aside_at: Date | null;
  memo: string;
  log: Json[];
  answers: Record<string, Json>;
  started_at: Date;
  submitted_at: Date | null;
}

export interface ArrivedFileView {
  scroll_id: string;
  answer_record_id: string;
  file_id: string;
  answer_key: string;
  file_name: string;
  content_type: string;
  size_bytes: number;
  is_named: boolean;
  created_at: Date;
}

export interface LinkEntranceView {
  link_code: string;
  name: string;
}

export interface PersonNameView {
  person_id: string;
  nick_name: string;
}

/**
 * The tables and views that are asked through Kysely, by their names in the migrations, with the columns that are asked for. All others are
 * asked in SQL, with their rows typed where the statement stands. A bigint is a number in both: `pool.ts` reads it so.
 */
export interface Tables {
  arrived_file: ArrivedFileView;
  collected_record: CollectedRecordView;
  link_entrance: LinkEntranceView;
  outbox_message: OutboxMessageTable;
  person_name: PersonNameView;
}
