import { linearRegressionTexts } from '@wenshu/texts/findings/models/linear-regression';
import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { modelNotes, numberAs, pFormat, plainTable } from '../model/plain-table.ts';
import { termsOf } from '../regression/regression-data.ts';
import { regressionFootnotes, regressionWarnings } from '../regression/regression-notes.ts';
import { termHead, termId, termShort } from '../regression/term-names.ts';
import type { FoundLinearRegression } from './found.ts';
import { meaningOf } from './meaning.ts';
import { linearWarnings } from './warnings.ts';

/** Model summary, ANOVA and coefficients as SPSS users know them, and the coefficients as a picture. */
export function presentLinearRegression(
  found: FoundLinearRegression,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  return [
    summaryOf(found, request, context),
    anovaOf(found, context),
    coefficientsOf(found, context),
    effectsOf(found, context),
  ];
}

function summaryOf(found: FoundLinearRegression, request: ModelRequest, context: PresentContext): Exhibit {
  const { titles, columns } = linearRegressionTexts[context.language];
  const { r, rSquared, adjRSquared, standardError, durbinWatson } = found.fit;
  return plainTable(
    {
      id: 'summary',
      title: titles.summary,
      base: found.base,
      columns: (['r', 'rSquared', 'adjRSquared', 'standardError', 'durbinWatson'] as const).map(id => ({
        id,
        text: columns[id],
        format: numberAs(3),
      })),
      rows: [{ id: 'model', text: titles.model, values: [r, rSquared, adjRSquared, standardError, durbinWatson] }],
      notes: modelNotes({
        meaning: meaningOf(found, request, context),
        warnings: [...regressionWarnings(found, context), ...linearWarnings(found, context)],
        footnotes: regressionFootnotes(found, context),
      }),
    },
    context,
  );
}

function anovaOf({ fit, base }: FoundLinearRegression, context: PresentContext): Exhibit {
  const { titles, columns, parts } = linearRegressionTexts[context.language];
  const { ssRegression, ssResidual, ssTotal, msRegression, msResidual, f, pValue } = fit.anova;
  const { dfRegression, dfResidual } = fit;
  return plainTable(
    {
      id: 'anova',
      title: titles.anova,
      base,
      columns: [
        { id: 'sumOfSquares', text: columns.sumOfSquares, format: numberAs(3) },
        { id: 'df', text: columns.df, format: numberAs(base.effective === undefined ? 0 : 1) },
        { id: 'meanSquare', text: columns.meanSquare, format: numberAs(3) },
        { id: 'f', text: columns.f, format: numberAs(3) },
        { id: 'p', text: columns.p, format: pFormat },
      ],
      rows: [
        { id: 'regression', text: parts.regression, values: [ssRegression, dfRegression, msRegression, f, pValue] },
        { id: 'residual', text: parts.residual, values: [ssResidual, dfResidual, msResidual, null, null] },
        {
          id: 'total',
          text: parts.total,
          role: 'total',
          values: [ssTotal, dfRegression + dfResidual, null, null, null],
        },
      ],
    },
    context,
  );
}

function coefficientsOf({ coefficients, predictors, base }: FoundLinearRegression, context: PresentContext): Exhibit {
  const { titles, columns } = linearRegressionTexts[context.language];
  const shared = regressionTexts[context.language];
  const terms = termsOf(predictors);
  return plainTable(
    {
      id: 'coefficients',
      title: titles.coefficients,
      base,
      columns: [
        { id: 'estimate', text: columns.estimate, format: numberAs(3) },
        { id: 'standardError', text: shared.standardError, format: numberAs(3) },
        { id: 'beta', text: columns.beta, format: numberAs(3) },
        { id: 't', text: columns.t, format: numberAs(3) },
        { id: 'p', text: shared.p, format: pFormat },
        { id: 'low', text: shared.low, format: numberAs(3) },
        { id: 'high', text: shared.high, format: numberAs(3) },
        { id: 'tolerance', text: columns.tolerance, format: numberAs(3) },
        { id: 'vif', text: columns.vif, format: numberAs(2) },
      ],
      rows: coefficients.map(({ estimate, standardError, beta, t, pValue, ciLower, ciUpper, tolerance, vif }, at) => {
        const term = terms[at - 1];
        return {
          ...(term ? { id: termId(term), text: termHead(term, context) } : { id: 'constant', text: shared.constant }),
          p: pValue,
          values: [estimate, standardError, beta, t, pValue, ciLower, ciUpper, tolerance, vif],
        };
      }),
    },
    context,
  );
}

function effectsOf({ coefficients, predictors, base }: FoundLinearRegression, context: PresentContext): Exhibit {
  const terms = termsOf(predictors);
  return {
    kind: 'ranges',
    id: 'effects',
    title: linearRegressionTexts[context.language].titles.effects,
    source: { ...context.source, base },
    notes: [],
    format: numberAs(2),
    hidesNumbers: true,
    rows: coefficients.slice(1).map(({ estimate, ciLower, ciUpper, pValue }, at) => ({
      text: termShort(terms[at]!, context),
      at: estimate,
      low: ciLower,
      high: ciUpper,
      isSignificant: pValue < 0.05,
    })),
    rules: [{ axis: 'x', at: 0 }],
  };
}
