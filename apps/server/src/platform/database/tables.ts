import type { ColumnType, Generated } from 'kysely';
import type { AnswerRecordTable, SurveyLinkTable } from './survey-tables.ts';

/** Written once by the database or by us, never changed afterwards. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface PersonTable {
  id: Generated<string>;
  phone: string;
  password_hash: string;
  nick_name: string;
  name: Generated<string>;
  picture: string | null;
  language: Generated<number>;
  force_modify_state: Generated<number>;
  wx_open_id: string | null;
  created_at: CreatedAt;
}

export interface SessionTable {
  id: Generated<string>;
  person_id: string;
  created_at: Date;
  ended_at: Date | null;
}

export interface SessionTokenTable {
  token_hash: Buffer;
  session_id: string;
  issued_at: Date;
  expires_at: Date;
  replaced_at: Date | null;
}

export interface PictureCodeTable {
  key: string;
  answer: string;
  challenge: string;
  bits: number;
  expires_at: Date;
}

export interface AttemptTable {
  subject: string;
  window_start: Date;
  tries: number;
}

export interface RightRowTable {
  person_id: string;
  object_kind: string;
  object_id: string;
  right_name: string;
}

export interface OutboxMessageTable {
  id: Generated<number>;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: Generated<string>;
  body: string;
  html: string | null;
  created_at: CreatedAt;
}

export interface StoredFileTable {
  id: Generated<string>;
  storage_key: string;
  file_name: string;
  content_type: string;
  size_bytes: number;
  is_public: Generated<boolean>;
  owner_id: string | null;
  object_kind: string | null;
  object_id: string | null;
  created_at: CreatedAt;
}

export interface ServerSecretTable {
  name: string;
  value: Buffer;
}

/** Every table, by its name in the migrations. */
export interface Tables {
  answer_record: AnswerRecordTable;
  survey_link: SurveyLinkTable;
  person: PersonTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  picture_code: PictureCodeTable;
  attempt: AttemptTable;
  right_row: RightRowTable;
  outbox_message: OutboxMessageTable;
  stored_file: StoredFileTable;
  server_secret: ServerSecretTable;
}
