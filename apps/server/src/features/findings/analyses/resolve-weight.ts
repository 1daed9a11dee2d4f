import {
  type Answers,
  type ColumnResult,
  type DataVariable,
  every,
  type Recipe,
  type RimOutcome,
  rimPlan,
  rimRecipe,
  type Variables,
  type WeightQuality,
} from '@wenshu/analysis';
import { type OpenDataSet, partsOf } from '../data-set/index.ts';
import { type CheckedAnalysis, notPossible, weightProblem } from './check-analysis.ts';

export interface ResolvedWeight {
  /** The variable that every count weighs by. */
  readonly variable: string;
  /** What it is derived by. */
  readonly derived: Readonly<Record<string, Recipe>>;
  readonly weighting?: WeightQuality;
  /** What of its targets came about. */
  readonly rim?: RimOutcome;
  /** The records that it was worked out from. */
  readonly moment?: string | undefined;
}

/** No id of what a person derives has a colon. */
const ID = 'weight:rim';

/** How much each record counts, as a variable. Targets are met by all records that analyses count, before any filter. */
export async function resolveWeight(
  dataSet: OpenDataSet,
  { analysis: { weight, derived }, variables, counted }: CheckedAnalysis,
  own: readonly DataVariable[],
  signal: AbortSignal,
): Promise<ResolvedWeight | undefined> {
  if (!weight) return undefined;
  if (weight.by === 'variable') return { variable: weight.variable, derived: {} };
  const upon = {
    filter: counted.length === 0 ? undefined : every(counted),
    derived: partsOf(derived, own),
  };
  const [answer] = (await dataSet.askTogether([rimPlan(weight)], upon, signal)) as Answers;
  const made = rimRecipe(weight, answer as ColumnResult<'count'>, freeName(variables));
  if ('word' in made) throw notPossible(weightProblem(made, variables), 'weight');
  const { moment } = answer as ColumnResult;
  return {
    variable: `derived:${ID}`,
    derived: { [ID]: made.recipe },
    weighting: made.quality,
    rim: made.outcome,
    moment,
  };
}

function freeName(variables: Variables): string {
  const taken = new Set([...variables.values()].map(({ name }) => name));
  let name = ID;
  while (taken.has(name)) name += '_';
  return name;
}
