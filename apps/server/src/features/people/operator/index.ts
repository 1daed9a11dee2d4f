export { registerOperatorPage } from './operator-page.ts';
