export { copyQuestionnaire } from './copy-questionnaire.ts';
export { type Removers, removeQuestionnaire } from './delete-for-ever.ts';
export { registerQuestionnaireListCalls } from './questionnaire-list.routes.ts';
