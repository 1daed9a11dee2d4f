import { orderQuestions } from '../document/order-questions.ts';
import type { Question, Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { own } from '../json.ts';
import { inOrder } from '../order.ts';

/** What is asked now and will not be: a question whole, or an option or a row of one that stays. */
export interface PartGone {
  readonly kind: 'question' | 'item' | 'row';
  readonly id: Id;
  readonly questionId: Id;
  readonly seqName: string;
  readonly text: string;
}

/** In the order in which they are asked now. */
export function partsGone(before: Questionnaire, after: Questionnaire): PartGone[] {
  return orderQuestions(before).flatMap(question => {
    const { id, seqName, title } = question;
    const now = own(after.questions, id);
    if (!now) return [{ kind: 'question', id, questionId: id, seqName, text: title.text }];
    return [...gone('item', question, now), ...gone('row', question, now)];
  });
}

function gone(kind: 'item' | 'row', was: Question, now: Question): PartGone[] {
  const [old, next] = kind === 'item' ? [was.items, now.items] : [was.rows, now.rows];
  return inOrder(old)
    .filter(({ id }) => !Object.hasOwn(next, id))
    .map(({ id, title }) => ({ kind, id, questionId: was.id, seqName: was.seqName, text: title.text }));
}
