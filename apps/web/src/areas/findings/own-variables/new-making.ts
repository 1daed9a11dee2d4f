import type { RecipeOf } from '@wenshu/analysis/browser';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { language } from '../../../app/language/language.ts';
import type { HandMake } from './forms/form-props.ts';

const { form } = workbenchTexts[language];

/** What a fresh one begins with, in the order in which they are offered. */
const usual: { readonly [Make in HandMake]: RecipeOf<Make> } = {
  'top-box': { make: 'top-box', variable: '', codes: [], labels: { counts: form.topLabel, rest: form.otherLabel } },
  merge: {
    make: 'merge',
    variable: '',
    categories: [
      { code: 1, label: '', codes: [] },
      { code: 2, label: '', codes: [] },
    ],
  },
  bands: { make: 'bands', variable: '', bands: [{ code: 1, label: '' }] },
  mean: { make: 'mean', variables: [], leastAnswered: 1 },
  sum: { make: 'sum', variables: [], leastAnswered: 1 },
  formula: { make: 'formula', text: '', variables: [] },
  // Nothing is chosen yet; it cannot be saved before something is.
  cases: { make: 'cases', categories: [{ code: 1, label: '', when: null as never }] },
};

export const handMakes = Object.keys(usual) as readonly HandMake[];

export const newMaking = (make: HandMake): RecipeOf<HandMake> => usual[make];

/** Something is chosen: before that there is nothing to ask the server about. */
export function isBegun(making: RecipeOf<HandMake>): boolean {
  if ('variable' in making) return making.variable !== '';
  if ('categories' in making) return making.categories.every(({ when }) => when);
  return making.variables.length > 0;
}

/** The next short name that no variable has. */
export function freeVariableName(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) if (!taken.has(`V${number}`)) return `V${number}`;
}
