/**
 * What a person may be allowed to do with a questionnaire. Rights are rows (person, object, right); teams and roles will
 * give the same rights in other ways. The creator holds all of them.
 */
export const rights = [
  'questionnaire.view',
  'questionnaire.edit',
  'questionnaire.publish',
  'questionnaire.share',
  'links.manage',
  'records.view',
  'records.export',
] as const;
export type Right = (typeof rights)[number];
