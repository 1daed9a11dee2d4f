import type { Language } from '@wenshu/texts';
import type { Bars, Chart, NumberFormat, Rule, Series } from '../exhibits.ts';
import { formatShown, isSmallBase } from '../format-number.ts';
import { chartInk } from './ink.ts';
import { scaleColours } from './scale-colours.ts';

export { chartInk, inkOn } from './ink.ts';

/** What ECharts takes. Data, but for the functions that write numbers. */
export type ChartOption = Readonly<Record<string, unknown>>;

/** How large it is drawn, in pixels, and for whom. */
export interface ChartView {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  /** In a file nothing moves and nobody points at anything. */
  readonly isStill?: boolean;
  /** Whoever asked for less motion. */
  readonly isCalm?: boolean;
  /** The face of all words in it. */
  readonly font?: string;
  /** Under which name the outlines of provinces are known to ECharts, once somebody has loaded them. */
  readonly mapName?: string;
}

/** Pine and amber first, as the house has them; next to each other they differ in brightness too, for print and for eyes that see few colours. */
export const chartColours = [
  ...['#12605b', '#d9822b', '#6aa5b8', '#8c5a8f', '#b9b245', '#b5382a', '#3f6db0', '#9aa8a6', '#5c8a3c', '#e0a9a0'],
] as const;

/** From little to much, and for numbers on both sides of 0. */
export const heatColours = { fromZero: ['#f7f5ef', '#12605b'], aboutZero: ['#b5382a', '#f7f5ef', '#12605b'] } as const;

/** By series, or by what else has a colour of its own: of what stands upon a scale those of its places, else one after the other. */
export function coloursOf(chart: Chart): readonly string[] {
  const palette = chart.colours && chart.colours.length > 0 ? chart.colours : chartColours;
  const { ordered } = chart;
  const names = colouredNames(chart);
  return ordered?.items.some(({ name }) => names.includes(name)) ? scaleColours(ordered, names, palette) : palette;
}

function colouredNames(chart: Chart): readonly string[] {
  if (chart.kind === 'parts') return chart.categories;
  if (chart.kind === 'bars' && isColouredByBar(chart)) return chart.categories;
  return chart.kind === 'bars' || chart.kind === 'lines' ? chart.series.map(({ name }) => name) : [];
}

/** Bars of one series have one colour, unless they lead from one end of a scale to the other. */
export const isColouredByBar = (chart: Bars): boolean =>
  chart.layout === 'grouped' &&
  chart.series.length === 1 &&
  chart.ordered?.hasMiddle === true &&
  chart.ordered.items.some(({ name }) => chart.categories.includes(name));

/** Where some are brought out, the others step back. */
export const isSteppedBack = ({ highlights = [] }: Chart, name: string): boolean =>
  highlights.length > 0 && !highlights.includes(name);
/** How much is left of a colour that stepped back. */
export const steppedBackShare = 0.3;
export const steppedBack = (isBack: boolean): { readonly itemStyle?: ChartOption } =>
  isBack ? { itemStyle: { opacity: steppedBackShare } } : {};

/** Chinese characters are twice as wide as Latin ones. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) ems += letter > '\u2e7f' ? 1 : 0.56;
  return ems * fontSize;
}

/** What is the same in every chart. */
export function frameOf(chart: Chart, { isStill = false, isCalm = false, font }: ChartView): ChartOption {
  return {
    color: coloursOf(chart),
    textStyle: { color: chartInk.soft, fontSize: 12, ...(font === undefined ? {} : { fontFamily: font }) },
    animation: !isStill && !isCalm,
    animationDuration: 300,
    // Its own pop-up would be written as HTML; drawn, it cannot become any.
    ...(isStill ? {} : { tooltip: { trigger: 'item', renderMode: 'richText', confine: true } }),
  };
}

const LEGEND_LINE = 22;

/** The legend above, and how much room its lines take: ECharts lays it over the chart otherwise. */
export function legendOf(
  names: readonly string[],
  { width }: Pick<ChartView, 'width'>,
): { legend: ChartOption; top: number } {
  if (names.length < 2) return { legend: { show: false }, top: 16 };
  let lines = 1;
  let used = 0;
  for (const name of names) {
    const wide = Math.min(textWidth(name, 12), LEGEND_WIDTH) + 42;
    if (used > 0 && used + wide > width - 24) {
      lines += 1;
      used = 0;
    }
    used += wide;
  }
  return {
    legend: {
      top: 2,
      left: 'center',
      itemWidth: 14,
      itemHeight: 10,
      itemGap: 14,
      data: names,
      textStyle: { color: chartInk.soft, fontSize: 12, width: LEGEND_WIDTH, overflow: 'truncate' },
    },
    top: lines * LEGEND_LINE + 14,
  };
}
const LEGEND_WIDTH = 220;

export const axisText = { color: chartInk.soft, fontSize: 12 } as const;

/** How wide names beside a chart need to be, at most so wide: ECharts keeps all of what it is given. Faces differ, so rather a little too wide. */
export const namesWidth = (names: readonly string[], most: number): number =>
  Math.min(most, 6 + 1.1 * Math.max(0, ...names.map(name => textWidth(name, axisText.fontSize))));

const lineHeightOf = (fontSize: number) => Math.min(15, 1.25 * fontSize);
/** Above and below what names stand beside. */
const FRAME_HEIGHT = 60;

/** Names below each other: of a long one as much as its row has room for, or it would stand upon its neighbours. */
export function rowAxis(
  names: readonly string[],
  most: number,
  view: Pick<ChartView, 'height'>,
  fontSize: number = axisText.fontSize,
): ChartOption {
  const width = namesWidth(names, most);
  const rowHeight = (view.height - FRAME_HEIGHT) / Math.max(1, names.length);
  const lines = Math.max(1, Math.floor(rowHeight / lineHeightOf(fontSize)));
  const shown = names.map(name => shortened(name, { width, lines, fontSize }));
  const axis = categoryAxis(names, width, { inverse: true }, fontSize);
  if (shown.every((name, at) => name === names[at])) return axis;
  return { ...axis, axisLabel: { ...(axis.axisLabel as object), formatter: (_name: string, at: number) => shown[at] } };
}

/** What the end of a line leaves empty, because words and pairs of signs stay together. */
const LINE_LOSS = 0.15;

/** Fonts differ. */
const WIDER = 1.08;
/** Left out in the middle: of names that are made of two, the second tells them apart. */
const END_SIGNS = 7;

interface NameRoom {
  readonly width: number;
  readonly lines: number;
  readonly fontSize: number;
}

function shortened(name: string, { width, lines, fontSize }: NameRoom): string {
  const room = width * (lines - (lines - 1) * LINE_LOSS);
  const fits = (text: string) => WIDER * textWidth(text, fontSize) <= room;
  if (fits(name)) return name;
  const signs = [...name];
  const end = signs.splice(-END_SIGNS).join('').trimStart();
  while (signs.length > 1 && !fits(`${signs.join('')}…${end}`)) signs.pop();
  return `${signs.join('').trimEnd()}…${end}`;
}

export function categoryAxis(
  names: readonly string[],
  labelWidth: number,
  more: ChartOption = {},
  fontSize: number = axisText.fontSize,
): ChartOption {
  return {
    type: 'category',
    data: names,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: chartInk.strong } },
    axisLabel: {
      ...axisText,
      fontSize,
      interval: 0,
      width: labelWidth,
      overflow: 'break',
      lineHeight: lineHeightOf(fontSize),
    },
    ...more,
  };
}

export function valueAxis(format: NumberFormat, language: Language, more: ChartOption = {}): ChartOption {
  return {
    type: 'value',
    splitLine: { lineStyle: { color: chartInk.line } },
    // Marks on an axis are round; decimals that cells need are noise there.
    axisLabel: { ...axisText, hideOverlap: true, formatter: (value: number) => axisNumber(value, format, language) },
    ...more,
  };
}

export function axisNumber(value: number, format: NumberFormat, language: Language): string {
  let decimals = 0;
  while (decimals < 4 && Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) > 1e-9) decimals += 1;
  return formatShown({ ...format, decimals }, value, language);
}

/** The number, its asterisk and its letters. */
export function pointLabel(series: Series, at: number, format: NumberFormat, language: Language): string {
  const letters = series.letters?.[at];
  const star = isSmallBase(series.bases?.[at]) ? '*' : '';
  return `${formatShown(format, series.values[at] ?? null, language)}${star}${letters ? ` ${letters}` : ''}`;
}

/** Of the length of an axis: words that are nearer to each other would stand upon one another. */
const NEAR = 0.06;

/** Rules that stand nearly at one place have their words in common, at the first of them. */
export function withWordsApart(rules: readonly Rule[], length: number): readonly Rule[] {
  const told: Rule[] = [];
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    const near = told.findLast(({ axis, text }) => axis === rule.axis && text !== undefined);
    if (rule.text === undefined || !near || rule.at - near.at > NEAR * length) {
      told.push(rule);
      continue;
    }
    told[told.indexOf(near)] = { ...near, text: `${near.text}/${rule.text}` };
    told.push({ axis: rule.axis, at: rule.at });
  }
  return told;
}

/** Lines across the chart, hung on a series of their own or on another. The words of an upright one stand above it, which is `top` of its ends. */
export function rulesOf(rules: readonly Rule[] | undefined, top: 'start' | 'end' = 'end'): ChartOption {
  if (!rules || rules.length === 0) return {};
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      lineStyle: { color: chartInk.faint, type: 'dashed', width: 1 },
      data: rules.map(({ axis, at, text }) => ({
        [`${axis}Axis`]: at,
        label: {
          show: text !== undefined,
          formatter: text ?? '',
          color: chartInk.soft,
          position: axis === 'x' ? top : 'insideEndTop',
        },
      })),
    },
  };
}

export const tooltipNumber = (format: NumberFormat, language: Language) => ({
  valueFormatter: (value: unknown) => formatShown(format, typeof value === 'number' ? value : null, language),
});
