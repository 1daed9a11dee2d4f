import { inOrder, type Question, type Questionnaire, writtenIn } from '@wenshu/survey-core';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';

/** Whether all options are still as a fresh question has them: then proposed ones take their place, else they come behind. */
export function hasUntouchedOptions(document: Questionnaire, question: Question): boolean {
  const items = inOrder(question.items);
  const { newOption } = questionnaireDefaultTexts[writtenIn(document)];
  const fresh = new Set(items.map((_, index) => newOption(index + 1)));
  return items.every(({ title }) => title.text.trim() === '' || fresh.has(title.text.trim()));
}

/** Lists that options can be proposed for: one layer, whose number of options is free. */
export function takesProposedOptions(capabilities: {
  readonly hasOptions: boolean;
  readonly maxLayers?: number;
  readonly optionCounts?: readonly number[];
  readonly creatorOnly: boolean;
  readonly hasScoreTags?: boolean;
}): boolean {
  const { hasOptions, maxLayers = 2, optionCounts, creatorOnly, hasScoreTags } = capabilities;
  return hasOptions && maxLayers <= 2 && !optionCounts && !creatorOnly && !hasScoreTags;
}
