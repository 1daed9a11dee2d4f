import {
  type Bars,
  type Chart,
  coloursOf,
  inkOn,
  isBarSteppedBack,
  isColouredByBar,
  isStackedBars,
  isSteppedBack,
  type Parts,
  type Series,
  steppedBackShare,
} from '@wenshu/analysis';
import { digits, theme } from '../../theme.ts';

type Coloured = Bars | Parts;

export const hasColouredPoints = (chart: Chart): chart is Coloured => chart.kind === 'bars' || chart.kind === 'parts';

/**
 * Colours of single bars and parts, and words that are read upon them, as on the screen: the library knows one colour for a series and one
 * for all words. What is brought out keeps its colour, the others are paler.
 */
export function colourPoints(xml: string, chart: Coloured): string {
  const colours = coloursOf(chart);
  let at = -1;
  return xml.replace(/<c:ser>.*?<\/c:ser>/gs, one => {
    at += 1;
    const series = chart.series[at];
    if (!series) return one;
    return chart.kind === 'bars'
      ? colouredBars(
          one,
          chart,
          series,
          category => colours[(isColouredByBar(chart) ? category : at) % colours.length]!,
        )
      : colouredParts(one, chart, category => colours[category % colours.length]!);
  });
}

type ColourAt = (category: number) => string;

const fill = (colour: string, isBack: boolean) =>
  isBack
    ? `<a:srgbClr val="${digits(colour)}"><a:alpha val="${Math.round(steppedBackShare * 100_000)}"/></a:srgbClr>`
    : `<a:srgbClr val="${digits(colour)}"/>`;

/** White words are not read upon a pale ground. */
const inkUpon = (colour: string, isBack: boolean) => (isBack ? theme.soft : digits(inkOn(colour)));

/** The library writes all words that stand upon colours in white. */
const inInk = (labels: string, ink: string) =>
  labels.replaceAll('<a:srgbClr val="FFFFFF"/>', `<a:srgbClr val="${ink}"/>`);

/** Points of their own, in front of the labels, where the format wants them. */
function colouredBars(xml: string, chart: Bars, series: Series, colourAt: ColourAt): string {
  const back = chart.categories.map((_, category) => isBarSteppedBack(chart, series, category));
  const points = chart.categories.flatMap((_, category) =>
    isColouredByBar(chart) || back[category]
      ? [
          `<c:dPt><c:idx val="${category}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/>` +
            `<c:spPr><a:solidFill>${fill(colourAt(category), back[category]!)}</a:solidFill></c:spPr></c:dPt>`,
        ]
      : [],
  );
  const placed = xml.replace('<c:dLbls>', `${points.join('')}<c:dLbls>`);
  if (!isStackedBars(chart)) return placed;
  // Of parts of bars a whole series stepped back.
  const ink = inkUpon(
    colourAt(0),
    back.every(isBack => isBack),
  );
  return placed.replace(/<c:dLbls>.*?<\/c:dLbls>/s, labels => inInk(labels, ink));
}

/** A part is a point already, and so is its label. */
function colouredParts(xml: string, chart: Parts, colourAt: ColourAt): string {
  const placeOf = (point: string) => Number(/<c:idx val="(\d+)"/.exec(point)![1]);
  const isBack = (at: number) => isSteppedBack(chart, chart.categories[at]!);
  return xml
    .replace(/<c:dPt>.*?<\/c:dPt>/gs, point => {
      const at = placeOf(point);
      return isBack(at) ? point.replace(/<a:srgbClr val="\w+"\/>/, fill(colourAt(at), true)) : point;
    })
    .replace(/<c:dLbl>.*?<\/c:dLbl>/gs, label => {
      const at = placeOf(label);
      return inInk(label, inkUpon(colourAt(at), isBack(at)));
    });
}
