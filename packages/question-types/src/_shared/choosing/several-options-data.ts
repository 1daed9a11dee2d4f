import type { BroughtIn } from '@wenshu/survey-core';
import type { DataPart } from '@wenshu/survey-core/answering';
import { hasBlank } from '../blanks.ts';
import { blankVariables, chosenVariables } from '../item-variables.ts';
import { choices } from '../options.ts';
import type { SeveralOptionsAnswer } from './several-options.ts';

/** A 0/1 variable per option, together one multiple-response set, and a text variable for every option with a blank. */
export const severalOptionsData: DataPart<never, SeveralOptionsAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  variables: ({ question }) => {
    const items = choices(question.items);
    return [...chosenVariables(question, items, { set: '', setKey: '' }), ...blankVariables(question, items)];
  },
  values: ({ question }) => {
    const items = choices(question.items);
    const withBlank = items.filter(hasBlank);
    return answer => {
      const chosen = answer && new Set(answer.items);
      return [
        ...items.map(item => (chosen ? Number(chosen.has(item.id)) : null)),
        ...withBlank.map(item => answer?.blanks?.[item.id] ?? null),
      ];
    };
  },
};

/** Not of labels: those are known of a respondent, nobody was asked for them. */
export const severalBroughtIn: BroughtIn<SeveralOptionsAnswer> = { several: { answer: items => ({ items }) } };
