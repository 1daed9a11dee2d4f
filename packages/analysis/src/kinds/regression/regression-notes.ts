import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import type { Told } from '../../claims/claim.ts';
import { peopleOf } from '../../claims/evidence.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { regressionClaims } from './claims.ts';
import { type FoundRegression, termsOf } from './regression-data.ts';
import { labelOf, questionOf } from './term-names.ts';

/** What every regression warns of. */
export function regressionWarnings(
  { predictors, base }: FoundRegression,
  { language }: PresentContext,
): readonly (Told | undefined)[] {
  const known = { people: peopleOf(base), terms: termsOf(predictors).length };
  const { few, fewPerTerm } = regressionClaims;
  return [few.tell(language, known, () => known), fewPerTerm.tell(language, known, () => known)];
}

/** How its columns were made, and who is not in it. */
export function regressionFootnotes(
  { predictors, leftOut, base }: FoundRegression,
  context: PresentContext,
): readonly (string | undefined)[] {
  const [texts, shared] = [regressionTexts[context.language], modelResultTexts[context.language]];
  const references = predictors.flatMap(({ key, codes }) =>
    codes ? [texts.reference({ question: questionOf(key, context), option: labelOf(key, codes[0]!, context) })] : [],
  );
  const empty = predictors.flatMap(({ key, emptyCodes = [] }) =>
    emptyCodes.map(code => texts.named({ question: questionOf(key, context), option: labelOf(key, code, context) })),
  );
  return [
    references.length > 0 ? texts.references(references) : undefined,
    empty.length > 0 ? texts.empty(empty) : undefined,
    leftOut > 0 ? shared.leftOut(leftOut) : undefined,
    base.effective === undefined ? undefined : shared.onEffective,
    termsOf(predictors).length > 1 ? texts.manyTerms : undefined,
    texts.cause,
  ];
}
