export { registerSecurityCalls } from './security.routes.ts';
