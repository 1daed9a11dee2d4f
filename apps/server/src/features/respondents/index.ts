export { type IdentityClaim, identify, sendIdentityCode } from './check-identity.ts';
