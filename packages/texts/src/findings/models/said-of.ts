const ENDS_BY_ITSELF = /[？?！!：:]$/;

/** A question and what is said of it: many questions end with a sign of their own, and need no colon. */
export const saidOf = {
  zh: (question: string, words: string) => `${question}${ENDS_BY_ITSELF.test(question) ? '' : '：'}${words}`,
  en: (question: string, words: string) => `${question}${ENDS_BY_ITSELF.test(question) ? '' : ':'} ${words}`,
};
