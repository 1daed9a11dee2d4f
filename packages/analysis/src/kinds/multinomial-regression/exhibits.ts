import { multinomialRegressionTexts } from '@wenshu/texts/findings/models/multinomial-regression';
import { oddsTexts } from '@wenshu/texts/findings/models/odds';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type ModelNotes, modelNotes, numberAs, plainTable } from '../model/plain-table.ts';
import { fitTable, oddsColumns, oddsMeaning, oddsRanges, oddsRow } from '../regression/odds.ts';
import { termsOf } from '../regression/regression-data.ts';
import { regressionFootnotes, regressionWarnings } from '../regression/regression-notes.ts';
import { labelOf } from '../regression/term-names.ts';
import type { FoundMultinomialRegression } from './found.ts';

/** Fit, then of every answer what makes it likelier than the one that all are compared with. */
export function presentMultinomialRegression(
  found: FoundMultinomialRegression,
  { slots }: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const texts = multinomialRegressionTexts[language];
  const { base, equations, predictors } = found;
  const [key] = slots.dependent as readonly [string];
  const terms = termsOf(predictors);
  const reference = labelOf(key, found.reference, context);
  const against = (code: number) => texts.against({ option: labelOf(key, code, context), reference });
  return [
    plainTable(
      {
        ...{ id: 'summary', title: texts.titles.summary, base, ...fitTable(found.fit, context) },
        notes: notesOf(found, key, reference, context),
      },
      context,
    ),
    plainTable(
      {
        ...{ id: 'coefficients', title: texts.titles.coefficients, base, columns: oddsColumns(context) },
        rows: equations.flatMap(({ code, coefficients }) =>
          coefficients.map((coefficient, at) => {
            const { id, ...row } = oddsRow(coefficient, terms[at - 1], context);
            return { ...row, id: `${code}:${id}`, group: against(code) };
          }),
        ),
      },
      context,
    ),
    {
      ...{ kind: 'ranges', id: 'oddsRatios', title: oddsTexts[language].chart, source: { ...source, base }, notes: [] },
      ...{ format: numberAs(2), hidesNumbers: true, isLog: true, rules: [{ axis: 'x', at: 1 }] },
      rows: equations.flatMap(({ code, coefficients }) =>
        oddsRanges(coefficients.slice(1), terms, context, labelOf(key, code, context)),
      ),
    },
  ];
}

/** Of more answers nobody reads a sentence each. */
const MOST_TOLD = 4;

function notesOf(
  found: FoundMultinomialRegression,
  key: string,
  reference: string,
  context: PresentContext,
): ModelNotes {
  const { language, variables } = context;
  const texts = multinomialRegressionTexts[language];
  const { fit, equations, predictors } = found;
  const terms = termsOf(predictors);
  const outcome = titleOf(variables.get(key), key, language);
  return modelNotes({
    meaning:
      fit.pValue >= 0.05
        ? [texts.explainsNothing(outcome)]
        : equations.slice(0, MOST_TOLD).flatMap(({ code, coefficients }) => {
            const option = labelOf(key, code, context);
            // What does nothing here may do something for another answer: only what is found is told.
            const found = coefficients
              .slice(1)
              .flatMap((one, at) => (one.pValue < 0.05 ? [[one, terms[at]!] as const] : []));
            if (found.length === 0) return [texts.same({ option, reference })];
            const [ones, own] = [found.map(([one]) => one), found.map(([, term]) => term)];
            return oddsMeaning(ones, own, texts.rather({ option, reference }), context).slice(0, 2);
          }),
    warnings: regressionWarnings(found, context),
    footnotes: [texts.reference(reference), oddsTexts[language].odds, ...regressionFootnotes(found, context)],
  });
}
