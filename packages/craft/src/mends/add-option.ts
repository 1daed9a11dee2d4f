import { highestOrder, inOrder, orderAfter, writeSettings } from '@wenshu/survey-core';
import type { Mend } from '../finding.ts';
import type { Asked } from '../reading/asked.ts';
import type { Survey, WordsLanguage } from '../reading/read-survey.ts';
import { optionWords } from '../words/mend-words.ts';

/**
 * The missing option as the last one: with a blank where something may be written, alone where it denies the others, not moved where the
 * order is mixed. None where the question cannot take options, or takes only so many points.
 */
export function addOption(
  asked: Asked,
  { types, isBase }: Survey,
  does: keyof typeof optionWords,
  language: WordsLanguage,
): Mend | undefined {
  const { question } = asked;
  const type = types[question.type];
  // A scale of 5 points and one way out is no scale of 6: the type refuses the number.
  if (!isBase || !type?.capabilities.hasOptions || type.capabilities.optionCounts) return undefined;
  const takes = (name: string) => (type.itemSettingNames as readonly string[]).includes(name);
  const isAlone = does === 'add-none' && takes('isExclusive');
  const settings = writeSettings({
    ...(does === 'add-other' && takes('hasBlank') && { hasBlank: true }),
    ...(isAlone && { isExclusive: true }),
    ...(takes('isAnchored') && { isAnchored: true }),
  });
  const items = inOrder(question.items);
  // None of something is the least of it: it stands first.
  const order = does === 'add-zero' ? orderAfter(items, null) : orderAfter(items, undefined);
  if (highestOrder(question.items) === null) return undefined;
  return {
    does,
    edits: [
      {
        name: 'addItems',
        input: { questionId: asked.id, items: [{ order, title: { text: optionWords[does][language] }, settings }] },
      },
    ],
  };
}
