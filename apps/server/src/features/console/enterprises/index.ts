export { registerOperatedEnterpriseCalls } from './enterprises.routes.ts';
