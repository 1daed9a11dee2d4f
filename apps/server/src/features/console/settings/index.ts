export { registerSettingsDesk } from './settings.routes.ts';
