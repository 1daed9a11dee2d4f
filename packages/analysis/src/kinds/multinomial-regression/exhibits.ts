import { multinomialRegressionTexts } from '@wenshu/texts/findings/models/multinomial-regression';
import { oddsTexts } from '@wenshu/texts/findings/models/odds';
import { peopleOf, togetherTested } from '../../claims/evidence.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type ModelNotes, modelNotes, plainTable } from '../model/plain-table.ts';
import type { KnownModel } from '../regression/claims.ts';
import { fitExhibit, oddsChart, oddsColumns, oddsRanges, oddsRow } from '../regression/odds.ts';
import { oddsEffects, oddsFound, oddsUnsteady } from '../regression/odds-meaning.ts';
import { type Term, termsOf } from '../regression/regression-data.ts';
import { regressionFootnotes, regressionWarnings } from '../regression/regression-notes.ts';
import { labelOf } from '../regression/term-names.ts';
import { multinomialRegressionClaims } from './claims.ts';
import type { FoundMultinomialRegression } from './found.ts';

/** Fit, then of every answer what makes it likelier than the one that all are compared with. */
export function presentMultinomialRegression(
  found: FoundMultinomialRegression,
  { slots }: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const texts = multinomialRegressionTexts[context.language];
  const { base, equations, predictors } = found;
  const [key] = slots.dependent as readonly [string];
  const terms = termsOf(predictors);
  const reference = labelOf(key, found.reference, context);
  const against = (code: number) => texts.against({ option: labelOf(key, code, context), reference });
  return [
    fitExhibit(found, { title: texts.titles.summary, notes: notesOf(found, key, reference, context) }, context),
    plainTable(
      {
        id: 'coefficients',
        title: texts.titles.coefficients,
        base,
        columns: oddsColumns(context),
        rows: equations.flatMap(({ code, coefficients }) =>
          coefficients.map((coefficient, at) => {
            const { id, ...row } = oddsRow(coefficient, terms[at - 1], context);
            return { ...row, id: `${code}:${id}`, group: against(code) };
          }),
        ),
      },
      context,
    ),
    oddsChart(
      equations.flatMap(({ code, coefficients }) =>
        oddsRanges(coefficients.slice(1), terms, context, labelOf(key, code, context)),
      ),
      base,
      context,
    ),
  ];
}

/** Of more answers nobody reads a sentence each, nor of more columns of one. */
const MOST_TOLD = 4;
const MOST_OF_EACH = 2;

function notesOf(
  found: FoundMultinomialRegression,
  key: string,
  reference: string,
  context: PresentContext,
): ModelNotes {
  const { language, variables } = context;
  const texts = multinomialRegressionTexts[language];
  const { same, explainsNothing } = multinomialRegressionClaims;
  const { fit, predictors, base } = found;
  const outcome = titleOf(variables.get(key), key, language);
  const model = { fitP: fit.pValue, people: peopleOf(base) };
  const equations = equationsOf(found, termsOf(predictors), model);
  return modelNotes({
    meaning: [
      ...equations.slice(0, MOST_TOLD).flatMap(({ code, effects }) => {
        const against = { option: labelOf(key, code, context), reference };
        const leastP = Math.min(...effects.map(({ known }) => known.p));
        return [
          // What does nothing here may do something for another answer: only what is found is told.
          ...oddsFound(effects, texts.rather(against), MOST_OF_EACH, context),
          same.tell(language, { ...model, leastP }, () => against),
        ];
      }),
      explainsNothing.tell(language, model, () => outcome),
    ],
    warnings: [
      ...regressionWarnings(found, context),
      oddsUnsteady(
        equations.flatMap(({ effects }) => effects),
        context,
      ),
    ],
    footnotes: [texts.reference(reference), oddsTexts[language].odds, ...regressionFootnotes(found, context)],
  });
}

/** Columns of all answers are tested together. */
function equationsOf({ equations }: FoundMultinomialRegression, terms: readonly Term[], model: KnownModel) {
  const columns = equations.map(({ coefficients }) => coefficients.slice(1));
  const together = togetherTested(columns.flat().map(({ pValue }) => pValue));
  return equations.map(({ code }, at) => {
    const own = together.slice(at * terms.length, (at + 1) * terms.length);
    return { code, effects: oddsEffects(columns[at]!, terms, own, model) };
  });
}
