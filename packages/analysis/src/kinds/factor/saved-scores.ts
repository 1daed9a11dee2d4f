import { factorTexts } from '@wenshu/texts/findings/models/factor';
import type { Recipe } from '../../derived/recipe.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { linearFormula } from '../model/linear-formula.ts';
import { foundNames } from '../model/named.ts';
import type { FoundFactors } from './found.ts';

/** One score per factor: the standardised answers by their coefficients, so that later records get theirs too. */
export function savedScores(
  { nFactors, scoreCoefficients, means, standardDeviations }: FoundFactors,
  request: ModelRequest,
  { language }: PresentContext,
): readonly Recipe[] {
  const texts = factorTexts[language];
  const variables = request.slots.variables!;
  return foundNames(nFactors, request, texts.numbered).map((name, factor) => {
    const slopes = variables.map((_, at) => scoreCoefficients[at]![factor]! / standardDeviations[at]!);
    const constant = -slopes.reduce((sum, slope, at) => sum + slope * means[at]!, 0);
    return {
      name: texts.numbered(factor + 1),
      label: texts.score({ name }),
      make: 'formula',
      text: linearFormula(constant, slopes),
      variables,
    };
  });
}
