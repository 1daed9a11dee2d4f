import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import { SMALL_BASE } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import { type FoundRegression, termsOf } from './regression-data.ts';
import { labelOf, questionOf } from './term-names.ts';

/** So many people per column of a model before its figures are steady. */
const PEOPLE_PER_TERM = 10;

/** What every regression warns of. */
export function regressionWarnings(
  { predictors, base }: FoundRegression,
  { language }: PresentContext,
): readonly (string | undefined)[] {
  const texts = regressionTexts[language];
  const terms = termsOf(predictors).length;
  const people = Math.floor(base.effective ?? base.people);
  if (people < SMALL_BASE) return [texts.few({ people })];
  return people < PEOPLE_PER_TERM * terms ? [texts.fewPerTerm({ people, terms })] : [];
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
    texts.cause,
  ];
}
