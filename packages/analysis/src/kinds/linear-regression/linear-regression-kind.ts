import { type LinearCoef, type LinearRegressionResult, linearRegression } from '@wenshu/statistics';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { type FoundRegression, regressionData } from '../regression/regression-data.ts';
import { presentLinearRegression } from './exhibits.ts';
import { linearRegressionForm } from './form.ts';

export interface FoundLinearRegression extends FoundRegression {
  readonly fit: Pick<
    LinearRegressionResult,
    'dfRegression' | 'dfResidual' | 'r' | 'rSquared' | 'adjRSquared' | 'standardError' | 'anova' | 'durbinWatson'
  >;
  /** The constant first, then by term. */
  readonly coefficients: readonly LinearCoef[];
}

const linearRegressionModel: Model<FoundLinearRegression> = {
  name: 'linearRegression',
  form: linearRegressionForm,
  fit: (data, request) => {
    const { columns, found } = regressionData(data, request, data.column(request.slots.dependent![0]!));
    const { categorical, ...input } = columns;
    const {
      fitted: _fitted,
      residuals: _residuals,
      coefficients,
      ...fit
    } = linearRegression({
      ...input,
      settings: { intercept: true, confidence: 0.95, missing: 'listwise', categorical },
    });
    return { ...found, fit, coefficients };
  },
  present: presentLinearRegression,
};

export const linearRegressionKind = modelKind(linearRegressionModel);
