import { type LinearRegressionResult, linearRegression } from '@wenshu/statistics';
import { linearRegressionTexts } from '@wenshu/texts/findings/models/linear-regression';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { predictionFormula } from '../regression/prediction-formula.ts';
import { regressionData } from '../regression/regression-data.ts';
import { presentLinearRegression } from './exhibits.ts';
import { linearRegressionForm } from './form.ts';
import type { FoundLinearRegression } from './found.ts';

const linearRegressionModel: Model<FoundLinearRegression> = {
  name: 'linearRegression',
  form: linearRegressionForm,
  fit: (data, request) => {
    const { columns, found } = regressionData(data, request, data.column(request.slots.dependent![0]!));
    const { categorical, ...input } = columns;
    const settings = { intercept: true, confidence: 0.95, missing: 'listwise', categorical } as const;
    const result = linearRegression({ ...input, settings });
    const errors = result.effective?.coefficients ?? [];
    return {
      ...found,
      fit: fitOf(result),
      coefficients: result.coefficients.map((coefficient, at) => ({ ...coefficient, ...errors[at] })),
    };
  },
  present: presentLinearRegression,
  saved: ({ predictors, coefficients }, { slots }, { language, variables }) => {
    const { predicted } = linearRegressionTexts[language];
    const [constant, ...slopes] = coefficients.map(({ estimate }) => estimate) as [number, ...number[]];
    const outcome = variables.get(slots.dependent![0]!);
    return predictionFormula(
      { name: predicted.name(outcome?.name ?? ''), label: predicted.label(outcome?.label || outcome?.name || '') },
      predictors,
      [{ constant, slopes }],
    );
  },
};

/** With weights on the effective base, sums of squares too: they are the same but for their scale. */
function fitOf({ effective, ...result }: LinearRegressionResult): FoundLinearRegression['fit'] {
  const { dfRegression, dfResidual, r, rSquared, adjRSquared, standardError, anova, durbinWatson } = result;
  const plain = { dfRegression, dfResidual, r, rSquared, adjRSquared, standardError, anova, durbinWatson };
  if (!effective) return plain;
  const { f, pValue, ...others } = effective;
  const msResidual = effective.standardError ** 2;
  const msRegression = f * msResidual;
  const [ssRegression, ssResidual] = [msRegression * dfRegression, msResidual * effective.dfResidual];
  return {
    ...plain,
    dfResidual: others.dfResidual,
    adjRSquared: others.adjRSquared,
    standardError: others.standardError,
    anova: { ssRegression, ssResidual, ssTotal: ssRegression + ssResidual, msRegression, msResidual, f, pValue },
  };
}

export const linearRegressionKind = modelKind(linearRegressionModel);
