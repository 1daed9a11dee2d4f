import { type RuleData, type RuleKindName, type RuleSettings, variablesIn } from '@wenshu/analysis/browser';
import type { CallData, dataSetCalls } from '@wenshu/api-contract';
import { short } from '../../../design/editor/logic/question-names.ts';

export type Listed = CallData<typeof dataSetCalls.listVariables>;

/** What forms offer to choose from. */
export interface RuleSource {
  readonly listed: Listed;
  readonly data: RuleData;
}

export interface FormProps<Kind extends RuleKindName> {
  readonly settings: RuleSettings[Kind];
  readonly source: RuleSource;
  onChange(settings: RuleSettings[Kind]): void;
}

type IsMeant = Parameters<typeof variablesIn>[2];

/** Questions with so many parts that a rule can be about, to choose from. */
export function questionOptions({ listed, data }: RuleSource, isMeant: IsMeant, least = 1) {
  return listed.questions
    .filter(({ key }) => variablesIn(key, data, isMeant).length >= least)
    .map(({ key, name, title, round }) => ({
      value: key,
      label: short([name, title, round].filter(Boolean).join(' ')),
    }));
}
