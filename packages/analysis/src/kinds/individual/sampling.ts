import {
  type FitControl,
  type HbPrior,
  type HbSettings,
  type Num,
  type PeoplePrior,
  priorOfPeople,
} from '@wenshu/statistics';
import { KindRefusal } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import type { Validity } from './validity.ts';

export const isIndividual = ({ options }: ModelRequest): boolean => options.estimate === 'individual';

type Sampling = Required<Pick<HbSettings, 'draws' | 'burnIn' | 'thin' | 'seed' | 'chains'>>;

export function samplingOf({ options }: ModelRequest): Sampling {
  const { draws, burnIn, seed, chains } = options as Readonly<Record<string, number>>;
  return { draws: draws!, burnIn: burnIn!, thin: 1, seed: seed!, chains: chains! };
}

/** How far people are expected to differ before they have answered: said, or learnt with the rest. */
export const priorIn = ({ options }: ModelRequest, width: number, shape?: PeoplePrior['shape']): HbPrior =>
  priorOfPeople(
    { variance: options.priorVariance as number | null, degrees: options.priorDegrees as number, shape },
    width,
  );

/** What was drawn from, as it is told beside what was found. */
export const drawingOf = (
  { burnIn, chains }: Sampling,
  variance: Num,
  { options }: ModelRequest,
): Pick<Validity, 'burnIn' | 'chains' | 'prior'> => ({
  burnIn,
  chains,
  prior: { variance, isLearnt: options.priorVariance === null, degrees: options.priorDegrees as number },
});

/** How good it is shows as well with fewer draws: half of them, by one chain. */
export const checkingOf = (sampling: Sampling): Sampling => ({
  ...sampling,
  chains: 1,
  draws: Math.ceil(sampling.draws / 2),
  burnIn: Math.ceil(sampling.burnIn / 2),
});

/** Multiplications of all draws together, of which a hundred million take a second, and half as much again where everybody moves at once: a browser waits for five minutes. */
const MOST_WORK = 20_000_000_000;
const LEAST_DRAWS = 1_000;

interface Work {
  readonly people: number;
  /** Alternatives that were not chosen, of all people together: what each draw looks at. */
  readonly compared: number;
  /** Coefficients of a person. */
  readonly width: number;
}

/** What would take longer than anybody waits is refused before: with how many draws, or people, it would not. */
export function requireBearableSampling({ people, compared, width }: Work, { draws, burnIn, chains }: Sampling): void {
  const each = (compared + people * width) * width * chains;
  if (each * (draws + burnIn) <= MOST_WORK) return;
  const most = Math.floor(MOST_WORK / each) - burnIn;
  if (most >= LEAST_DRAWS) throw new KindRefusal({ word: 'option-not-fitting', slot: 'draws', most });
  const fewer = Math.floor((people * MOST_WORK) / (each * (burnIn + LEAST_DRAWS)));
  throw new KindRefusal({ word: 'too-many-people', slot: 'question', most: fewer, got: people });
}

/** One of several fits after each other, by which part of the whole work it is. */
export function controlBetween(control: FitControl | undefined, from: number, to: number): FitControl | undefined {
  return control && { ...control, onProgress: share => control.onProgress?.(from + share * (to - from)) };
}

/** The share of the work that seeing how good it is takes, before the whole. */
export const CHECKING_SHARE = 0.2;
