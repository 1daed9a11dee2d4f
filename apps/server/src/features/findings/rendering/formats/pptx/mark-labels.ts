import { type Bars, type Chart, isSmallBase, type Lines, type Series } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { excelFormat } from '../xlsx/number-format.ts';

/** Of a pie every part is the whole base's. */
type Labelled = Bars | Lines;

const hasMarks = ({ letters = [], bases = [] }: Series) => letters.some(one => one !== '') || bases.some(isSmallBase);
export const hasMarkedPoints = (chart: Chart): chart is Labelled =>
  (chart.kind === 'bars' || chart.kind === 'lines') && chart.series.some(hasMarks);

/**
 * Letters and asterisks behind the numbers of a native chart, which the library cannot write: a format of its own for the label of each
 * point that has some. So a label stays its number, whatever a client makes of that.
 */
export function markLabels(xml: string, chart: Labelled, language: Language): string {
  let series = -1;
  return xml.replace(/<c:ser>.*?<\/c:ser>/gs, one => {
    series += 1;
    const drawn = chart.series[series];
    return drawn && hasMarks(drawn) ? one.replace(/<c:dLbls>(.*?)<\/c:dLbls>/s, (_all, look) => labels(look)) : one;
    function labels(look: string): string {
      // What holds for one point must be all that holds for it: the look of the others is said again.
      const [, after = ''] = /<c:numFmt [^>]*\/>(.*?)(?:<c:showLeaderLines [^>]*\/>)?$/s.exec(look) ?? [];
      const points = drawn!.values.flatMap((_value, at) => {
        const format = formatOf(drawn!, at);
        return format === undefined
          ? []
          : [
              `<c:dLbl><c:idx val="${at}"/><c:numFmt formatCode="${escaped(format)}" sourceLinked="0"/>${after}</c:dLbl>`,
            ];
      });
      return `<c:dLbls>${points.join('')}${look}</c:dLbls>`;
    }
  });

  function formatOf({ letters, bases }: Series, at: number): string | undefined {
    const own = letters?.[at] ?? '';
    const isSmall = isSmallBase(bases?.[at]);
    if (own === '' && !isSmall) return undefined;
    return `${excelFormat(chart.format, language, isSmall)}${own === '' ? '' : `" ${own}"`}`;
  }
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
