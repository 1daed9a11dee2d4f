import type { Question } from '../document/questionnaire.ts';
import type { QuestionnaireProblem } from '../document/questionnaire-problem.ts';
import type { SealedType } from '../question-type/seal.ts';
import { settingDictionary } from '../settings/dictionary.ts';
import { readSetting } from '../settings/settings.ts';
import { checkRanges } from './commands/settings-parts.ts';

/** What a question lacks by itself; one that carries options of another needs none of its own. */
export function checkQuestion(question: Question, type: SealedType, carries: boolean): QuestionnaireProblem[] {
  const { capabilities } = type;
  const items = Object.values(question.items);
  const words: QuestionnaireProblem['problem'][] = [];
  if (capabilities.needsTitle !== false && question.title.text.trim() === '') words.push('title-missing');
  if (capabilities.hasOptions && capabilities.needsOptions !== false && items.length === 0 && !carries)
    words.push('options-missing');
  if (capabilities.hasRows && Object.keys(question.rows).length === 0) words.push('rows-missing');
  if (!carries && items.length > 0 && capabilities.optionCounts?.includes(items.length) === false)
    words.push('scale-points-wrong');
  if (!carries && isCountWrong(question, items.length)) words.push('answer-count-wrong');
  return [
    ...words.map((problem): QuestionnaireProblem => ({ problem, questionId: question.id })),
    ...emptyRanges(question, items),
    ...repeatedNumbers(question, items),
    ...repeatedNumbers(question, Object.values(question.rows)),
  ];
}

/** The fewest to choose are more than the most, or more than there are. */
function isCountWrong({ settings }: Question, options: number): boolean {
  const least = readSetting(settings, 'minSelected') ?? 0;
  const most = readSetting(settings, 'maxSelected') ?? Number.POSITIVE_INFINITY;
  return least > most || (options > 0 && least > options);
}

/** Edits refuse these one by one; imports and older documents may still bring them. How many to choose is asked above. */
function emptyRanges({ id: questionId, settings }: Question, items: readonly Question['items'][string][]) {
  const { [settingDictionary.minSelected.code]: _asked, ...others } = settings;
  return [{ id: questionId, settings: others }, ...items].flatMap((part): QuestionnaireProblem[] =>
    // Most options have no settings at all.
    Object.keys(part.settings).length > 0 && checkRanges(part.settings, part.id)
      ? [{ problem: 'min-above-max', questionId, partId: part.id }]
      : [],
  );
}

function repeatedNumbers(
  { id: questionId }: Question,
  parts: readonly (Question['items'][string] | Question['rows'][string])[],
) {
  const seen = new Set<number>();
  return parts.flatMap((part): QuestionnaireProblem[] => {
    const number = readSetting(part.settings, 'optionNumber');
    if (number === null) return [];
    if (seen.has(number)) return [{ problem: 'option-number-repeated', questionId, partId: part.id }];
    seen.add(number);
    return [];
  });
}
