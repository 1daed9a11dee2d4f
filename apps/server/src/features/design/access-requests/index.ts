export { registerAccessCalls } from './access.routes.ts';
