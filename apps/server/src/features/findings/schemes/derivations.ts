import type { DataVariable, Filter, Recipe } from '@wenshu/analysis';
import { schemeTexts } from '@wenshu/texts/findings/schemes';
import type { ComingVariables } from './coming-variables.ts';
import { quarterRecipe } from './quarters.ts';

type Derive = (coming: ComingVariables, of: readonly DataVariable[]) => Recipe;

/** What an analysis of a scheme may be made of besides answers: `@quarter`, `@average engagement` … A way to derive is a line. */
const derivations: Readonly<Record<string, Derive>> = {
  quarter: quarterRecipe,
  average: ({ language }, of) => ({
    make: 'mean',
    name: 'scale_mean',
    label: schemeTexts[language].index,
    variables: of.map(({ key }) => key),
    leastAnswered: of.length,
  }),
  npsGroup: ({ language }, [score]) => {
    const { npsGroup, npsGroups } = schemeTexts[language];
    const from = (value: number): Filter => ({ test: 'number', variable: score!.key, compare: '>=', value });
    return {
      make: 'cases',
      name: 'nps_group',
      label: npsGroup,
      // The first that holds.
      categories: [
        { code: 1, label: npsGroups.promoters, when: from(9) },
        { code: 2, label: npsGroups.passives, when: from(7) },
        { code: 3, label: npsGroups.detractors, when: from(0) },
      ],
    };
  },
};

const DERIVED = /^@(\w+)(?: (\w+))?$/;

export interface Derived {
  readonly id: string;
  readonly recipe: Recipe;
}

/** Of a name that stands for something derived. */
export function derive(name: string, coming: ComingVariables): Derived | undefined {
  const [, way, question] = DERIVED.exec(name) ?? [];
  if (!way) return undefined;
  return { id: way, recipe: derivations[way]!(coming, question ? coming.of(question) : []) };
}
