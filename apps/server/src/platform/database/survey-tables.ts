import type { Json } from '@wenshu/survey-core';
import type { Generated } from 'kysely';

/** The tables of migration 0002 that are asked through Kysely. Hot paths use named statements instead. */
export interface AnswerRecordTable {
  scroll_id: string;
  answer_record_id: string;
  status: number;
  is_submit: boolean;
  serial: string | null;
  version_time: string;
  language_id: number;
  link_code: string;
  answers: Record<string, Json>;
  started_at: Generated<Date>;
  submitted_at: Date | null;
}

export interface SurveyLinkTable {
  link_code: string;
  scroll_id: string;
  name: string;
}
