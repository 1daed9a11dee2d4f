export { registerSchemeCalls } from './scheme.routes.ts';
