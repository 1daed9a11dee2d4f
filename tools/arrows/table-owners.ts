/**
 * Who writes which table: a folder below apps/server/src, or the beginning of a file's name there. Nobody else names it in SQL. A new table
 * is entered here with its migration; `find-table-violations.ts` holds the two equal.
 */
export const tableOwners: Readonly<Record<string, string>> = {
  right_row: 'authorisation',
  outbox_message: 'platform/outbox',
  server_secret: 'platform/database/server-secret',

  api_key: 'features/people/api-keys',
  attempt: 'features/people/attempts',
  company_identity: 'features/people/social',
  person: 'features/people/account',
  person_job: 'features/people/jobs',
  picture_code: 'features/people/picture-code',
  recovery_code: 'features/people/second-factor',
  second_factor: 'features/people/second-factor',
  session: 'features/people/session',
  session_token: 'features/people/session',
  sign_in_ticket: 'features/people/second-factor',
  slider: 'features/people/slider-captcha',
  slider_track: 'features/people/slider-captcha',
  sms_code: 'features/people/sms-code',
  social_departure: 'features/people/social',
  stored_file: 'features/people/stored-files',

  editor_presence: 'features/design/questionnaire-design',
  live_survey: 'features/design/live-settings',
  questionnaire: 'features/design/questionnaire-design',
  questionnaire_document: 'features/design/questionnaire-design',
  questionnaire_edit: 'features/design/questionnaire-design',
  questionnaire_listing: 'features/design/questionnaire-list',
  quota_cell: 'features/design/live-settings',
  snapshot: 'features/design/questionnaire-design',

  answer_file: 'features/collect/answer-files',
  answer_record: 'features/collect/answering',
  personal_check: 'features/collect/respondents',
  respondent_search: 'features/collect/respondents',
  survey_channel: 'features/collect/links',
  survey_link: 'features/collect/links',
  survey_pace: 'features/collect/answering',
  survey_respondent: 'features/collect/respondents',

  analysis: 'features/findings/analyses',
  analysis_banner: 'features/findings/analyses',
  analysis_run: 'features/findings/analyses',
  analysis_version: 'features/findings/analyses',
  answer_record_gone: 'features/findings/data-set',
  data_scheme: 'features/findings/data-set',
  progress_alert: 'features/findings/progress',
  progress_rule: 'features/findings/progress',
  record_batch: 'features/findings/record-batches',
  record_batch_part: 'features/findings/record-batches',
  record_history: 'features/findings/data-set',
  record_operation: 'features/findings/records',
};

/** What owners let others read of their tables. A view may be read in its owner's wing and in those after it. */
export const viewOwners: Readonly<Record<string, string>> = {
  held_right: 'authorisation',
  person_name: 'features/people/account',
  kept_file: 'features/people/stored-files',
  questionnaire_in_bin: 'features/design/questionnaire-list',
  questionnaire_summary: 'features/design/questionnaire-design',
  survey_state: 'features/design/live-settings',
  arrived_file: 'features/collect/answer-files',
  collected_record: 'features/collect/answering',
  identity_entrance: 'features/collect/respondents',
  link_entrance: 'features/collect/links',
  listed_respondent: 'features/collect/respondents',
};
