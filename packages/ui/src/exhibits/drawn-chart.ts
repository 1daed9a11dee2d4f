import { type Bars, formatNumber, type Lines, type Parts } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';

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
