export { scheduleCleaning } from './clean-by-itself.ts';
export { registerCleaningCalls } from './cleaning.routes.ts';
