import type { ProblemDetails, ProblemWord, StatisticsProblem } from '@wenshu/statistics';
import type { KindProblem } from '../../kind/kind.ts';
import type { ModelForm, ModelRequest } from './form.ts';

type ToldProblem = {
  readonly [Word in ProblemWord]?: (details: ProblemDetails[Word]) => Omit<KindProblem, 'slot' | 'variable'>;
};

/** In people's words what the statistics cannot do. What is not here is our own mistake, and fails as one. */
const told: ToldProblem = {
  'too-few-samples': ({ needed, got, what }) => ({
    word: what === 'groups' ? 'too-few-groups' : what === 'variables' ? 'too-few' : 'too-few-people',
    least: needed,
    got,
  }),
  'empty-table': () => ({ word: 'too-few-people', least: 1, got: 0 }),
  'empty-level': () => ({ word: 'empty-category' }),
  'constant-column': () => ({ word: 'constant' }),
  'singular-matrix': () => ({ word: 'collinear' }),
  'no-residual-variance': () => ({ word: 'no-spread' }),
  separation: () => ({ word: 'separated' }),
  'no-convergence': () => ({ word: 'not-converged' }),
  'too-many-predictors': ({ max }) => ({ word: 'too-many', most: max }),
  'no-factors': () => ({ word: 'no-factors' }),
  'no-association': () => ({ word: 'no-association' }),
  'improper-solution': () => ({ word: 'improper-solution' }),
  'invalid-weights': () => ({ word: 'weight-nobody' }),
  'out-of-range': ({ min, max }) => ({
    word: 'option-not-fitting',
    ...(min !== undefined && { least: min }),
    ...(max !== undefined && { most: max }),
  }),
};

/** At the variable's own slot, where one is the matter; else at the first. */
export function problemOf(problem: StatisticsProblem, { slots }: ModelForm, request: ModelRequest): KindProblem {
  const tell = told[problem.problem] as ((details: unknown) => KindProblem) | undefined;
  if (!tell) throw problem;
  const { column } = problem.details as { readonly column?: string };
  // An option's own column is called `variable[option]`.
  const isMeant = (key: string) => key === column || column?.startsWith(`${key}[`);
  const slot = slots.find(({ name }) => request.slots[name]?.some(isMeant));
  const variable = slot && request.slots[slot.name]!.find(isMeant);
  return { ...tell(problem.details), slot: (slot ?? slots[0]!).name, ...(variable !== undefined && { variable }) };
}
