import type { Told } from '../../claims/claim.ts';
import { peopleOf } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { numberAs } from '../model/plain-table.ts';
import { termsOf } from '../regression/regression-data.ts';
import { termName } from '../regression/term-names.ts';
import { linearRegressionClaims } from './claims.ts';
import type { FoundLinearRegression } from './found.ts';

/** Assumptions that do not hold. */
export function linearWarnings(
  { coefficients, predictors, fit, base }: FoundLinearRegression,
  context: PresentContext,
): readonly (Told | undefined)[] {
  const { language } = context;
  const { inflated, neighbours } = linearRegressionClaims;
  const columns = termsOf(predictors).map((term, at) => ({ term, vif: coefficients[at + 1]!.vif ?? 0 }));
  const { durbinWatson } = fit;
  return [
    tellOf(inflated, language, columns, { known: ({ vif }) => vif, name: ({ term }) => termName(term, context) }),
    neighbours.tell(language, { durbinWatson, people: peopleOf(base) }, () =>
      formatNumber(numberAs(2), durbinWatson, language),
    ),
  ];
}
