import { ordinalRegression } from '@wenshu/statistics';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { optionProbabilities } from '../regression/option-probabilities.ts';
import { outcomeLevels } from '../regression/outcome-levels.ts';
import { codeColumn, regressionData, requireBearableLines } from '../regression/regression-data.ts';
import { presentOrdinalRegression } from './exhibits.ts';
import { ordinalRegressionForm } from './form.ts';
import type { FoundOrdinalRegression } from './found.ts';

const MOST_LEVELS = 20;

const ordinalRegressionModel: Model<FoundOrdinalRegression> = {
  name: 'ordinalRegression',
  form: ordinalRegressionForm,
  fit: (data, request) => {
    const key = request.slots.dependent![0]!;
    const outcome = codeColumn(data, key);
    const { columns, found, rows } = regressionData(data, request, outcome);
    const { categorical, ...input } = columns;
    const listed = outcomeLevels(data, key, outcome, rows, MOST_LEVELS);
    // The test of parallel lines fits a line for every threshold.
    requireBearableLines(rows.length, listed.length - 1, found);
    const levels = request.options.isReversed ? listed.toReversed() : listed;
    const result = ordinalRegression({
      ...input,
      dependentLevels: levels.map(String),
      settings: {
        link: 'logit',
        confidence: 0.95,
        missing: 'listwise',
        maxIterations: 100,
        convergence: 1e-10,
        categorical,
      },
    });
    const { effective, df, coxSnell, nagelkerke, mcFadden, parallelLines } = result;
    const { logLikelihood, modelChiSquare, pValue } = effective ?? result;
    return {
      ...found,
      levels,
      ...(parallelLines && { parallelLines }),
      fit: { logLikelihood, modelChiSquare, pValue, df, coxSnell, nagelkerke, mcFadden },
      thresholds: result.thresholds.map((one, at) => ({ ...one, ...effective?.thresholds[at] })),
      coefficients: result.coefficients.map((one, at) => ({ ...one, ...effective?.coefficients[at] })),
    };
  },
  present: presentOrdinalRegression,
  saved: ({ predictors, levels, thresholds, coefficients }, { slots }, context) => {
    const slopes = coefficients.map(({ estimate }) => -estimate);
    const upTo = thresholds.map(({ estimate: constant }) => ({ constant, slopes }));
    // As low as a level or lower, without those that are lower still; everybody is as low as the highest.
    const options = levels.map((code, at) => ({
      code,
      lines: upTo.slice(Math.max(0, at - 1), at + 1),
      written: (texts: readonly string[]) => {
        const shares = texts.map(text => `1 / (1 + exponential(-(${text})))`);
        if (at === 0) return shares[0]!;
        return at === thresholds.length ? `1 - ${shares[0]}` : `${shares[1]} - ${shares[0]}`;
      },
    }));
    return optionProbabilities(slots.dependent![0]!, options, predictors, context);
  },
};

export const ordinalRegressionKind = modelKind(ordinalRegressionModel);
