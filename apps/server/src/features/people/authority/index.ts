export { registerAuthorityCalls } from './authority.routes.ts';
