import type { DataPart } from '@wenshu/survey-core/answering';
import { codeOf, valueLabels } from '../_shared/options.ts';
import { type KanoAnswer, sides } from './answer.ts';

/** Both sides of every feature with the options' codes, 1 like to 5 dislike, and its importance. */
export const data: DataPart<never, KanoAnswer> = {
  summary: { kind: 'kano', chart: 'quadrant' },
  variables: ({ question }) =>
    question.rows.flatMap(row => {
      const name = `_${codeOf(question.rows, row.id)}`;
      const label = `${question.title.text}: ${row.title.text}`;
      return [
        ...sides.map(side => ({
          name: `${name}_${side}`,
          label: `${label} (${side})`,
          measure: 'nominal' as const,
          valueLabels: valueLabels(question.items),
        })),
        { name: `${name}_importance`, label: `${label} (importance)`, measure: 'ordinal' as const },
      ];
    }),
  values: ({ question }, answer) =>
    question.rows.flatMap(({ id }) => {
      const said = answer?.[id];
      const codes = sides.map(side => (said?.[side] === undefined ? null : codeOf(question.items, said[side])));
      return [...codes, said?.importance ?? null];
    }),
};
