import { oddsTexts } from '@wenshu/texts/findings/models/odds';
import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';

/** So many people per column of a model before its figures are steady. */
const PEOPLE_PER_TERM = 10;
/** The upper end of an odds ratio's interval over the lower one: beyond it nobody knows how many times it is. */
const WIDEST = 100;

/** A whole model. */
export interface KnownModel {
  /** Of all its columns together. */
  readonly fitP: number;
  /** Effective. */
  readonly people: number;
}

/** One column of it. */
export interface KnownEffect extends KnownModel {
  /** Holm over all columns. */
  readonly p: number;
  /** Of an odds ratio: its interval's upper end over the lower one; 1 of a difference. */
  readonly width: number;
}

export const sureModel: KnownModel = { fitP: 0.049, people: LEAST_TO_SPEAK };
export const isSureModel = ({ fitP, people }: KnownModel): boolean => fitP < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
export const sureEffect: KnownEffect = { ...sureModel, p: 0.049, width: WIDEST };
export const isSureEffect = (known: KnownEffect): boolean =>
  isSureModel(known) && known.p < MODEL_ALPHA && known.width <= WIDEST;

export const modelBorders = [
  { of: 'p', said: sureModel, unsaid: { ...sureModel, fitP: MODEL_ALPHA } },
  { of: 'people', said: sureModel, unsaid: { ...sureModel, people: LEAST_TO_SPEAK - 1 } },
] as const;
const nothing = { ...sureModel, fitP: MODEL_ALPHA };
export const foundNothing = ({ fitP, people }: KnownModel): boolean => fitP >= MODEL_ALPHA && people >= LEAST_TO_SPEAK;
export const nothingBorders = [
  { of: 'p', said: nothing, unsaid: sureModel },
  { of: 'people', said: nothing, unsaid: { ...nothing, people: LEAST_TO_SPEAK - 1 } },
] as const;
export const effectBorders = [
  { of: 'p', said: sureEffect, unsaid: { ...sureEffect, p: MODEL_ALPHA } },
  { of: 'p of the model', said: sureEffect, unsaid: { ...sureEffect, fitP: MODEL_ALPHA } },
  { of: 'people', said: sureEffect, unsaid: { ...sureEffect, people: LEAST_TO_SPEAK - 1 } },
] as const;

const questionsIn = { zh: ['价格', '等候时间'], en: ['Price', 'Waiting time'] };
type SlopeWords = Parameters<(typeof oddsTexts)['zh']['slope']>[0];
const oddsIn = {
  zh: { outcome: '选“会”', times: '1.84', question: '满意度' },
  en: { outcome: '“Yes”', times: '1.84', question: 'Satisfaction' },
};
const widthBorder = { of: 'interval', said: sureEffect, unsaid: { ...sureEffect, width: WIDEST + 1 } };
const oddsWhen =
  'the model’s likelihood ratio test has p < 0.05, the column’s Wald test too (Holm over all columns), the interval’s upper end is at most 100 times the lower, at least 30 people (effective base)';

/** What every regression warns of. */
export const regressionClaims = {
  few: claim({
    when: 'fewer than 30 people (effective base)',
    holds: ({ people }: { readonly people: number }) => people < LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: { people: LEAST_TO_SPEAK - 1 }, unsaid: { people: LEAST_TO_SPEAK } }],
    says: language => regressionTexts[language].few,
    example: () => ({ people: 23 }),
  }),
  fewPerTerm: claim({
    when: 'at least 30 people, but fewer than 10 per column of the model (effective base)',
    holds: ({ people, terms }: { readonly people: number; readonly terms: number }) =>
      people >= LEAST_TO_SPEAK && people < PEOPLE_PER_TERM * terms,
    borders: [
      { of: 'people per column', said: { people: 59, terms: 6 }, unsaid: { people: 60, terms: 6 } },
      { of: 'people', said: { people: 30, terms: 6 }, unsaid: { people: 29, terms: 6 } },
    ],
    says: language => regressionTexts[language].fewPerTerm,
    example: () => ({ people: 59, terms: 6 }),
  }),
};

/** What regressions of odds say in the same words. */
export const oddsClaims = {
  slope: claim({
    when: `of a number or a scale: ${oddsWhen}`,
    holds: isSureEffect,
    borders: [...effectBorders, widthBorder],
    says: language => oddsTexts[language].slope,
    example: (language): SlopeWords => ({ ...oddsIn[language], towards: undefined }),
  }),
  step: claim({
    when: `of an option: ${oddsWhen}`,
    holds: isSureEffect,
    borders: [...effectBorders, widthBorder],
    says: language => oddsTexts[language].step,
    example: language => ({
      ...oddsIn[language],
      question: { zh: '地区', en: 'Region' }[language],
      option: { zh: '华南', en: 'South' }[language],
      reference: { zh: '华北', en: 'North' }[language],
    }),
  }),
  silent: claim({
    when: 'the model is more than chance, the column is not (Holm over all columns, p ≥ 0.05); at least 30 people (effective base)',
    holds: (known: KnownEffect) => isSureModel(known) && known.p >= MODEL_ALPHA,
    borders: [
      { of: 'p', said: { ...sureEffect, p: MODEL_ALPHA }, unsaid: sureEffect },
      { of: 'p of the model', said: { ...sureEffect, p: 1 }, unsaid: { ...sureEffect, p: 1, fitP: MODEL_ALPHA } },
    ],
    says: language => oddsTexts[language].silent,
    example: (language): readonly string[] => questionsIn[language],
  }),
  unsteady: claim({
    when: 'as “slope” and “step”, but the interval’s upper end is more than 100 times the lower: too few people, or options that nearly part the outcome',
    holds: (known: KnownEffect) => isSureModel(known) && known.p < MODEL_ALPHA && known.width > WIDEST,
    borders: [
      { of: 'interval', said: { ...sureEffect, width: WIDEST + 1 }, unsaid: sureEffect },
      { of: 'p', said: { ...sureEffect, width: 1e9 }, unsaid: { ...sureEffect, width: 1e9, p: MODEL_ALPHA } },
    ],
    says: language => oddsTexts[language].unsteady,
    example: (language): readonly string[] => questionsIn[language],
  }),
};
