import { readTables } from './read-tables.ts';

/**
 * Who writes which table: a folder below apps/server/src, or the beginning of a file's name there. Nobody else names it in SQL. A new table
 * is entered in `tables.tsv` with its migration; `find-table-violations.ts` holds the two equal.
 */
export const tableOwners: Readonly<Record<string, string>> = Object.fromEntries(
  readTables().map(({ table, owner }) => [table, owner]),
);

/** What owners let others read of their tables. A view may be read in its owner's wing and in those after it. */
export const viewOwners: Readonly<Record<string, string>> = {
  given_right: 'authorisation',
  held_right: 'authorisation',
  named_holder: 'authorisation',
  second_factor_asker: 'authorisation',
  shut_object: 'authorisation',
  team_object: 'authorisation',
  enterprise_plan: 'features/people/enterprises',
  person_name: 'features/people/account',
  kept_file: 'features/people/stored-files',
  second_factor_on: 'features/people/second-factor',
  questionnaire_label: 'features/design/questionnaire-list',
  questionnaire_in_bin: 'features/design/questionnaire-list',
  questionnaire_summary: 'features/design/questionnaire-design',
  survey_state: 'features/design/live-settings',
  arrived_file: 'features/collect/answer-files',
  accepted_mark: 'features/findings/coding',
  coded_variable: 'features/findings/coding',
  coding_telling: 'features/findings/coding',
  collected_record: 'features/collect/answering',
  distribution: 'features/collect/sending',
  docking_entrance: 'features/collect/docking',
  docking_push: 'features/collect/docking',
  identity_entrance: 'features/collect/respondents',
  link_entrance: 'features/collect/links',
  listed_respondent: 'features/collect/respondents',
  rewarding_survey: 'features/collect/rewards',
};
