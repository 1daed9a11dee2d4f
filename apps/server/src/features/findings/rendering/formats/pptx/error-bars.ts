import { type Bars, type Chart, hasWhiskers, type Series, textWidth } from '@wenshu/analysis';
import { theme } from '../../theme.ts';
import { excelNumber } from '../xlsx/number-format.ts';

export const hasErrorBars = (chart: Chart): boolean =>
  chart.kind === 'bars' && chart.series.some(series => hasWhiskers(chart, series));

/** Where the axis of bars with intervals ends: known here, so that it is known how long an interval is drawn. */
export function endOfAxis(chart: Bars): number {
  const highs = chart.series.flatMap(({ values, high = [] }) => [...values, ...high]);
  const most = Math.max(0, ...highs.map(value => value ?? 0));
  const step = STEPS.find(one => one * MARKS >= most) ?? most / MARKS;
  const end = Math.ceil((most * (1 + BEYOND)) / step) * step;
  return chart.format.as === 'percent' ? Math.min(100, end) : end;
}
const MARKS = 6;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;
/** Room for the number behind the longest. */
const BEYOND = 0.05;

/** Intervals as PowerPoint has them: with lengths of their own above and below, in front of the names, where the format wants them. */
export function addErrorBars(xml: string, chart: Bars): string {
  let at = -1;
  return xml.replace(/<c:ser>.*?<\/c:ser>/gs, one => {
    at += 1;
    const series = chart.series[at];
    return series && hasWhiskers(chart, series) ? one.replace('<c:cat>', `${errorBars(chart, series)}<c:cat>`) : one;
  });
}

function errorBars({ format }: Bars, series: Series): string {
  const lengths = (ends: readonly (number | null)[]) => {
    const points = series.values.map((value, at) => {
      const end = ends[at] ?? null;
      const length = value === null || end === null ? 0 : excelNumber(Math.abs(end - value), format);
      return `<c:pt idx="${at}"><c:v>${Number(length.toPrecision(12))}</c:v></c:pt>`;
    });
    return `<c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="${points.length}"/>${points.join('')}</c:numLit>`;
  };
  return (
    '<c:errBars><c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/>' +
    `<c:plus>${lengths(series.high!)}</c:plus><c:minus>${lengths(series.low!)}</c:minus>` +
    `<c:spPr><a:ln w="9525"><a:solidFill><a:srgbClr val="${theme.soft}"/></a:solidFill></a:ln></c:spPr></c:errBars>`
  );
}

/** A chart about as wide as on a slide, and how large the words beside it are, in pixels. */
const VIEW = { width: 1000, names: 15, margin: 40 } as const;
/** Of a standing chart's height, what its bars have. */
const UPRIGHT_SHARE = 0.75;
/** Between an interval and its number. */
const GAP = 0.006;

/** How far beyond the end of its bar a number has to stand to stand beyond its interval, as a part of the chart: Office would lay it upon the line. */
export function beyondInterval(chart: Bars, series: Series, at: number): { readonly x: number; readonly y: number } {
  const [value, high] = [series.values[at] ?? null, series.high?.[at] ?? null];
  const end = endOfAxis(chart);
  if (!hasWhiskers(chart, series) || value === null || high === null || end === 0) return { x: 0, y: 0 };
  const share = (high - value) / end;
  if (chart.direction === 'columns') return { x: 0, y: -share * UPRIGHT_SHARE - GAP };
  const widest = Math.max(0, ...chart.categories.map(name => textWidth(name, VIEW.names)));
  const names = Math.min(0.3 * VIEW.width, widest);
  return { x: share * (1 - (names + VIEW.margin) / VIEW.width) + GAP, y: 0 };
}
