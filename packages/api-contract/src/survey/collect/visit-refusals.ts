/** Why a survey cannot be answered now. Each has its own page; two of them are end pages that the creator may write. */
export const visitRefusals = [
  'linkNotFound',
  'surveyNotOpen',
  'surveyNotStarted',
  'surveyClosed',
  'alreadyAnswered',
  'notInNameList',
  'notParticipating',
  'weChatOnly',
  'linkNotGenuine',
  'linkExpired',
  'linkFull',
] as const;
export type VisitRefusal = (typeof visitRefusals)[number];
