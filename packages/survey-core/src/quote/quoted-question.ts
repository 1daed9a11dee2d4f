import type { Walk } from '../logic/walk.ts';
import type { BoundQuestion } from '../question-type/seal.ts';
import type { Quote } from './quote.ts';
import { hasQuotes, renderTitle } from './render-title.ts';

/** Chinese lists are joined by its own comma. */
const CHINESE = 1;
const joinIn = (languageId: number | undefined) => (languageId === CHINESE ? '、' : ', ');

/** A question as a page shows it: quotes in its title and remark say what was answered. */
export function quotedQuestion(walk: Walk, slot: number): BoundQuestion {
  const bound = walk.bounds[slot]!;
  const { title, remark } = bound.question;
  if (!hasQuotes(title) && !(remark && hasQuotes(remark))) return bound;
  const textOf = (quote: Quote) => quotedText(walk, slot, quote);
  const question = {
    ...bound.question,
    title: renderTitle(title, textOf),
    ...(remark && { remark: renderTitle(remark, textOf) }),
  };
  return { ...bound, question };
}

/** Empty when there is nothing to quote: no answer, or a question that is gone. */
function quotedText(walk: Walk, slot: number, quote: Quote): string {
  const { slots, flow } = walk.program;
  if (quote.of === 'calculation') {
    const index = flow.calculations.findIndex(({ id }) => id === quote.calculationId);
    const value = index < 0 ? undefined : walk.calculate(index);
    return value === undefined ? '' : String(value);
  }
  const { loop } = slots[slot]!;
  // In a copy, a quote of the loop's question is the copy's own option.
  if (loop?.rule.fromQuestionId === quote.questionId) return loop.item.title.text;
  const join = joinIn(flow.languageId);
  return slots
    .filter(one => one.question.id === quote.questionId && isInReach(one.loop?.item.id, loop?.item.id))
    .map(one => textOfSlot(walk, one.index, quote, join))
    .filter(text => text !== '')
    .join(join);
}

/** Of a looped question the copy of the same round, or from outside all of them. */
function isInReach(itemId: string | undefined, ownItemId: string | undefined): boolean {
  return itemId === undefined || ownItemId === undefined || itemId === ownItemId;
}

function textOfSlot(walk: Walk, slot: number, quote: Extract<Quote, { of: 'question' }>, join: string): string {
  const answer = walk.effectiveAnswer(slot);
  return answer === undefined ? '' : walk.bounds[slot]!.quoteText(answer, quote.part, join);
}
