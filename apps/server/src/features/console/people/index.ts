export { registerHelpedPeopleCalls } from './people.routes.ts';
