import { type Bars, formatNumber, type Lines, type Parts } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { palette } from '../theme.ts';
import { type DrawnChart, namesOf } from './drawn-chart.ts';

/** Told apart by whoever sees fewer colours too: neighbours differ in lightness, not in hue alone. */
export const chartColours: readonly string[] = [
  '#12605b',
  '#e0a458',
  '#3d6d9e',
  '#a9c5be',
  '#8c3f5e',
  '#c9b458',
  '#6f6a94',
  '#b9b4a6',
];

export interface ChartLook {
  readonly language: Language;
  readonly font: string;
  /** In px. */
  readonly width: number;
  /** Whoever asked for less motion. */
  readonly isCalm: boolean;
}

/** More numbers than this would lie upon each other. */
const MOST_LABELS = 48;
const BAR_PX = 20;
/** A narrower part of a stack has no room for its number. */
const LEAST_LABELLED = 0.05;

export function chartHeight(chart: DrawnChart): number {
  if (chart.kind !== 'bars' || chart.direction === 'columns') return 320;
  const perCategory = chart.layout === 'grouped' ? chart.series.length : 1;
  const bars = chart.categories.length * (perCategory * BAR_PX + 14);
  return Math.max(180, bars + 70);
}

/** A chart as ECharts reads it. */
export function chartOption(chart: DrawnChart, look: ChartLook): EChartsCoreOption {
  const text = { color: palette.inkSoft, fontFamily: look.font, fontSize: 12 };
  return {
    animation: !look.isCalm,
    animationDuration: 300,
    color: [...(chart.colours ?? chartColours)],
    textStyle: { fontFamily: look.font },
    // Its own pop-up would be written as HTML; drawn, it cannot become any.
    tooltip: {
      trigger: chart.kind === 'parts' ? 'item' : 'axis',
      renderMode: 'richText',
      confine: true,
      axisPointer: { type: chart.kind === 'bars' ? 'shadow' : 'line' },
      valueFormatter: (value: unknown) =>
        formatNumber(chart.format, typeof value === 'number' ? Math.abs(value) : null, look.language),
      textStyle: text,
    },
    ...(chart.series.length > 1 || chart.kind === 'parts'
      ? { legend: { type: 'scroll', top: 0, left: 0, itemWidth: 14, itemHeight: 10, textStyle: text } }
      : {}),
    ...byKind[chart.kind](chart as never, look),
  };
}

type OptionOf<C> = (chart: C, look: ChartLook) => EChartsCoreOption;

const byKind: { readonly [C in DrawnChart as C['kind']]: OptionOf<C> } = {
  bars: barsOption,
  lines: linesOption,
  parts: partsOption,
};

function axes(chart: Bars | Lines, look: ChartLook, isSideways: boolean) {
  const label = { color: palette.inkSoft, fontFamily: look.font, fontSize: 12 };
  const names = {
    type: 'category',
    data: [...namesOf(chart, look.language)],
    inverse: isSideways,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: palette.lineStrong } },
    axisLabel: {
      ...label,
      interval: chart.kind === 'bars' ? 0 : 'auto',
      width: isSideways
        ? Math.min(220, look.width * 0.34)
        : Math.max(44, (look.width - 80) / namesOf(chart, look.language).length - 8),
      overflow: 'break',
      lineHeight: 15,
    },
  };
  const values = {
    type: 'value',
    axisLabel: {
      ...label,
      formatter: (value: number) => formatNumber({ ...chart.format, decimals: 0 }, Math.abs(value), look.language),
    },
    splitLine: { lineStyle: { color: palette.line } },
  };
  return { names, values };
}

const grid = (chart: DrawnChart) => ({
  grid: { left: 4, right: 44, top: chart.series.length > 1 ? 40 : 14, bottom: 4, containLabel: true },
});

function barsOption(chart: Bars, look: ChartLook): EChartsCoreOption {
  const isSideways = chart.direction === 'bars';
  const isStacked = chart.layout === 'stacked' || chart.layout === 'stacked-to-100' || chart.layout === 'mirrored';
  const { names, values } = axes(chart, look, isSideways);
  const totals = namesOf(chart, look.language).map((_, at) =>
    chart.series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0),
  );
  const hasLabels = chart.series.length * chart.categories.length <= MOST_LABELS;
  const series = chart.series.map((one, place): BarSeriesOption => {
    const shown = one.values.map((value, at) => {
      if (value === null) return null;
      if (chart.layout === 'stacked-to-100') return totals[at] ? (value / totals[at]) * 100 : null;
      return chart.layout === 'mirrored' && place % 2 === 0 ? -value : value;
    });
    return {
      type: 'bar',
      name: one.name,
      data: shown as number[],
      ...(isStacked && { stack: 'all' }),
      ...(chart.layout === 'touching' ? { barCategoryGap: 0 } : { barMaxWidth: 34, barGap: '8%' }),
      label: {
        show: hasLabels,
        position: isStacked ? 'inside' : isSideways ? 'right' : 'top',
        // Inside a bar the drawing picks what can be read on its colour.
        ...(!isStacked && { color: palette.inkSoft }),
        fontFamily: look.font,
        fontSize: 11,
        formatter: ({ dataIndex }: { dataIndex: number }) => {
          const value = one.values[dataIndex] ?? null;
          const isTooNarrow = isStacked && Math.abs(value ?? 0) < totals[dataIndex]! * LEAST_LABELLED;
          return isTooNarrow ? '' : labelOf(chart, look, value, one.letters?.[dataIndex]);
        },
      },
      labelLayout: { hideOverlap: true },
    };
  });
  return { ...grid(chart), xAxis: isSideways ? values : names, yAxis: isSideways ? names : values, series };
}

const labelOf = (chart: DrawnChart, look: ChartLook, value: number | null, letters = '') =>
  value === null ? '' : `${formatNumber(chart.format, value, look.language)}${letters && ` ${letters}`}`;

function linesOption(chart: Lines, look: ChartLook): EChartsCoreOption {
  const { names, values } = axes(chart, look, false);
  const isMeasured = chart.x.of !== 'category';
  const at = chart.x.of === 'category' ? [] : chart.x.at;
  const series = chart.series.map(
    (one, place): LineSeriesOption => ({
      type: 'line',
      name: one.name,
      data: isMeasured
        ? (one.values.map((value, index) => [at[index]!, value]) as never)
        : ([...one.values] as number[]),
      symbolSize: 6,
      ...(one.isStep && { step: 'middle' as const }),
      ...(one.isArea && { areaStyle: { opacity: 0.18 } }),
      lineStyle: { width: 2, type: one.isDashed ? 'dashed' : 'solid' },
      ...(place === 0 && chart.rules && { markLine: rulesOf(chart.rules, look) }),
    }),
  );
  const axis = isMeasured ? { ...values, type: chart.x.of === 'time' ? 'time' : 'value', scale: true } : names;
  const { min, max, isLog } = chart.y ?? {};
  return {
    ...grid(chart),
    xAxis: axis,
    yAxis: {
      ...values,
      ...(isLog && { type: 'log' }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    },
    series,
  };
}

function rulesOf(rules: NonNullable<Lines['rules']>, look: ChartLook): NonNullable<LineSeriesOption['markLine']> {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: palette.inkFaint, type: 'dashed' },
    label: { color: palette.inkSoft, fontFamily: look.font },
    data: rules.map(({ axis, at, text = '' }) => ({
      ...(axis === 'x' ? { xAxis: at } : { yAxis: at }),
      label: { formatter: () => text },
    })),
  };
}

function partsOption(chart: Parts, look: ChartLook): EChartsCoreOption {
  const [only] = chart.series;
  return {
    legend: { show: false },
    series: [
      {
        type: 'pie',
        name: only.name,
        radius: chart.shape === 'ring' ? ['48%', '72%'] : '72%',
        data: chart.categories.map((name, at) => ({ name, value: only.values[at] ?? 0 })),
        itemStyle: { borderColor: palette.surface, borderWidth: 2 },
        label: {
          color: palette.inkSoft,
          fontFamily: look.font,
          fontSize: 12,
          formatter: ({ name, dataIndex }: { name: string; dataIndex: number }) =>
            `${name} ${formatNumber(chart.format, only.values[dataIndex] ?? null, look.language)}`,
        },
      },
    ],
  };
}
