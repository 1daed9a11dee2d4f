import type { Told } from '../../claims/claim.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import { numberAs } from '../model/plain-table.ts';
import { type KnownEffect, type KnownModel, oddsClaims } from './claims.ts';
import type { OddsCoef } from './odds.ts';
import type { Term } from './regression-data.ts';
import { labelOf, questionOf, termName, towardsOf } from './term-names.ts';

/** A column of a model with what speaks for it. */
export interface OddsEffect {
  readonly coefficient: OddsCoef;
  readonly term: Term;
  readonly known: KnownEffect;
}

/** `together`: p of each, tested with all others that the model has. */
export const oddsEffects = (
  coefficients: readonly OddsCoef[],
  terms: readonly Term[],
  together: readonly number[],
  model: KnownModel,
): readonly OddsEffect[] =>
  coefficients.map((coefficient, at) => ({
    coefficient,
    term: terms[at]!,
    known: { ...model, p: together[at]!, width: widthOf(coefficient) },
  }));

/** Where the interval has no end nothing is known of the ratio. */
const widthOf = ({ expB, expCiLower, expCiUpper }: OddsCoef): number =>
  expB === null || expCiLower === null || expCiUpper === null || !(expCiLower > 0)
    ? Number.POSITIVE_INFINITY
    : expCiUpper / expCiLower;

/** What each column does to the odds that surely does something, the most certain first. */
export function oddsFound(
  effects: readonly OddsEffect[],
  outcome: string,
  most: number,
  context: PresentContext,
): readonly Told[] {
  const { language } = context;
  return effects
    .toSorted((a, b) => b.coefficient.wald - a.coefficient.wald)
    .flatMap(({ coefficient, term, known }) => {
      const times = formatNumber(numberAs(2), coefficient.expB, language);
      if (term.code === undefined) {
        const slope = () => ({ outcome, times, question: termName(term, context), towards: towardsOf(term, context) });
        return oddsClaims.slope.tell(language, known, slope) ?? [];
      }
      const step = () => ({
        outcome,
        times,
        question: questionOf(term.key, context),
        option: labelOf(term.key, term.code!, context),
        reference: labelOf(term.key, term.reference!, context),
      });
      return oddsClaims.step.tell(language, known, step) ?? [];
    })
    .slice(0, most);
}

/** The same, then what does nothing that can be seen. */
export function oddsMeaning(
  effects: readonly OddsEffect[],
  outcome: string,
  context: PresentContext,
): readonly (Told | undefined)[] {
  return [
    ...oddsFound(effects, outcome, MOST_TOLD, context),
    tellOf(oddsClaims.silent, context.language, effects, named(context)),
  ];
}

/** Of which nobody knows how many times it is. */
export const oddsUnsteady = (effects: readonly OddsEffect[], context: PresentContext): Told | undefined =>
  tellOf(oddsClaims.unsteady, context.language, effects, named(context));

/** More than these nobody reads; the table has them all. */
const MOST_TOLD = 5;

const named = (context: PresentContext) => ({
  known: ({ known }: OddsEffect) => known,
  name: ({ term }: OddsEffect) => termName(term, context),
});
