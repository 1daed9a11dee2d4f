import { oddsTexts } from '@wenshu/texts/findings/models/odds';
import type { Recipe } from '../../derived/recipe.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { type Line, predictionFormula } from './prediction-formula.ts';
import type { Predictor } from './regression-data.ts';
import { labelOf } from './term-names.ts';

interface Option {
  readonly code: number;
  readonly lines: readonly Line[];
  /** How its probability is written, given those lines. */
  readonly written: (lines: readonly string[]) => string;
}

/** How likely each answer to `key` is, for every record. */
export function optionProbabilities(
  key: string,
  options: readonly Option[],
  predictors: readonly Predictor[],
  context: PresentContext,
): readonly Recipe[] {
  const { ofOption, label } = oddsTexts[context.language].probability;
  const name = context.variables.get(key)?.name ?? key;
  return options.flatMap(({ code, lines, written }) =>
    predictionFormula(
      { name: ofOption({ name, code }), label: label(labelOf(key, code, context)) },
      ...([predictors, lines, written] as const),
    ),
  );
}
