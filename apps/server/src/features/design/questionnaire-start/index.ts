export { documentFrom } from './document-with-questions.ts';
export { registerQuestionnaireStartCalls } from './questionnaire-start.routes.ts';
export { readWordText } from './read-word-text.ts';
export { findTemplate, listTemplates, type Template } from './templates.ts';
export { templateDocument } from './templates-document.ts';
export { parseTemplateRules, type TemplateRule, type TemplateTest } from './templates-rules.ts';
