import { type Bars, type Chart, isSmallBase, type Lines, type Series } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { excelFormat } from '../xlsx/number-format.ts';
import { beyondInterval, hasErrorBars } from './error-bars.ts';

/** Of a pie every part is the whole base's. */
type Labelled = Bars | Lines;

const hasMarks = ({ letters = [], bases = [] }: Series) => letters.some(one => one !== '') || bases.some(isSmallBase);
export const hasMarkedPoints = (chart: Chart): chart is Labelled =>
  (chart.kind === 'bars' || chart.kind === 'lines') && (hasErrorBars(chart) || chart.series.some(hasMarks));

/**
 * Letters and asterisks behind the numbers of a native chart, which the library cannot write: a format of its own for the label of each
 * point that has some. So a label stays its number, whatever a client makes of that. Where bars have intervals it stands beyond them.
 */
export function markLabels(xml: string, chart: Labelled, language: Language): string {
  let series = -1;
  return xml.replace(/<c:ser>.*?<\/c:ser>/gs, one => {
    series += 1;
    const drawn = chart.series[series];
    return drawn ? one.replace(/<c:dLbls>(.*?)<\/c:dLbls>/s, (_all, look) => labels(drawn, look)) : one;
  });

  function labels(drawn: Series, look: string): string {
    // What holds for one point must be all that holds for it: the look of the others is said again.
    const [, usual = '', after = ''] = /(<c:numFmt [^>]*\/>)(.*?)(?:<c:showLeaderLines [^>]*\/>)?$/s.exec(look) ?? [];
    const points = drawn.values.flatMap((_value, at) => {
      const [format, place] = [formatOf(drawn, at), placeOf(drawn, at)];
      if (format === undefined && place === '') return [];
      const own = format === undefined ? usual : `<c:numFmt formatCode="${escaped(format)}" sourceLinked="0"/>`;
      return [`<c:dLbl><c:idx val="${at}"/>${place}${own}${after}</c:dLbl>`];
    });
    return `<c:dLbls>${points.join('')}${look}</c:dLbls>`;
  }

  function formatOf({ letters, bases }: Series, at: number): string | undefined {
    const own = letters?.[at] ?? '';
    const isSmall = isSmallBase(bases?.[at]);
    if (own === '' && !isSmall) return undefined;
    return `${excelFormat(chart.format, language, isSmall)}${own === '' ? '' : `" ${own}"`}`;
  }

  function placeOf(drawn: Series, at: number): string {
    const { x, y } = chart.kind === 'bars' ? beyondInterval(chart, drawn, at) : { x: 0, y: 0 };
    if (x === 0 && y === 0) return '';
    return `<c:layout><c:manualLayout><c:x val="${x.toFixed(4)}"/><c:y val="${y.toFixed(4)}"/></c:manualLayout></c:layout>`;
  }
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
