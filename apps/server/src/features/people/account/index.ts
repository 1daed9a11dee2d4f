export { registerAccountRoutes } from './account.routes.ts';
export { findNamedPerson } from './account-name.ts';
export { completeSignIn, openSession } from './complete-sign-in.ts';
export { registerEmailCalls } from './email.routes.ts';
export { forceNewPassword, forceNewPasswordOf } from './force-new-password.ts';
export { hideLocalPart, hideMiddle, hideReach } from './hide-middle.ts';
export { openAccountName, openField, openPhone } from './open-field.ts';
export { openNewPassword } from './open-new-password.ts';
export { hashPassword, isPasswordRight } from './password.ts';
export {
  findPerson,
  findPersonByPhone,
  hasAnyPerson,
  insertPerson,
  listPersonIdsAfter,
  listPersons,
  listSpeaking,
  type Person,
} from './person.repository.ts';
export { listTenures, searchPersons } from './person-desk.repository.ts';
export {
  changePersonProfile,
  findPersonProfile,
  setNickName,
  setPicture,
} from './person-profile.repository.ts';
export {
  askForRemoval,
  deletePerson,
  keepPerson,
  listDueRemovals,
  lockLeavingPerson,
} from './person-removal.repository.ts';
export { presentAuthorities } from './present-person.ts';
export { registerPerson } from './register-person.ts';
export { requireOwnPassword } from './require-own-password.ts';
export { requirePassword } from './require-password.ts';
export { requireSmsCode } from './require-sms-code.ts';
export { findSignInLocks, liftSignInLocks } from './sign-in-locks.ts';
export { registerSmsCalls } from './sms.routes.ts';
export { bindOpenId, findPersonByOpenId, unbindOpenId } from './wx-open-id.repository.ts';
