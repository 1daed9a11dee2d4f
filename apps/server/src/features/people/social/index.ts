export { registerLocalSocialPage } from './local-social-page.ts';
export { deleteDeparturesBefore } from './social.repository.ts';
export { registerSocialCalls } from './social.routes.ts';
