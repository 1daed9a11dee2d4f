export { addRespondents, countUnwilling, leaveOutUnwillingOf, ownerOf } from './add-respondents.ts';
export { type IdentityClaim, identify, sendIdentityCode } from './check-identity.ts';
export { checkPeopleFile, importedPeople } from './import-respondents.ts';
export { readPersonalCode, SENT_CODE_LENGTH, sentCode } from './own-code.ts';
export { findIdentityChecksSurvey, findPersonalCheck } from './personal-check.repository.ts';
export { registerPersonalCheckCalls } from './personal-check.routes.ts';
export {
  countRespondents,
  findContact,
  findDistribution,
  listContacts,
  listCustomFields,
  listRespondentsAfter,
} from './respondent.repository.ts';
export { registerRespondentCalls } from './respondent.routes.ts';
export {
  claimRespondent,
  isBeside,
  type ListedRespondent,
  type LockedRespondent,
  lockRespondents,
  mayBeginBeside,
  releaseRespondent,
  writeRespondentStatuses,
} from './respondent-status.repository.ts';
export { countListedViews, identityViews, type ListedViews, personalViews } from './view.repository.ts';
export { writeRespondentTemplate } from './write-respondent-template.ts';
