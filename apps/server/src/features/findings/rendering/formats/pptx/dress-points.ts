import { layPoints, type NumberFormat, type Points, pointEnds } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { theme } from '../../theme.ts';
import { excelFormat, excelNumber } from '../xlsx/number-format.ts';
import { escaped } from './mark-labels.ts';

/** A chart about as large as on a slide, in pixels: on which side of a point its name has room. */
const VIEW = { width: 860, height: 430 } as const;
/** From the corners, as a part of each axis. */
const CORNER = 0.03;
const symbols = { dot: 'circle', triangle: 'triangle', arrow: 'diamond', none: 'none' } as const;

/**
 * What the library cannot write of a chart of points: names where they have room, the lines that part it and the words in its corners.
 * Lines and corners are series of the chart's own, so they stay where they are when somebody makes it larger.
 */
export function dressPoints(xml: string, chart: Points, language: Language): string {
  const drawn = [...lineSeries(chart), ...cornerSeries(chart)].map((write, at) => write(chart.groups.length + at));
  const hidden = drawn.map(
    (_, at) => `<c:legendEntry><c:idx val="${chart.groups.length + at}"/><c:delete val="1"/></c:legendEntry>`,
  );
  const named = withNames(xml, chart);
  const last = named.lastIndexOf('</c:ser>') + '</c:ser>'.length;
  return alongAxis(
    `${named.slice(0, last)}${drawn.join('')}${named.slice(last)}`,
    chart.xFormat ?? chart.format,
    language,
  )
    .replaceAll('<c:tickLblPos val="nextTo"/>', '<c:tickLblPos val="low"/>')
    .replace(/<c:legendPos [^>]*\/>/, found => `${found}${hidden.join('')}`);
}

/** The library writes both axes of numbers alike, and one of them with what only axes of names may have. */
function alongAxis(xml: string, format: NumberFormat, language: Language): string {
  const axisFormat = format.as === 'percent' ? { ...format, decimals: 0 } : format;
  return xml.replace(/<c:valAx>.*?<\/c:valAx>/s, axis =>
    axis
      .replace(
        /(<c:numFmt formatCode=")[^"]*" sourceLinked="1"/,
        (_all, before: string) => `${before}${escaped(excelFormat(axisFormat, language, false))}" sourceLinked="0"`,
      )
      .replace(
        /<c:auto val="1"\/>\s*<c:lblAlgn val="ctr"\/>\s*<c:noMultiLvlLbl val="\d"\/>/,
        '<c:crossBetween val="midCat"/>',
      ),
  );
}

function withNames(xml: string, chart: Points): string {
  const { marks, labels } = layPoints(chart, VIEW);
  let group = -1;
  return xml.replace(/<c:ser>.*?<\/c:ser>/gs, series => {
    group += 1;
    const own = chart.points.flatMap((point, at) => {
      const label = labels[at];
      if (point.group !== group || !label) return [];
      return [labelXml(at, label.text, sideOf(label.box, marks[at]!))];
    });
    const symbol = symbols[chart.groups[group]!.mark];
    return series
      .replace(/<c:dLbls>.*?<\/c:dLbls>/s, '')
      .replace('<c:xVal>', `${labelsXml(own)}<c:xVal>`)
      .replace(/<c:symbol val="\w+"\/>/, `<c:symbol val="${symbol}"/>`);
  });
}

type Side = 'r' | 'l' | 't' | 'b';

function sideOf(box: { x: number; y: number; width: number }, mark: { x: number; y: number }): Side {
  if (box.x > mark.x) return 'r';
  if (box.x + box.width < mark.x) return 'l';
  return box.y < mark.y ? 't' : 'b';
}

const SHOWN = ['LegendKey', 'Val', 'CatName', 'SerName', 'Percent', 'BubbleSize'] as const;
const shows = (isShown: (one: (typeof SHOWN)[number]) => boolean) =>
  SHOWN.map(one => `<c:show${one} val="${isShown(one) ? 1 : 0}"/>`).join('');

const labelXml = (at: number, text: string, side: Side, colour: string = theme.soft) =>
  `<c:dLbl><c:idx val="${at}"/><c:tx><c:rich><a:bodyPr wrap="none"/><a:lstStyle/><a:p><a:r>` +
  `<a:rPr lang="zh-CN" sz="1000" b="0"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill></a:rPr>` +
  `<a:t>${escaped(text)}</a:t></a:r></a:p></c:rich></c:tx><c:dLblPos val="${side}"/>${shows(one => one === 'Val')}</c:dLbl>`;

const labelsXml = (labels: readonly string[]) => `<c:dLbls>${labels.join('')}${shows(() => false)}</c:dLbls>`;

interface Place {
  readonly x: number;
  readonly y: number;
}

type WriteSeries = (at: number) => string;

const series =
  (places: readonly Place[], line: string, labels: readonly string[]): WriteSeries =>
  at => {
    const values = (axis: 'x' | 'y') =>
      `<c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="${places.length}"/>${places
        .map((place, point) => `<c:pt idx="${point}"><c:v>${place[axis]}</c:v></c:pt>`)
        .join('')}</c:numLit>`;
    return (
      `<c:ser><c:idx val="${at}"/><c:order val="${at}"/><c:spPr><a:ln w="9525">${line}</a:ln></c:spPr>` +
      `<c:marker><c:symbol val="none"/></c:marker>${labelsXml(labels)}` +
      `<c:xVal>${values('x')}</c:xVal><c:yVal>${values('y')}</c:yVal><c:smooth val="0"/></c:ser>`
    );
  };

const DASHED = `<a:solidFill><a:srgbClr val="${theme.faint}"/></a:solidFill><a:prstDash val="dash"/>`;
const NO_LINE = '<a:noFill/>';

/** A place upon the chart's sheet: what is a per cent here is a share there. */
function placeIn(chart: Points) {
  const { format, xFormat = format } = chart;
  return (x: number, y: number): Place => ({ x: excelNumber(x, xFormat), y: excelNumber(y, format) });
}

function lineSeries(chart: Points): WriteSeries[] {
  const { x, y } = pointEnds(chart);
  const at = placeIn(chart);
  return (chart.rules ?? []).map(({ axis, at: value, text }) => {
    const ends = axis === 'x' ? [at(value, y.min), at(value, y.max)] : [at(x.min, value), at(x.max, value)];
    const told = text === undefined ? [] : [labelXml(1, text, axis === 'x' ? 't' : 'r', theme.faint)];
    return series(ends, DASHED, told);
  });
}

/** Beside a point just within each corner, towards the middle. */
function cornerSeries(chart: Points): WriteSeries[] {
  const { quadrants } = chart;
  if (!quadrants) return [];
  const { x, y } = pointEnds(chart);
  const at = placeIn(chart);
  const [left, right] = [x.min + CORNER * (x.max - x.min) * 0.3, x.max - CORNER * (x.max - x.min) * 0.3];
  const [low, high] = [y.min + CORNER * (y.max - y.min), y.max - CORNER * (y.max - y.min)];
  const places = [at(right, high), at(left, high), at(left, low), at(right, low)];
  const sides = ['l', 'r', 'r', 'l'] as const;
  return [
    series(
      places,
      NO_LINE,
      quadrants.map((text, corner) => labelXml(corner, text, sides[corner]!, theme.faint)),
    ),
  ];
}
