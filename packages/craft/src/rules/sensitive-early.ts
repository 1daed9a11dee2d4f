import { moveToEnd } from '../mends/move-question.ts';
import type { Asked } from '../reading/asked.ts';
import type { Survey } from '../reading/read-survey.ts';
import { ownWords } from '../reading/sentences.ts';
import { sensitiveMatter } from '../words/sensitive.ts';
import type { WordsRule } from './craft-rule.ts';

/** In a survey of three questions every place is early and none is. */
const FEWEST = 4;

/**
 * Who is asked for income or name before anything else leaves, or answers with more care than truth from there on. What the survey says it
 * is about, what decides who takes part, and forms that one fills in to be known are asked where they must be.
 */
export const sensitiveEarly: WordsRule = {
  rule: 'sensitive-early',
  reads: 'words',
  find(asked, survey, language) {
    const order = survey.questions.filter(({ kind }) => kind !== 'note');
    if (!survey.isBase || !survey.isWhole || order.length < FEWEST) return undefined;
    if (order.indexOf(asked) * 3 >= order.length || asked.kind === 'note' || isForChoosing(asked, survey))
      return undefined;
    if (asked.kind === 'grid' || asked.kind === 'scale' || asked.kind === 'ranking') return undefined;
    const found = sensitiveMatter(ownWords(asked.title), language);
    const about = `${survey.name}\n${survey.introduction}`;
    if (!found || found.announced.test(about)) return undefined;
    const mend = moveToEnd(asked, survey);
    return { reason: 'as-found', words: asked.title, certainty: 'likely', ...(mend && { mend }) };
  },
};

/** It ends the interview for some, counts in a quota, or later questions hang on it: then it has to stand early. */
function isForChoosing({ id }: Asked, { screenings, document }: Survey): boolean {
  return (
    screenings.some(({ questionId }) => questionId === id) ||
    Object.values(document.quotas).some(({ cells }) => JSON.stringify(cells).includes(id))
  );
}
