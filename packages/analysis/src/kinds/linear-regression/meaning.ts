import type { Told } from '../../claims/claim.ts';
import { peopleOf, togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { numberAs, percentFormat } from '../model/plain-table.ts';
import { termsOf } from '../regression/regression-data.ts';
import { labelOf, questionOf, termName, towardsOf } from '../regression/term-names.ts';
import { linearRegressionClaims } from './claims.ts';
import type { FoundLinearRegression } from './found.ts';

/** More than these nobody reads; the table has them all. */
const MOST_TOLD = 5;

type Effect = ReturnType<typeof effectsOf>[number];

/** How much is explained, what matters and by how much, the strongest first. */
export function meaningOf(
  found: FoundLinearRegression,
  { slots }: ModelRequest,
  context: PresentContext,
): readonly (Told | undefined)[] {
  const { language, variables } = context;
  const { explains, explainsNothing, silent } = linearRegressionClaims;
  const outcome = titleOf(variables.get(slots.dependent![0]!), slots.dependent![0]!, language);
  const { fit, base } = found;
  const model = { fitP: fit.anova.pValue, people: peopleOf(base) };
  const effects = effectsOf(found, model);
  return [
    explains.tell(language, model, () => ({
      outcome,
      percent: formatNumber(percentFormat, percentOfShare(fit.rSquared), language),
    })),
    ...effects
      .toSorted((a, b) => Math.abs(b.beta ?? 0) - Math.abs(a.beta ?? 0))
      .flatMap(effect => effectTold(effect, outcome, context) ?? [])
      .slice(0, MOST_TOLD),
    tellOf(silent, language, effects, { known: effect => effect, name: ({ term }) => termName(term, context) }),
    explainsNothing.tell(language, model, () => outcome),
  ];
}

function effectsOf({ coefficients, predictors }: FoundLinearRegression, model: { fitP: number; people: number }) {
  const terms = termsOf(predictors);
  const columns = coefficients.slice(1);
  const together = togetherTested(columns.map(({ pValue }) => pValue));
  return columns.map(({ estimate, beta }, at) => ({
    ...model,
    estimate,
    beta,
    term: terms[at]!,
    p: together[at]!,
    width: 1,
  }));
}

function effectTold(effect: Effect, outcome: string, context: PresentContext): Told | undefined {
  const { language } = context;
  const { slope, step } = linearRegressionClaims;
  const { term, estimate } = effect;
  const shared = {
    outcome,
    size: formatNumber(numberAs(2), Math.abs(estimate), language),
    isMore: estimate > 0,
  };
  if (term.code === undefined)
    return slope.tell(language, effect, () => ({
      ...shared,
      question: termName(term, context),
      towards: towardsOf(term, context),
    }));
  return step.tell(language, effect, () => ({
    ...shared,
    question: questionOf(term.key, context),
    option: labelOf(term.key, term.code!, context),
    reference: labelOf(term.key, term.reference!, context),
  }));
}
