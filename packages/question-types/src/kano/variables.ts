import { type DataPart, limits } from '@wenshu/survey-core/answering';
import { codesOf, valueLabels } from '../_shared/options.ts';
import { type KanoAnswer, sides } from './answer.ts';

/** Both sides of every feature with the options' codes, 1 like to 5 dislike, and its importance. */
export const data: DataPart<never, KanoAnswer> = {
  summary: { kind: 'kano', chart: 'quadrant' },
  solution: 'kano',
  variables: ({ question }) => {
    const [codes, labels] = [codesOf(question.rows), valueLabels(question.items)];
    return question.rows.flatMap(row => {
      const name = `_${codes.get(row.id)}`;
      const label = `${question.title.text}: ${row.title.text}`;
      return [
        ...sides.map(side => ({
          key: `.${row.id}#${side}`,
          name: `${name}_${side}`,
          label: `${label} (${side})`,
          part: { is: side, of: row.title.text },
          measure: 'nominal' as const,
          valueLabels: labels,
        })),
        {
          key: `.${row.id}#importance`,
          name: `${name}_importance`,
          label: `${label} (importance)`,
          measure: 'ordinal' as const,
          part: { is: 'importance' as const, of: row.title.text },
          range: { least: limits.kanoImportance.min, most: limits.kanoImportance.max },
        },
      ];
    });
  },
  values: ({ question }) => {
    const codes = codesOf(question.items);
    return answer =>
      question.rows.flatMap(({ id }) => {
        const said = answer?.[id];
        return [...sides.map(side => codes.get(said?.[side] ?? '') ?? null), said?.importance ?? null];
      });
  },
};
