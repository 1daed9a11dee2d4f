import { logisticRegression } from '@wenshu/statistics';
import { oddsTexts } from '@wenshu/texts/findings/models/odds';
import type { DataVariable } from '../../data-set/variable.ts';
import type { ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { predictionFormula } from '../regression/prediction-formula.ts';
import { codeColumn, regressionData } from '../regression/regression-data.ts';
import { labelOf } from '../regression/term-names.ts';
import { presentLogisticRegression } from './exhibits.ts';
import { logisticRegressionForm } from './form.ts';
import type { FoundLogisticRegression } from './found.ts';

const logisticRegressionModel: Model<FoundLogisticRegression> = {
  name: 'logisticRegression',
  form: logisticRegressionForm,
  fit: (data, request) => {
    const key = request.slots.dependent![0]!;
    const event = eventOf(data.variable(key), request);
    const outcome = codeColumn(data, key);
    const { columns, found, rows } = regressionData(data, request, outcome);
    const { categorical, ...input } = columns;
    const result = logisticRegression({
      ...input,
      event,
      settings: {
        intercept: true,
        confidence: 0.95,
        missing: 'listwise',
        maxIterations: 100,
        convergence: 1e-10,
        cutoff: request.options.cutoff as number,
        categorical,
      },
    });
    const { coxSnell, nagelkerke, mcFadden, df, n, classification } = result;
    const { logLikelihood, modelChiSquare, pValue } = result.effective ?? result;
    return {
      ...found,
      event,
      classification,
      events: rows.filter(row => outcome[row] === event).length,
      share: result.events / n,
      fit: { logLikelihood, modelChiSquare, pValue, df, coxSnell, nagelkerke, mcFadden },
      coefficients: result.coefficients.map((one, at) => ({ ...one, ...result.effective?.coefficients[at] })),
    };
  },
  present: presentLogisticRegression,
  saved: ({ predictors, coefficients, event }, { slots }, context) => {
    const { probability } = oddsTexts[context.language];
    const [constant, ...slopes] = coefficients.map(({ estimate }) => estimate) as [number, ...number[]];
    const [key] = slots.dependent as readonly [string];
    const named = {
      name: probability.name(context.variables.get(key)?.name ?? key),
      label: probability.label(labelOf(key, event, context)),
    };
    return predictionFormula(
      named,
      predictors,
      [{ constant, slopes }],
      ([line]) => `1 / (1 + exponential(-(${line})))`,
    );
  },
};

/** The first category, unless somebody says which. */
const eventOf = ({ categories = [], missing = [] }: DataVariable, { options }: ModelRequest): number =>
  (options.event as number | null) ?? categories.find(({ code }) => !missing.includes(code))?.code ?? 1;

export const logisticRegressionKind = modelKind(logisticRegressionModel);
