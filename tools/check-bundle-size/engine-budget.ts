/** What answering needs of the engine and of every question type, without views. A phone on a slow line pays for it before the first question. */
export const ENGINE_FILES = ['packages/survey-core/src/answering.ts', 'packages/question-types/src/answering.ts'];
export const ENGINE_MAX_KB = 15;
