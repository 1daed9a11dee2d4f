export { registerQuestionnaireStartCalls } from './questionnaire-start.routes.ts';
