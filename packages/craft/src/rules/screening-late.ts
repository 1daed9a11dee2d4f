import { moveUp } from '../mends/move-question.ts';
import type { Asked } from '../reading/asked.ts';
import type { Survey } from '../reading/read-survey.ts';
import { aboutPeople } from '../words/about-people.ts';
import type { WordsRule } from './craft-rule.ts';

/**
 * Whoever is sent away after ten questions has given their time for nothing, and their answers are thrown away. Questions about who one is
 * stand among the screening by right; attention checks stand where attention flags.
 */
export const screeningLate: WordsRule = {
  rule: 'screening-late',
  reads: 'words',
  find(asked, survey, language) {
    if (!survey.isBase || !survey.isWhole || asked.isTrap || asked.kind === 'note') return undefined;
    if (!survey.screenings.some(({ questionId }) => questionId === asked.id)) return undefined;
    const others = survey.questions
      .slice(0, survey.questions.indexOf(asked))
      .filter(one => !isAmongScreening(one, survey, language));
    const [first] = others;
    if (!first) return undefined;
    const mend = moveUp(asked, first, survey);
    return {
      reason: 'as-found',
      words: first.title,
      count: others.length,
      certainty: 'certain',
      ...(mend && { mend }),
    };
  },
};

function isAmongScreening(
  { id, kind, title, isTrap, question }: Asked,
  { screenings, document }: Survey,
  language: 'zh' | 'en',
): boolean {
  return (
    kind === 'note' ||
    isTrap ||
    screenings.some(({ questionId }) => questionId === id) ||
    Object.values(document.quotas).some(({ cells }) => JSON.stringify(cells).includes(id)) ||
    (kind !== 'scale' && kind !== 'grid' && aboutPeople[language].test(title)) ||
    question.parentId !== undefined
  );
}
