export { registerSite } from './register-site.ts';
