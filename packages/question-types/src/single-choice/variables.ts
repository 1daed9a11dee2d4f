import { type DataPart, readSetting } from '@wenshu/survey-core/answering';
import { codeOf, valueLabels } from '../_shared/options.ts';
import type { SingleChoiceAnswer } from './answer.ts';

/** One nominal variable with the options' codes, and a text variable for every option with a blank. */
export const data: DataPart<'required' | 'columnCount', SingleChoiceAnswer> = {
  variables: ({ question }) => [
    { name: '', label: question.title.text, measure: 'nominal', valueLabels: valueLabels(question.items) },
    ...withBlank(question.items).map(item => ({
      name: `_${codeOf(question.items, item.id)}_text`,
      label: `${question.title.text}: ${item.title.text}`,
      measure: 'text' as const,
    })),
  ],
  values: ({ question }, answer) => [
    answer ? codeOf(question.items, answer.item) : null,
    ...withBlank(question.items).map(item => (answer?.item === item.id ? (answer.blank ?? null) : null)),
  ],
};

function withBlank<T extends { settings: Parameters<typeof readSetting>[0] }>(items: readonly T[]): T[] {
  return items.filter(item => readSetting(item.settings, 'hasBlank'));
}
