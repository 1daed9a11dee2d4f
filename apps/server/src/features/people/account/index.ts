export { registerAccountRoutes } from './account.routes.ts';
export { completeSignIn } from './complete-sign-in.ts';
export { openField, openPhone } from './open-field.ts';
export { openNewPassword } from './open-new-password.ts';
export { hashPassword, isPasswordRight } from './password.ts';
export {
  findPerson,
  findPersonByPhone,
  hasAnyPerson,
  insertPerson,
  listPersons,
  type Person,
} from './person.repository.ts';
export { licensedFeatures } from './present-person.ts';
export { registerPerson } from './register-person.ts';
export { requirePassword } from './require-password.ts';
export { requireSmsCode } from './require-sms-code.ts';
export { registerSmsCalls } from './sms.routes.ts';
export { bindOpenId, findPersonByOpenId, unbindOpenId } from './wx-open-id.repository.ts';
