export { registerQuestionnaireListCalls } from './questionnaire-list.routes.ts';
