export { registerAccountRoutes } from './account.routes.ts';
export { completeSignIn } from './complete-sign-in.ts';
export { openField, openPhone } from './open-field.ts';
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
export { requireRightPassword } from './sign-in.ts';
export { bindOpenId, findPersonByOpenId, unbindOpenId } from './wx-open-id.repository.ts';
