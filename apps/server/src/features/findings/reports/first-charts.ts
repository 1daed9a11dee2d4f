import {
  type Chart,
  dressExhibit,
  type Exhibit,
  isNativeInPowerPoint,
  type ReportDocument,
  type ReportResults,
  themeColours,
} from '@wenshu/analysis';
import { groupBy, inOrder, own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';

const isChart = (exhibit: Exhibit): exhibit is Chart => exhibit.kind in isNativeInPowerPoint;

/** The charts that a reader meets first, dressed as their blocks show them. */
export function firstCharts(
  { pages, blocks, theme }: ReportDocument,
  { blocks: results }: ReportResults,
  language: Language,
  most: number,
): readonly { readonly blockId: string; readonly chart: Chart }[] {
  const { colours } = themeColours(theme);
  const blocksOf = groupBy(inOrder(blocks), ({ pageId }) => pageId);
  const charts = inOrder(pages)
    .slice(0, most)
    .flatMap(({ id }) => blocksOf.get(id) ?? [])
    .flatMap(({ id, content }) => {
      const result = own(results, id);
      if (content.kind !== 'exhibit' || result?.kind !== 'exhibit') return [];
      const chart = dressExhibit(result.exhibit, content.look, language);
      return isChart(chart) ? [{ blockId: id, chart: chart.colours ? chart : { ...chart, colours } }] : [];
    });
  return charts.slice(0, most);
}
