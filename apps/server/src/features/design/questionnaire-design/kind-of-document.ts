/** The name of questionnaires among the kinds of documents that people edit together. */
export const QUESTIONNAIRE = 'questionnaire';
