import type { Recipe } from '@wenshu/analysis';
import { schemeTexts } from '@wenshu/texts/findings/schemes';
import type { ComingVariables } from './coming-variables.ts';

/** Three years of a tracker. Whoever goes on longer adds bands, or begins a new one. */
const QUARTERS = 12;

/** The quarter in which somebody answered, from the present one on: each is a wave without anybody marking it. */
export function quarterRecipe({ language, now }: Pick<ComingVariables, 'language' | 'now'>): Recipe {
  const { quarter, quarterOf } = schemeTexts[language];
  const first = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
  const begins = (number: number) => Date.UTC(Math.floor(number / 4), (number % 4) * 3);
  return {
    make: 'bands',
    name: 'quarter',
    label: quarter,
    variable: 'fact:submittedAt',
    bands: Array.from({ length: QUARTERS }, (_, at) => {
      const number = first + at;
      const label = quarterOf({ year: Math.floor(number / 4), quarter: (number % 4) + 1 });
      return { code: at + 1, label, from: begins(number), to: begins(number + 1) };
    }),
  };
}
