import { logisticRegressionTexts } from '@wenshu/texts/findings/models/logistic-regression';
import { oddsTexts } from '@wenshu/texts/findings/models/odds';
import { peopleOf, togetherTested } from '../../claims/evidence.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent, type Percent, percentOf, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, type ModelNotes, modelNotes, percentFormat, plainTable } from '../model/plain-table.ts';
import { fitExhibit, oddsChart, oddsColumns, oddsRanges, oddsRow } from '../regression/odds.ts';
import { oddsEffects, oddsMeaning, oddsUnsteady } from '../regression/odds-meaning.ts';
import { termsOf } from '../regression/regression-data.ts';
import { regressionFootnotes, regressionWarnings } from '../regression/regression-notes.ts';
import { labelOf } from '../regression/term-names.ts';
import { logisticRegressionClaims } from './claims.ts';
import type { FoundLogisticRegression } from './found.ts';

/** Fit, coefficients with odds ratios, the ratios as a picture, and how many it would classify rightly. */
export function presentLogisticRegression(
  found: FoundLogisticRegression,
  { slots }: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { titles } = logisticRegressionTexts[context.language];
  const { base, coefficients, predictors } = found;
  const terms = termsOf(predictors);
  const event = labelOf(slots.dependent![0]!, found.event, context);
  return [
    fitExhibit(found, { title: titles.summary, notes: notesOf(found, event, context) }, context),
    plainTable(
      {
        id: 'coefficients',
        title: titles.coefficients(event),
        base,
        columns: oddsColumns(context),
        rows: coefficients.map((coefficient, at) => oddsRow(coefficient, terms[at - 1], context)),
      },
      context,
    ),
    oddsChart(oddsRanges(coefficients.slice(1), terms, context), base, context),
    classificationTable(found, event, context),
  ];
}

function classificationTable(
  { classification, base }: FoundLogisticRegression,
  event: string,
  context: PresentContext,
): Exhibit {
  const { titles, columns, other } = logisticRegressionTexts[context.language];
  const { trueNegative, falsePositive, falseNegative, truePositive, percentCorrect } = classification;
  const right = (hits: number, misses: number) => percentOf(hits, hits + misses);
  return plainTable(
    {
      id: 'classification',
      title: titles.classification,
      base,
      columns: [
        { id: 'other', text: columns.predicted(other), format: countFormat },
        { id: 'event', text: columns.predicted(event), format: countFormat },
        { id: 'correct', text: columns.correct, format: percentFormat },
      ],
      rows: [
        { id: 'other', text: other, values: [trueNegative, falsePositive, right(trueNegative, falsePositive)] },
        { id: 'event', text: event, values: [falseNegative, truePositive, right(truePositive, falseNegative)] },
        {
          id: 'total',
          text: columns.total,
          role: 'total',
          values: [trueNegative + falseNegative, falsePositive + truePositive, alreadyPercent(percentCorrect)],
        },
      ],
    },
    context,
  );
}

function notesOf(found: FoundLogisticRegression, event: string, context: PresentContext): ModelNotes {
  const { language } = context;
  const texts = logisticRegressionTexts[language];
  const { fit, coefficients, predictors, classification, share, base, events } = found;
  const { classified, noBetter, explainsNothing, fewEvents } = logisticRegressionClaims;
  const terms = termsOf(predictors);
  const percent = (value: Percent) => formatNumber(percentFormat, value, language);
  const columns = coefficients.slice(1);
  const model = { fitP: fit.pValue, people: peopleOf(base) };
  const together = togetherTested(columns.map(({ pValue }) => pValue));
  const effects = oddsEffects(columns, terms, together, model);
  const known = {
    ...model,
    right: alreadyPercent(classification.percentCorrect),
    guessed: percentOfShare(Math.max(share, 1 - share)),
  };
  const rare = { rarer: Math.min(events, base.people - events), terms: terms.length };
  return modelNotes({
    meaning: [
      classified.tell(language, known, () => ({ right: percent(known.right), guessed: percent(known.guessed) })),
      ...oddsMeaning(effects, texts.choosing(event), context),
      explainsNothing.tell(language, model, () => event),
    ],
    warnings: [
      ...regressionWarnings(found, context),
      fewEvents.tell(language, rare, () => rare),
      noBetter.tell(language, known),
      oddsUnsteady(effects, context),
    ],
    footnotes: [texts.event(event), oddsTexts[language].odds, ...regressionFootnotes(found, context)],
  });
}
