import { multinomialLogistic } from '@wenshu/statistics';
import { KindRefusal } from '../kind.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { optionProbabilities } from '../regression/option-probabilities.ts';
import { outcomeLevels } from '../regression/outcome-levels.ts';
import { codeColumn, regressionData, requireBearableLines, termsOf } from '../regression/regression-data.ts';
import { presentMultinomialRegression } from './exhibits.ts';
import { multinomialRegressionForm } from './form.ts';
import type { FoundMultinomialRegression } from './found.ts';

const MOST_LEVELS = 12;
/** All coefficients together are found at once: twice as many take four times as long. */
const MOST_COEFFICIENTS = 150;

const multinomialRegressionModel: Model<FoundMultinomialRegression> = {
  name: 'multinomialRegression',
  form: multinomialRegressionForm,
  fit: (data, request) => {
    const key = request.slots.dependent![0]!;
    const outcome = codeColumn(data, key);
    const { columns, found, rows } = regressionData(data, request, outcome);
    const { categorical, ...input } = columns;
    const levels = outcomeLevels(data, key, outcome, rows, MOST_LEVELS);
    const wanted = request.options.reference as number | null;
    const reference = wanted ?? levels[0]!;
    if (!levels.includes(reference))
      throw new KindRefusal({ word: 'empty-category', slot: 'dependent', variable: key });
    const most = Math.floor(MOST_COEFFICIENTS / (levels.length - 1)) - 1;
    if (termsOf(found.predictors).length > most) throw new KindRefusal({ word: 'too-many', slot: 'predictors', most });
    requireBearableLines(rows.length, levels.length - 1, found);
    const result = multinomialLogistic({
      ...input,
      dependentLevels: levels.map(String),
      reference: String(reference),
      settings: { missing: 'listwise', confidence: 0.95, categorical },
    });
    const { effective, df, coxSnell, nagelkerke, mcFadden } = result;
    const { logLikelihood, modelChiSquare, pValue } = effective ?? result;
    return {
      ...found,
      reference,
      fit: { logLikelihood, modelChiSquare, pValue, df, coxSnell, nagelkerke, mcFadden },
      equations: result.equations.map(({ level, coefficients }, equation) => ({
        code: Number(level),
        coefficients: coefficients.map((one, at) => ({
          ...one,
          ...effective?.equations[equation]?.coefficients[at],
        })),
      })),
    };
  },
  present: presentMultinomialRegression,
  saved: ({ predictors, equations, reference }, { slots }, context) => {
    const lines = equations.map(({ coefficients }) => {
      const [constant, ...slopes] = coefficients.map(({ estimate }) => estimate) as [number, ...number[]];
      return { constant, slopes };
    });
    const sum = (powers: readonly string[]) => ['1', ...powers].join(' + ');
    const powers = (texts: readonly string[]) => texts.map(text => `exponential(${text})`);
    const options = [
      { code: reference, lines, written: (texts: readonly string[]) => `1 / (${sum(powers(texts))})` },
      ...equations.map(({ code }, at) => ({
        code,
        lines,
        written: (texts: readonly string[]) => `${powers(texts)[at]} / (${sum(powers(texts))})`,
      })),
    ];
    return optionProbabilities(slots.dependent![0]!, options, predictors, context);
  },
};

export const multinomialRegressionKind = modelKind(multinomialRegressionModel);
