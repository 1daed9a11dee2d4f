import type { Json } from '@wenshu/survey-core';
import type { Generated } from 'kysely';

/** What is asked of the answer tables through Kysely. Hot paths use named statements instead. */
export interface AnswerRecordTable {
  scroll_id: string;
  answer_record_id: string;
  status: number;
  is_submit: boolean;
  serial: string | null;
  version_time: string;
  language_id: number;
  link_code: string;
  channel: string;
  entrance: 'link' | 'personal' | 'identity';
  terminal: string | null;
  system: string | null;
  browser: string | null;
  nation: string | null;
  province: string | null;
  city: string | null;
  active_ms: string;
  is_booster: boolean;
  set_aside: 'invalid' | 'deleted' | null;
  set_aside_reason: string;
  set_aside_by: string | null;
  set_aside_at: Date | null;
  memo: string;
  log: Json[];
  answers: Record<string, Json>;
  started_at: Generated<Date>;
  submitted_at: Date | null;
}

export interface SurveyLinkTable {
  link_code: string;
  scroll_id: string;
  name: string;
}
