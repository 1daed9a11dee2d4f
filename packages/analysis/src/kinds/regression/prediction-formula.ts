import { MAX_FORMULA_LENGTH } from '../../derived/check-formula.ts';
import type { Recipe } from '../../derived/recipe.ts';
import { MAX_DERIVED_SIZE, recipeSize } from '../../derived/recipe-size.ts';
import { decimals } from '../model/linear-formula.ts';
import type { Predictor } from './regression-data.ts';

export interface Line {
  readonly constant: number;
  /** By term. */
  readonly slopes: readonly number[];
}

/** What the model expects of every record, also of later ones; nothing where no formula may be so long. */
export function predictionFormula(
  named: Pick<Recipe, 'name' | 'label'>,
  predictors: readonly Predictor[],
  lines: readonly Line[],
  written: (predicted: readonly string[]) => string = ([predicted]) => predicted!,
): readonly Recipe[] {
  const text = written(lines.map(line => lineText(predictors, line)));
  const recipe: Recipe = { ...named, make: 'formula', text, variables: predictors.map(({ key }) => key) };
  return text.length > MAX_FORMULA_LENGTH || recipeSize(recipe, () => 1) > MAX_DERIVED_SIZE ? [] : [recipe];
}

function lineText(predictors: readonly Predictor[], { constant, slopes }: Line): string {
  let next = 0;
  const parts = predictors.flatMap(({ codes }, at) => {
    const variable = `#${at + 1}`;
    if (!codes) return [`${signed(slopes[next++]!)} * ${variable}`];
    const steps = codes.slice(1).map(code => `${signed(slopes[next++]!)} * (${variable} = ${code})`);
    // An option that the model has never seen has no prediction: a division by zero is missing.
    const isKnown = codes.map(code => `(${variable} = ${code})`).join(' + ');
    return [...steps, `+ 0 / (${isKnown})`];
  });
  return [`${constant < 0 ? '-' : ''}${decimals(Math.abs(constant))}`, ...parts].join(' ');
}

const signed = (value: number) => `${value < 0 ? '-' : '+'} ${decimals(Math.abs(value))}`;
