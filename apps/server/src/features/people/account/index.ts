export { registerAccountRoutes } from './account.routes.ts';
export { openSession } from './complete-sign-in.ts';
export { hideMiddle } from './hide-middle.ts';
export { openField } from './open-field.ts';
export { hashPassword, isPasswordRight } from './password.ts';
export {
  findPerson,
  findPersonByPhone,
  hasAnyPerson,
  insertPerson,
  listPersons,
  type Person,
} from './person.repository.ts';
export {
  changePersonProfile,
  findPersonProfile,
  type PersonProfile,
  setNickName,
  setPicture,
} from './person-profile.repository.ts';
export { askForRemoval, deletePerson, listDueRemovals } from './person-removal.repository.ts';
export { licensedFeatures, presentAuthorities } from './present-person.ts';
export { requireOwnPassword } from './require-own-password.ts';
export { registerSmsCalls } from './sms.routes.ts';
