export { registerOverviewCalls } from './overview.routes.ts';
