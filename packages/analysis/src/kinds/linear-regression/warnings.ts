import { linearRegressionTexts } from '@wenshu/texts/findings/models/linear-regression';
import { formatNumber } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import { numberAs } from '../model/plain-table.ts';
import { termsOf } from '../regression/regression-data.ts';
import { termName } from '../regression/term-names.ts';
import type { FoundLinearRegression } from './found.ts';

/** From here on predictors say the same thing twice, as the textbooks have it. */
const HIGH_VIF = 10;
/** Residuals of neighbours are taken as unrelated between these. */
const QUIET_NEIGHBOURS = [1.5, 2.5] as const;

/** Assumptions that do not hold. */
export function linearWarnings(
  { coefficients, predictors, fit }: FoundLinearRegression,
  context: PresentContext,
): readonly (string | undefined)[] {
  const texts = linearRegressionTexts[context.language];
  const inflated = termsOf(predictors).flatMap((term, at) =>
    (coefficients[at + 1]!.vif ?? 0) > HIGH_VIF ? [termName(term, context)] : [],
  );
  const [least, most] = QUIET_NEIGHBOURS;
  const isQuiet = fit.durbinWatson >= least && fit.durbinWatson <= most;
  return [
    inflated.length > 0 ? texts.inflated(inflated) : undefined,
    isQuiet ? undefined : texts.neighbours(formatNumber(numberAs(2), fit.durbinWatson, context.language)),
  ];
}
