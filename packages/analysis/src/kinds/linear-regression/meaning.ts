import { linearRegressionTexts } from '@wenshu/texts/findings/models/linear-regression';
import { formatNumber } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { numberAs, percentFormat } from '../model/plain-table.ts';
import { termsOf } from '../regression/regression-data.ts';
import { labelOf, questionOf, termName, towardsOf } from '../regression/term-names.ts';
import type { FoundLinearRegression } from './found.ts';

/** More than these nobody reads; the table has them all. */
const MOST_TOLD = 5;

/** How much is explained, what matters and by how much, the strongest first. */
export function meaningOf(
  { fit, coefficients, predictors }: FoundLinearRegression,
  { slots }: ModelRequest,
  context: PresentContext,
): readonly string[] {
  const { language, variables } = context;
  const texts = linearRegressionTexts[language];
  const outcome = titleOf(variables.get(slots.dependent![0]!), slots.dependent![0]!, language);
  if (fit.anova.pValue >= 0.05) return [texts.explainsNothing(outcome)];
  const terms = termsOf(predictors);
  const effects = coefficients.slice(1).map((coefficient, at) => ({ ...coefficient, term: terms[at]! }));
  const strongest = effects
    .filter(({ pValue }) => pValue < 0.05)
    .sort((a, b) => Math.abs(b.beta ?? 0) - Math.abs(a.beta ?? 0));
  const silent = effects.filter(({ pValue }) => pValue >= 0.05).map(({ term }) => termName(term, context));
  return [
    texts.explains({ outcome, percent: formatNumber(percentFormat, percentOfShare(fit.rSquared), language) }),
    ...strongest.slice(0, MOST_TOLD).map(({ term, estimate }) => {
      const size = formatNumber(numberAs(2), Math.abs(estimate), language);
      const isMore = estimate > 0;
      if (term.code === undefined) {
        const question = termName(term, context);
        return texts.slope({ outcome, size, isMore, question, towards: towardsOf(term, context) });
      }
      const [option, reference] = [term.code, term.reference!].map(code => labelOf(term.key, code, context));
      return texts.step({
        outcome,
        size,
        isMore,
        question: questionOf(term.key, context),
        option: option!,
        reference: reference!,
      });
    }),
    ...(silent.length > 0 ? [texts.silent(silent)] : []),
  ];
}
