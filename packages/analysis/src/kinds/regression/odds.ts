import type { LogisticCoef, ModelFit } from '@wenshu/statistics';
import { oddsTexts } from '@wenshu/texts/findings/models/odds';
import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import type { Base, Exhibit, RangesOf } from '../../exhibit/exhibits.ts';
import type { PlainUnit } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { countFormat, type ModelNotes, numberAs, pFormat, plainTable } from '../model/plain-table.ts';
import type { Term } from './regression-data.ts';
import { termHead, termId, termShort } from './term-names.ts';

/** A coefficient of log-odds, of whichever model. */
export type OddsCoef = Pick<
  LogisticCoef,
  'estimate' | 'standardError' | 'wald' | 'pValue' | 'expB' | 'expCiLower' | 'expCiUpper'
>;

/** B, error, Wald, p, odds ratio and its interval. */
export function oddsColumns({ language }: PresentContext) {
  const texts = oddsTexts[language];
  const shared = regressionTexts[language];
  return [
    { id: 'estimate', text: texts.estimate, format: numberAs(3) },
    { id: 'standardError', text: shared.standardError, format: numberAs(3) },
    { id: 'wald', text: texts.wald, format: numberAs(3) },
    { id: 'p', text: shared.p, format: pFormat },
    { id: 'oddsRatio', text: texts.oddsRatio, format: numberAs(3) },
    { id: 'low', text: shared.low, format: numberAs(3) },
    { id: 'high', text: shared.high, format: numberAs(3) },
  ];
}

export function oddsRow(
  { estimate, standardError, wald, pValue, expB, expCiLower, expCiUpper }: OddsCoef,
  term: Term | undefined,
  context: PresentContext,
) {
  const { constant } = regressionTexts[context.language];
  return {
    ...(term ? { id: termId(term), text: termHead(term, context) } : { id: 'constant', text: constant }),
    p: pValue,
    values: [estimate, standardError, wald, pValue, expB, expCiLower, expCiUpper],
  };
}

/** Odds ratios with their intervals; one whose interval has no end has no place in a picture. */
export function oddsRanges(
  coefficients: readonly OddsCoef[],
  terms: readonly Term[],
  context: PresentContext,
  group?: string,
): RangesOf<PlainUnit>['rows'] {
  return coefficients.flatMap(({ expB, expCiLower, expCiUpper, pValue }, at) =>
    expB === null || expCiLower === null || expCiUpper === null
      ? []
      : [
          {
            text: termShort(terms[at]!, context),
            at: expB,
            low: expCiLower,
            high: expCiUpper,
            isSignificant: pValue < 0.05,
            ...(group !== undefined && { group }),
          },
        ],
  );
}

/** The ratios as a picture. Half as likely stands as far from 1 as twice as likely. */
export function oddsChart(
  rows: RangesOf<PlainUnit>['rows'],
  base: Base,
  { language, source }: PresentContext,
): Exhibit {
  return {
    kind: 'ranges',
    id: 'oddsRatios',
    title: oddsTexts[language].chart,
    source: { ...source, base },
    notes: [],
    format: numberAs(2),
    hidesNumbers: true,
    isLog: true,
    rules: [{ axis: 'x', at: 1 }],
    rows,
  };
}

type Fitted = Pick<
  ModelFit,
  'modelChiSquare' | 'df' | 'pValue' | 'coxSnell' | 'nagelkerke' | 'mcFadden' | 'logLikelihood'
>;

/** How well a model of odds fits, as the table that stands first. */
export function fitExhibit(
  { fit, base }: { readonly fit: Fitted; readonly base: Base },
  { title, notes }: { readonly title: string; readonly notes: ModelNotes },
  context: PresentContext,
): Exhibit {
  return plainTable({ id: 'summary', title, base, ...fitTable(fit, context), notes }, context);
}

function fitTable(fit: Fitted, { language }: PresentContext) {
  const { fit: texts } = oddsTexts[language];
  return {
    columns: [
      { id: 'minus2LL', text: texts.minus2LL, format: numberAs(3) },
      { id: 'chiSquare', text: texts.chiSquare, format: numberAs(3) },
      { id: 'df', text: texts.df, format: countFormat },
      { id: 'p', text: regressionTexts[language].p, format: pFormat },
      { id: 'coxSnell', text: texts.coxSnell, format: numberAs(3) },
      { id: 'nagelkerke', text: texts.nagelkerke, format: numberAs(3) },
      { id: 'mcFadden', text: texts.mcFadden, format: numberAs(3) },
    ],
    rows: [
      {
        id: 'model',
        text: texts.model,
        values: [
          ...[-2 * fit.logLikelihood, fit.modelChiSquare, fit.df, fit.pValue],
          ...[fit.coxSnell, fit.nagelkerke, fit.mcFadden],
        ],
      },
    ],
  };
}
