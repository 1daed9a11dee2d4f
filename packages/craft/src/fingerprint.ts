import type { Questionnaire } from '@wenshu/survey-core';
import type { CraftFinding } from './finding.ts';

/**
 * A finding by what it says and the words it says it of. Whoever leaves it has left it for these words: when they change it is another one,
 * and is told again.
 */
export function fingerprintOf({ rule, reason, at, languageId }: CraftFinding, document: Questionnaire): string {
  const question = at.questionId === undefined ? undefined : document.questions[at.questionId];
  const texts = question
    ? [question.title.text, ...Object.values(question.items).map(textOf), ...Object.values(question.rows).map(textOf)]
    : [];
  const translations = languageId === undefined ? undefined : document.translations[languageId]?.[at.questionId ?? ''];
  return [
    rule,
    reason,
    at.questionId ?? '',
    at.quotaId ?? '',
    languageId ?? '',
    hash(JSON.stringify([texts, translations ?? ''])),
  ].join('/');
}

const textOf = ({ title }: { readonly title: { readonly text: string } }) => title.text;

/** Short, and the same everywhere; two texts of one question hardly meet in it, and then one finding too few is told. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(36);
}
