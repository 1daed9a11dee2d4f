import { importancePerformanceTexts } from '@wenshu/texts/findings/models/importance-performance';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { namingClaim } from '../../claims/naming-claim.ts';

/** One aspect; all p are Holm's over the aspects. */
interface Aspect {
  /** Effective. */
  readonly people: number;
  /** With the overall rating: below 0 it goes against it. 1 where importance was asked for. */
  readonly correlation: number;
  /** Whether it has to do with the overall rating at all; 0 where importance was asked for. */
  readonly pNone: number;
  /** How far it is from the mean of all aspects, and whether that is more than chance. */
  readonly moreImportant: number;
  readonly pImportance: number;
  readonly better: number;
  readonly pPerformance: number;
}

const clear: Aspect = {
  people: LEAST_TO_SPEAK,
  correlation: 0.3,
  pNone: 0.049,
  moreImportant: 0.1,
  pImportance: 0.049,
  better: -0.2,
  pPerformance: 0.049,
};
const isPlaced = ({ people, correlation, pNone, pImportance, pPerformance }: Aspect) =>
  people >= LEAST_TO_SPEAK && correlation > 0 && [pNone, pImportance, pPerformance].every(p => p < MODEL_ALPHA);

/** Each in its own quarter, and on no border of it by chance. */
function advice(name: 'keep' | 'improve' | 'low' | 'overkill', isImportant: boolean, isGood: boolean, place: string) {
  const said = {
    ...clear,
    moreImportant: isImportant ? 0.1 : -0.1,
    better: isGood ? 0.2 : -0.2,
  };
  return claim({
    when: `${place} the average aspect: performance and importance both differ from the mean of all aspects (jackknife, Holm over aspects, p < 0.05); importance, where derived, differs from none (Holm, p < 0.05); at least 30 people (effective base)`,
    holds: (known: Aspect) => isPlaced(known) && known.moreImportant > 0 === isImportant && known.better > 0 === isGood,
    borders: [
      { of: 'people', said, unsaid: { ...said, people: LEAST_TO_SPEAK - 1 } },
      { of: 'importance', said, unsaid: { ...said, pNone: MODEL_ALPHA } },
      { of: 'importance against the mean', said, unsaid: { ...said, pImportance: MODEL_ALPHA } },
      { of: 'performance against the mean', said, unsaid: { ...said, pPerformance: MODEL_ALPHA } },
      { of: 'side', said, unsaid: { ...said, better: -said.better } },
    ],
    says: language => importancePerformanceTexts[language].told[name],
    example: (language): readonly string[] => aspectsIn[language],
  });
}

const aspectsIn = { zh: ['价格', '等候时间'], en: ['Price', 'Waiting time'] };

const advices = {
  improve: advice('improve', true, false, 'more important and worse than'),
  keep: advice('keep', true, true, 'more important and better than'),
  overkill: advice('overkill', false, true, 'less important and better than'),
  low: advice('low', false, false, 'less important and worse than'),
};
export type Advice = keyof typeof advices;

/** What can be said of an aspect's place, if anything. */
export const adviceOn = (known: Aspect): Advice | undefined =>
  (Object.keys(advices) as Advice[]).find(name => advices[name].holds(known));

export const importancePerformanceClaims = {
  ...advices,
  unrelated: claim({
    when: 'derived importance that does not differ from none (Holm over aspects, p ≥ 0.05), at least 30 people (effective base)',
    holds: ({ people, pNone }: Aspect) => people >= LEAST_TO_SPEAK && pNone >= MODEL_ALPHA,
    borders: [
      { of: 'p', said: { ...clear, pNone: MODEL_ALPHA }, unsaid: clear },
      { of: 'people', said: { ...clear, pNone: 1 }, unsaid: { ...clear, pNone: 1, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => importancePerformanceTexts[language].unrelated,
    example: (language): readonly string[] => aspectsIn[language],
  }),
  middling: claim({
    when: 'importance differs from none, but importance or performance does not differ from the mean of all aspects (Holm, p ≥ 0.05); at least 30 people (effective base)',
    holds: (known: Aspect) =>
      known.people >= LEAST_TO_SPEAK &&
      known.correlation > 0 &&
      known.pNone < MODEL_ALPHA &&
      (known.pImportance >= MODEL_ALPHA || known.pPerformance >= MODEL_ALPHA),
    borders: [
      { of: 'performance against the mean', said: { ...clear, pPerformance: MODEL_ALPHA }, unsaid: clear },
      { of: 'importance against the mean', said: { ...clear, pImportance: MODEL_ALPHA }, unsaid: clear },
    ],
    says: language => importancePerformanceTexts[language].middling,
    example: (language): readonly string[] => aspectsIn[language],
  }),
  nothingSure: claim({
    when: 'no aspect is placed for sure in any quarter',
    holds: (placed: number) => placed === 0,
    borders: [{ of: 'placed', said: 0, unsaid: 1 }],
    says: language => importancePerformanceTexts[language].nothingSure,
    example: () => undefined,
  }),
  opposite: claim({
    when: 'an aspect correlates negatively with the overall rating (Holm over aspects, p < 0.05), at least 30 people (effective base)',
    holds: ({ people, correlation, pNone }: Aspect) =>
      people >= LEAST_TO_SPEAK && correlation < 0 && pNone < MODEL_ALPHA,
    borders: [
      { of: 'sign', said: { ...clear, correlation: -0.01 }, unsaid: clear },
      { of: 'p', said: { ...clear, correlation: -0.3 }, unsaid: { ...clear, correlation: -0.3, pNone: MODEL_ALPHA } },
    ],
    says: language => importancePerformanceTexts[language].opposite,
    example: (language): readonly string[] => aspectsIn[language],
  }),
  few: claim({
    when: 'an aspect has fewer than 30 people (effective base)',
    holds: (people: number) => people < LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: LEAST_TO_SPEAK - 1, unsaid: LEAST_TO_SPEAK }],
    says: language => importancePerformanceTexts[language].few,
    example: () => undefined,
  }),
  leftOut: namingClaim({
    when: 'aspects that nobody rated, or everybody alike',
    says: language => importancePerformanceTexts[language].leftOut,
    example: (language): readonly string[] => aspectsIn[language],
  }),
};
