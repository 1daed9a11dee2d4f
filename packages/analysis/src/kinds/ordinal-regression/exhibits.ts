import { oddsTexts } from '@wenshu/texts/findings/models/odds';
import { ordinalRegressionTexts } from '@wenshu/texts/findings/models/ordinal-regression';
import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import { peopleOf, togetherTested } from '../../claims/evidence.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, pFormat, plainTable } from '../model/plain-table.ts';
import { fitExhibit, oddsChart, oddsColumns, oddsRanges, oddsRow } from '../regression/odds.ts';
import { oddsEffects, oddsMeaning, oddsUnsteady } from '../regression/odds-meaning.ts';
import { termsOf } from '../regression/regression-data.ts';
import { regressionFootnotes, regressionWarnings } from '../regression/regression-notes.ts';
import { labelOf } from '../regression/term-names.ts';
import { ordinalRegressionClaims } from './claims.ts';
import type { FoundOrdinalRegression } from './found.ts';

/** Fit, coefficients with odds ratios and their picture, thresholds, and whether one set of coefficients is enough. */
export function presentOrdinalRegression(
  found: FoundOrdinalRegression,
  { slots }: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { titles } = ordinalRegressionTexts[context.language];
  const { base, coefficients, predictors, levels } = found;
  const [key] = slots.dependent as readonly [string];
  const terms = termsOf(predictors);
  const names = levels.map(code => labelOf(key, code, context));
  return [
    fitExhibit(found, { title: titles.summary, notes: notesOf(found, key, names, context) }, context),
    plainTable(
      {
        id: 'coefficients',
        title: titles.coefficients,
        base,
        columns: oddsColumns(context),
        rows: coefficients.map((coefficient, at) => oddsRow(coefficient, terms[at], context)),
      },
      context,
    ),
    oddsChart(oddsRanges(coefficients, terms, context), base, context),
    thresholdsTable(found, names, context),
    ...parallelTable(found, context),
  ];
}

function thresholdsTable(
  { thresholds, levels, base }: FoundOrdinalRegression,
  names: readonly string[],
  context: PresentContext,
): Exhibit {
  const { titles } = ordinalRegressionTexts[context.language];
  const shared = regressionTexts[context.language];
  const odds = oddsTexts[context.language];
  return plainTable(
    {
      id: 'thresholds',
      title: titles.thresholds,
      base,
      columns: [
        { id: 'estimate', text: odds.estimate, format: numberAs(3) },
        { id: 'standardError', text: shared.standardError, format: numberAs(3) },
        { id: 'wald', text: odds.wald, format: numberAs(3) },
        { id: 'p', text: shared.p, format: pFormat },
        { id: 'low', text: shared.low, format: numberAs(3) },
        { id: 'high', text: shared.high, format: numberAs(3) },
      ],
      rows: thresholds.map(({ estimate, standardError, wald, pValue, ciLower, ciUpper }, at) => ({
        id: String(levels[at]),
        text: `${names[at]} | ${names[at + 1]}`,
        p: pValue,
        values: [estimate, standardError, wald, pValue, ciLower, ciUpper],
      })),
    },
    context,
  );
}

function parallelTable({ parallelLines, base }: FoundOrdinalRegression, context: PresentContext): readonly Exhibit[] {
  if (!parallelLines) return [];
  const { titles } = ordinalRegressionTexts[context.language];
  const { fit } = oddsTexts[context.language];
  const { chiSquare, df, pValue } = parallelLines;
  return [
    plainTable(
      {
        id: 'parallelLines',
        title: titles.parallelLines,
        base,
        columns: [
          { id: 'chiSquare', text: fit.chiSquare, format: numberAs(3) },
          { id: 'df', text: fit.df, format: countFormat },
          { id: 'p', text: regressionTexts[context.language].p, format: pFormat },
        ],
        rows: [{ id: 'test', text: titles.parallelLines, values: [chiSquare, df, pValue] }],
      },
      context,
    ),
  ];
}

function notesOf(
  found: FoundOrdinalRegression,
  key: string,
  names: readonly string[],
  context: PresentContext,
): ModelNotes {
  const { language, variables } = context;
  const texts = ordinalRegressionTexts[language];
  const { fit, coefficients, predictors, parallelLines, base } = found;
  const { explainsNothing, bent, bentUnweighted } = ordinalRegressionClaims;
  const outcome = titleOf(variables.get(key), key, language);
  const model = { fitP: fit.pValue, people: peopleOf(base) };
  const together = togetherTested(coefficients.map(({ pValue }) => pValue));
  const effects = oddsEffects(coefficients, termsOf(predictors), together, model);
  const lines = {
    p: parallelLines?.pValue ?? 1,
    people: model.people,
    isWeighted: base.effective !== undefined,
  };
  return modelNotes({
    meaning: [
      ...oddsMeaning(effects, texts.higher(outcome), context),
      explainsNothing.tell(language, model, () => outcome),
    ],
    warnings: [
      ...regressionWarnings(found, context),
      oddsUnsteady(effects, context),
      bent.tell(language, lines),
      bentUnweighted.tell(language, lines),
    ],
    footnotes: [texts.order(names), oddsTexts[language].odds, ...regressionFootnotes(found, context)],
  });
}
