export { type IdentityClaim, identify, sendIdentityCode } from './check-identity.ts';
export { findIdentityChecksSurvey } from './personal-check.repository.ts';
export { registerPersonalCheckCalls } from './personal-check.routes.ts';
export { countRespondents, listCustomFields, listRespondentsAfter } from './respondent.repository.ts';
export { registerRespondentCalls } from './respondent.routes.ts';
export {
  claimRespondent,
  type ListedRespondent,
  lockRespondents,
  releaseRespondent,
  writeRespondentStatuses,
} from './respondent-status.repository.ts';
export { countListedViews, identityViews, type ListedViews, personalViews } from './view.repository.ts';
