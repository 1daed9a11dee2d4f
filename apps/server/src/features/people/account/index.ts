export { registerAccountRoutes } from './account.routes.ts';
export { hashPassword, isPasswordRight } from './password.ts';
export {
  findPersonByPhone,
  hasAnyPerson,
  insertPerson,
  listPersons,
  type Person,
} from './person.repository.ts';
export { licensedFeatures } from './present-person.ts';
export { registerSmsCalls } from './sms.routes.ts';
