export { scheduleCleaning } from './clean-by-itself.ts';
export { registerCleaningCalls } from './cleaning.routes.ts';
export { listRulesNaming } from './rule-book.repository.ts';
