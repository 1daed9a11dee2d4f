import type { Id, Question } from '@wenshu/survey-core';
import type { Survey } from '../reading/read-survey.ts';

/** Whether nothing else speaks of a question or its parts: no rule, check, calculation, quota, quote or child. */
export function isFree(
  question: Question,
  { document }: Pick<Survey, 'document'>,
  but: (ruleId: Id) => boolean = () => false,
): boolean {
  const ids = [question.id, ...Object.keys(question.items), ...Object.keys(question.rows)];
  const rules = Object.values(document.logic).filter(({ id }) => !but(id));
  const others = Object.values(document.questions).filter(({ id }) => id !== question.id);
  const around = JSON.stringify([rules, document.verifications, document.calculations, document.quotas]);
  // A quote names its question in the marks of the text that quotes it.
  const texts = JSON.stringify(
    others.map(one => [one.parentId ?? '', one.title.html ?? '', one.remark?.html ?? '', one.items, one.rows]),
  );
  return !ids.some(id => around.includes(id)) && !texts.includes(question.id) && question.parentId === undefined;
}

/** Whether it speaks of no other question itself: by a quote, or by what it needs to be shown. */
export function quotesNothing({ title, remark }: Question): boolean {
  return !/data-(qid|calc)/.test(`${title.html ?? ''}${remark?.html ?? ''}`);
}
