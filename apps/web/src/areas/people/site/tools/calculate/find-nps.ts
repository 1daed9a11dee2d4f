import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import { type NpsResult, npsLeastChange, npsOfCounts } from '@wenshu/statistics/calculators';
import { confidenceBounds, SMALL_BASE } from './confidence.ts';
import type { Outcome } from './outcome.ts';
import { type Bounds, readNumbers } from './read-number.ts';

type Inputs = ToolInputs<'nps'>;

const count: Bounds = { least: 0, most: 1e9, isWhole: true, isOptional: true };
export const scoreFields = [
  ...(['score0', 'score1', 'score2', 'score3', 'score4', 'score5'] as const),
  ...(['score6', 'score7', 'score8', 'score9', 'score10'] as const),
] as const;
export const groupFields = ['promoters', 'passives', 'detractors'] as const;
const common = {
  confidence: confidenceBounds,
  second: { least: 1, most: 1e9, isWhole: true, isOptional: true },
} as const;
const bounds = {
  groups: { ...common, promoters: count, passives: count, detractors: count },
  scores: {
    ...common,
    ...(Object.fromEntries(scoreFields.map(field => [field, count])) as Record<ScoreField, Bounds>),
  },
};
type ScoreField = (typeof scoreFields)[number];

export interface FoundNps
  extends Pick<NpsResult, 'n' | 'nps' | 'marginOfError' | 'ciLower' | 'ciUpper'>,
    Pick<NpsResult, 'promotersPercent' | 'passivesPercent' | 'detractorsPercent'> {
  /** Null where no second wave is asked about. */
  readonly leastChange: number | null;
  readonly isSmall: boolean;
  /** Everybody is of one kind: there is no spread, and the interval says nothing. */
  readonly isUniform: boolean;
}

/** The score with its interval, and how far a second wave's would have to be from it. */
export function findNps(inputs: Inputs): Outcome<keyof Inputs, FoundNps> {
  const { numbers, problems } = readNumbers<string>(inputs, bounds[inputs.by]);
  if (problems) return { problems };
  // An empty count is nobody.
  const of = (field: string) => numbers[field] || 0;
  const distribution =
    inputs.by === 'scores'
      ? scoreFields.map(of)
      : // Where each kind stands within its scores changes neither score nor error.
        [of('detractors'), 0, 0, 0, 0, 0, 0, 0, of('passives'), 0, of('promoters')];
  const n = distribution.reduce((sum, people) => sum + people, 0);
  if (n === 0) return { problems: { [inputs.by === 'scores' ? 'score0' : 'promoters']: { word: 'nobody' } } };
  const confidence = numbers.confidence! / 100;
  const found = npsOfCounts({ n, distribution, squares: n, settings: { confidence } });
  const { second } = numbers;
  return {
    found: {
      n,
      nps: found.nps,
      marginOfError: found.marginOfError,
      ciLower: found.ciLower,
      ciUpper: found.ciUpper,
      promotersPercent: found.promotersPercent,
      passivesPercent: found.passivesPercent,
      detractorsPercent: found.detractorsPercent,
      leastChange: Number.isNaN(second) ? null : npsLeastChange(found, second!, confidence),
      isSmall: n < SMALL_BASE,
      isUniform: found.standardError === 0,
    },
  };
}
