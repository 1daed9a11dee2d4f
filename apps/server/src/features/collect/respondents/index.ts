export { type IdentityClaim, identify, sendIdentityCode } from './check-identity.ts';
export { registerPersonalCheckCalls } from './personal-check.routes.ts';
export { registerRespondentCalls } from './respondent.routes.ts';
