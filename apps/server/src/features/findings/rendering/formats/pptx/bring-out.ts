import {
  type Bars,
  type Chart,
  isBarSteppedBack,
  isSteppedBack,
  type Parts,
  type Series,
  steppedBackShare,
} from '@wenshu/analysis';
import { theme } from '../../theme.ts';

type Highlighted = Bars | Parts;

export const hasHighlights = (chart: Chart): chart is Highlighted =>
  (chart.kind === 'bars' || chart.kind === 'parts') && (chart.highlights?.length ?? 0) > 0;

/** What is brought out keeps its colour and the others are paler, as on the screen: the library gives colours to whole series only. */
export function bringOut(xml: string, chart: Highlighted): string {
  let at = -1;
  return xml.replace(/<c:ser>.*?<\/c:ser>/gs, one => {
    at += 1;
    const series = chart.series[at];
    if (!series) return one;
    const back = chart.categories.flatMap((_, category) => (isBack(chart, series, category) ? [category] : []));
    return chart.kind === 'bars' ? paleBars(one, back, back.length === chart.categories.length) : paleParts(one, back);
  });
}

const isBack = (chart: Highlighted, series: Series, category: number) =>
  chart.kind === 'bars' ? isBarSteppedBack(chart, series, category) : isSteppedBack(chart, chart.categories[category]!);

const pale = (colour: string) =>
  `<a:srgbClr val="${colour}"><a:alpha val="${Math.round(steppedBackShare * 100_000)}"/></a:srgbClr>`;

/** White words are not read upon a pale ground; others have that colour already. */
const dark = (label: string) => label.replaceAll('<a:srgbClr val="FFFFFF"/>', `<a:srgbClr val="${theme.soft}"/>`);

/** Points of their own, in front of the labels, where the format wants them. */
function paleBars(series: string, back: readonly number[], isWhole: boolean): string {
  const [, colour = ''] = /<c:spPr>\s*<a:solidFill><a:srgbClr val="(\w+)"/.exec(series) ?? [];
  const points = back.map(
    at =>
      `<c:dPt><c:idx val="${at}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/>` +
      `<c:spPr><a:solidFill>${pale(colour)}</a:solidFill></c:spPr></c:dPt>`,
  );
  const placed = series.replace('<c:dLbls>', `${points.join('')}<c:dLbls>`);
  // Of parts of bars a whole series stepped back; words beside bars are dark anyway.
  return isWhole ? placed.replace(/<c:dLbls>.*?<\/c:dLbls>/s, dark) : placed;
}

/** A part is a point already, and so is its label. */
function paleParts(series: string, back: readonly number[]): string {
  const isBackIn = (point: string) => back.includes(Number(/<c:idx val="(\d+)"/.exec(point)![1]));
  return series
    .replace(/<c:dPt>.*?<\/c:dPt>/gs, point =>
      isBackIn(point) ? point.replace(/<a:srgbClr val="(\w+)"\/>/, (_all, colour: string) => pale(colour)) : point,
    )
    .replace(/<c:dLbl>.*?<\/c:dLbl>/gs, label => (isBackIn(label) ? dark(label) : label));
}
