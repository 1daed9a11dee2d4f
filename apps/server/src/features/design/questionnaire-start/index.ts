export { documentFrom } from './document-with-questions.ts';
export { registerQuestionnaireStartCalls } from './questionnaire-start.routes.ts';
export { templateDocument } from './templates-document.ts';
export { parseTemplateRules } from './templates-rules.ts';
