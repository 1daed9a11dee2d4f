import {
  type Bars,
  type Chart,
  coloursOf,
  isNativeInPowerPoint,
  isStackedBars,
  type Lines,
  namesAlong,
  type Parts,
  type Points,
  pointEnds,
  pointMarks,
} from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import type PptxGenJS from 'pptxgenjs';
import { digits, officeFont, theme } from '../../theme.ts';
import { excelFormat, excelNumber } from '../xlsx/number-format.ts';
import { isAlongNumbers } from './axis-along.ts';
import { endOfAxis, hasErrorBars } from './error-bars.ts';

type Native = Bars | Lines | Parts | Points;
interface Series {
  readonly name: string;
  readonly labels?: string[];
  readonly values: number[];
}
interface NativeChart {
  readonly type: PptxGenJS.CHART_NAME;
  readonly data: Series[];
  readonly options: PptxGenJS.IChartOpts;
}

export const isNative = (chart: Chart): chart is Native => isNativeInPowerPoint[chart.kind];

/** A chart that whoever gets the slides can edit: its numbers are in it, in a sheet of its own. */
export function nativeChart<K extends Native['kind']>(
  chart: Extract<Native, { kind: K }>,
  language: Language,
  /** Of its place, in inches. */
  height: number,
): NativeChart {
  const drawn = natives[chart.kind as K](chart, language);
  const options = { ...lookOf(chart, language, drawn.data.length), ...drawn.options, ...numbersIn(chart, height) };
  return { ...drawn, options: chart.hidesNumbers ? { ...options, showValue: false } : options };
}

/** In points; smaller ones nobody reads. */
const [NUMBER_SIZE, LEAST_NUMBER] = [10, 7];
/** Of a lying chart's height what its bars have, with the gaps between them; and of that the bars themselves. */
const [UPRIGHT_SHARE, BAR_SHARE] = [0.8, 1 / 1.6];

/** Numbers that are taller than their bars would stand upon each other. */
function numbersIn(chart: Native, height: number): PptxGenJS.IChartOpts {
  if (chart.kind !== 'bars' || chart.direction !== 'bars') return {};
  const bars = chart.categories.length * (isStackedBars(chart) ? 1 : chart.series.length);
  const room = (height * 72 * UPRIGHT_SHARE) / Math.max(1, bars);
  const size = Math.min(NUMBER_SIZE, Math.floor(isStackedBars(chart) ? room * BAR_SHARE : room * 0.9));
  const names = (height * 72 * UPRIGHT_SHARE) / Math.max(1, chart.categories.length);
  return {
    ...(size < LEAST_NUMBER ? { showValue: false } : { dataLabelFontSize: size }),
    // Office leaves every second name out where it deems them too near to each other.
    catAxisLabelFrequency: '1',
    catAxisLabelFontSize: Math.max(LEAST_NUMBER, Math.min(11, Math.floor(names * 0.6))),
  };
}

type Natives = {
  readonly [K in Native['kind']]: (chart: Extract<Native, { kind: K }>, language: Language) => NativeChart;
};

const natives: Natives = {
  bars: (chart, language) => ({
    type: 'bar' as PptxGenJS.CHART_NAME,
    data: ofSeries(chart, chart.categories),
    options: {
      barDir: chart.direction === 'bars' ? 'bar' : 'col',
      barGrouping: groupings[chart.layout],
      barGapWidthPct: chart.layout === 'touching' ? 0 : 60,
      // A chart lying down counts its names from below: turned round, the first is above, as on the screen. The library's types forget that it can be.
      ...(chart.direction === 'bars' ? { catAxisOrientation: 'maxMin' as 'minMax', valAxisLabelPos: 'high' } : {}),
      // Office begins where it likes: of 48% and 52% one bar would be three times as long.
      ...(isUpwards(chart) ? { valAxisMinVal: 0 } : {}),
      ...(isUpwards(chart) && hasErrorBars(chart)
        ? { valAxisMaxVal: excelNumber(endOfAxis(chart), chart.format) }
        : {}),
      ...(chart.layout === 'stacked-to-100' ? { valAxisLabelFormatCode: '0%' } : {}),
      ...(isInParts(chart) ? { dataLabelFormatCode: formatOfParts(chart, language) } : {}),
      ...(chart.layout === 'grouped' || chart.layout === 'touching'
        ? { dataLabelPosition: 'outEnd' }
        : { dataLabelColor: 'FFFFFF' }),
    },
  }),
  lines: (chart, language) => {
    const { hasDots, hasNumbers } = pointMarks(chart);
    return {
      ...alongLines(chart, language),
      options: {
        lineSize: 2,
        dataLabelPosition: 't',
        showValue: hasNumbers,
        showLegend: chart.series.length > 1,
        ...(hasDots ? { lineDataSymbolSize: 6 } : { lineDataSymbol: 'none' }),
        ...(chart.y?.min === undefined ? {} : { valAxisMinVal: excelNumber(chart.y.min, chart.format) }),
        ...(chart.y?.max === undefined ? {} : { valAxisMaxVal: excelNumber(chart.y.max, chart.format) }),
        ...(isAlongNumbers(chart) ? endsAlong(chart.x.at) : {}),
      },
    };
  },
  parts: chart => ({
    type: (chart.shape === 'ring' ? 'doughnut' : 'pie') as PptxGenJS.CHART_NAME,
    data: ofSeries(chart, chart.categories),
    options: {
      showLegend: true,
      legendPos: 'r',
      showPercent: false,
      showValue: true,
      holeSize: 58,
      dataBorder: { pt: 1, color: 'FFFFFF' },
      dataLabelColor: 'FFFFFF',
      chartColors: digitsOf(chart, chart.categories.length),
    },
  }),
  points: chart => ({
    type: 'scatter' as PptxGenJS.CHART_NAME,
    data: scattered(chart),
    options: {
      lineSize: 0,
      lineDataSymbolSize: 8,
      showLegend: chart.groups.length > 1,
      ...endsOfPoints(chart),
      showLabel: true,
      dataLabelFormatScatter: 'custom',
      showCatAxisTitle: true,
      showValAxisTitle: true,
      catAxisTitle: chart.xTitle,
      valAxisTitle: chart.yTitle,
      catAxisTitleFontSize: 11,
      valAxisTitleFontSize: 11,
      catAxisTitleColor: theme.soft,
      valAxisTitleColor: theme.soft,
    },
  }),
};

const isUpwards = ({ series, layout }: Bars) =>
  layout !== 'mirrored' && series.every(({ values }) => values.every(value => (value ?? 0) >= 0));

const isInParts = ({ layout }: Bars) => layout === 'stacked' || layout === 'stacked-to-100';

/** Of the longest bar: the number of a smaller part would stand over its neighbours. */
const THIN = 0.04;

/** Numbers that have room; a part that is made larger shows its own. */
function formatOfParts({ series, categories, format }: Bars, language: Language): string {
  const wholes = categories.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const least = excelNumber(Math.max(0, ...wholes) * THIN, format);
  return `[>=${Number(least.toPrecision(6))}]${excelFormat(format, language, false)};""`;
}

/** Longer names leave no room for the chart. */
const MOST_NAME = 80;
const cut = (text: string) =>
  text.length > MOST_NAME ? `${text.slice(0, MOST_NAME).replace(/[\ud800-\udbff]$/, '')}…` : text;

const groupings = {
  grouped: 'clustered',
  touching: 'clustered',
  mirrored: 'stacked',
  stacked: 'stacked',
  'stacked-to-100': 'percentStacked',
} as const;

/** An empty base stays empty: a library that is given null writes nothing there. */
function ofSeries(chart: Bars | Lines | Parts, names: readonly string[]): Series[] {
  return chart.series.map(({ name, values }, place) => {
    const sign = chart.kind === 'bars' && chart.layout === 'mirrored' && place === 0 ? -1 : 1;
    return {
      name: cut(name),
      labels: names.map(cut),
      values: names.map((_, at) => {
        const value = values[at] ?? null;
        return (value === null ? null : sign * excelNumber(value, chart.format)) as number;
      }),
    };
  });
}

/** Numbers are as far apart as they are; names and days are one as wide as the other. */
function alongLines(chart: Lines, language: Language): Pick<NativeChart, 'type' | 'data'> {
  const series = ofSeries(chart, namesAlong(chart, language));
  if (!isAlongNumbers(chart)) return { type: 'line' as PptxGenJS.CHART_NAME, data: series };
  const { at, format } = chart.x;
  const places = at.map(value => (format ? excelNumber(value, format) : value));
  return { type: 'scatter' as PptxGenJS.CHART_NAME, data: [{ name: cut(chart.title), values: places }, ...series] };
}

/** Office begins at 0 wherever it can: prices of 199 to 399 would have half of the page for themselves. */
function endsAlong(at: readonly number[]): PptxGenJS.IChartOpts {
  const [least, most] = [Math.min(...at), Math.max(...at)];
  const step = 10 ** Math.floor(Math.log10(most - least || 1));
  return { catAxisMinVal: Math.floor(least / step) * step, catAxisMaxVal: Math.ceil(most / step) * step };
}

/** The x of all points first, then the y of each group, empty where a point is another group's. */
function scattered({ points, groups, xTitle, format, xFormat = format }: Points): Series[] {
  return [
    { name: cut(xTitle), values: points.map(({ x }) => excelNumber(x, xFormat)) },
    ...groups.map(({ name }, group) => ({
      name: cut(name),
      labels: points.map(({ text }) => cut(text ?? '')),
      values: points.map(point => (point.group === group ? excelNumber(point.y, format) : null) as number),
    })),
  ];
}

/** The axes go as far as on the screen. */
function endsOfPoints(chart: Points): PptxGenJS.IChartOpts {
  const { x, y } = pointEnds(chart);
  const along = (value: number) => excelNumber(value, chart.xFormat ?? chart.format);
  const up = (value: number) => excelNumber(value, chart.format);
  return {
    catAxisMinVal: along(x.min),
    catAxisMaxVal: along(x.max),
    catAxisMajorUnit: along(x.interval),
    valAxisMinVal: up(y.min),
    valAxisMaxVal: up(y.max),
    valAxisMajorUnit: up(y.interval),
  };
}

function lookOf(chart: Native, language: Language, series: number): PptxGenJS.IChartOpts {
  const format = excelFormat(chart.format, language, false);
  // Marks on an axis are round.
  const axisFormat = chart.format.as === 'percent' ? { ...chart.format, decimals: 0 } : chart.format;
  const font = officeFont[language];
  const text = { color: theme.soft, fontFace: font };
  return {
    chartColors: digitsOf(chart, series),
    showLegend: series > 1,
    legendPos: 't',
    legendFontFace: font,
    legendFontSize: 11,
    legendColor: theme.soft,
    showValue: true,
    dataLabelFontSize: 10,
    dataLabelFontFace: font,
    dataLabelColor: theme.soft,
    dataLabelFormatCode: format,
    catAxisLabelColor: text.color,
    catAxisLabelFontFace: font,
    catAxisLabelFontSize: 11,
    catAxisLineShow: true,
    valAxisLabelColor: text.color,
    valAxisLabelFontFace: font,
    valAxisLabelFontSize: 10,
    valAxisLineShow: false,
    valAxisLabelFormatCode: excelFormat(axisFormat, language, false),
    valGridLine: { color: theme.line, size: 0.5 },
    catGridLine: { style: 'none' },
    altText: chart.title.slice(0, 250),
  };
}

/** As many as are asked for: given more than one for one series, the library would colour its bars itself, where the format wants none. */
function digitsOf(chart: Chart, count: number): string[] {
  const colours = coloursOf(chart);
  return Array.from({ length: Math.max(1, count) }, (_, at) => digits(colours[at % colours.length]!));
}
