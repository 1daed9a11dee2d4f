import { type Bars, formatNumber, type Lines, type Parts } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import type { CopiedCell } from '../clipboard/copied-cells.ts';

/** Charts that a browser draws today. */
export type DrawnChart = Bars | Lines | Parts;

const plain = { as: 'number', decimals: 0 } as const;

/** What stands along the chart: names, or numbers in their own form. */
export function namesOf(chart: DrawnChart, language: Language): readonly string[] {
  if (chart.kind !== 'lines') return chart.categories;
  const { x } = chart;
  if (x.of === 'category') return x.names;
  if (x.of === 'time') return x.at.map(moment => new Date(moment).toISOString().slice(0, 10));
  return x.at.map(value => formatNumber(x.format ?? plain, value, language));
}

/** The numbers of a chart: for whoever does not see it, and for the clipboard. */
export function chartLines(chart: DrawnChart, language: Language): CopiedCell[][] {
  const t = exhibitViewTexts[language];
  const head = (text: string): CopiedCell => ({ text, isNumber: false, isHead: true });
  return [
    [head(t.category), ...chart.series.map(({ name }) => head(name))],
    ...namesOf(chart, language).map((name, at) => [
      head(name),
      ...chart.series.map(({ values }) => ({
        text: formatNumber(chart.format, values[at] ?? null, language),
        isNumber: true,
      })),
    ]),
  ];
}
