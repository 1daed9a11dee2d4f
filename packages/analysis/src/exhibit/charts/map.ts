import { provinceTexts } from '@wenshu/texts/findings/provinces';
import type { RegionMap } from '../exhibits.ts';
import { formatShown } from '../format-number.ts';
import { redrawn } from '../redrawn.ts';
import { barsOption } from './bars.ts';
import {
  axisNumber,
  type ChartOption,
  type ChartView,
  chartInk,
  coloursOf,
  frameOf,
  heatColours,
} from './chart-look.ts';

/** Provinces upon their map, where whoever draws it has loaded the outlines; of everything else the largest areas as bars. */
export function mapOption(chart: RegionMap, view: ChartView): ChartOption {
  return chart.of === 'provinces' && view.mapName !== undefined
    ? outlinedOption(chart, view, view.mapName)
    : areaBarsOption(chart, view);
}

/** What outlines are called. Data are joined by code, and outlines have the Chinese names alone. */
const outlineNames: Readonly<Record<string, string>> = provinceTexts.zh;

const LARGEST_DOT = 20;
const SMALLEST_DOT = 5;

function outlinedOption(chart: RegionMap, view: ChartView, map: string): ChartOption {
  const values = chart.areas.flatMap(({ value }) => (value === null ? [] : [value]));
  const most = Math.max(0, ...values);
  const points = chart.points ?? [];
  const largest = Math.max(1, ...points.map(({ size }) => size));
  const written = (value: number | null) => formatShown(chart.format, value, view.language);
  return {
    ...frameOf(chart, view),
    visualMap: {
      min: 0,
      max: most || 1,
      calculable: false,
      left: 4,
      bottom: 4,
      itemWidth: 12,
      itemHeight: 90,
      seriesIndex: 0,
      inRange: { color: heatColours.fromZero },
      text: [axisNumber(most || 1, chart.format, view.language), '0'],
      textStyle: { color: chartInk.soft, fontSize: 11 },
    },
    geo: {
      map,
      roam: false,
      silent: view.isStill === true,
      left: 10,
      right: 10,
      top: 6,
      bottom: 6,
      itemStyle: { areaColor: '#ffffff', borderColor: chartInk.strong, borderWidth: 0.6 },
      emphasis: { disabled: true },
    },
    series: [
      {
        type: 'map',
        geoIndex: 0,
        selectedMode: false,
        data: chart.areas.flatMap(({ code, name, value }) => {
          const outline = outlineNames[code.slice(0, 2)];
          return outline === undefined || value === null
            ? []
            : [{ name: outline, value, tooltip: told(`${name}  ${written(value)}`) }];
        }),
      },
      {
        type: 'scatter',
        coordinateSystem: 'geo',
        silent: view.isStill === true,
        itemStyle: { color: coloursOf(chart)[1], opacity: 0.75, borderColor: '#ffffff', borderWidth: 0.5 },
        data: points.map(({ latitude, longitude, size }) => ({
          value: [longitude, latitude, size],
          symbolSize: SMALLEST_DOT + (LARGEST_DOT - SMALLEST_DOT) * Math.sqrt(size / largest),
          tooltip: told(String(size)),
        })),
      },
    ],
  };
}

/** A function: ECharts would read signs of its own in a text. */
const told = (text: string) => ({ formatter: () => text });

const MOST_AREAS = 34;

function areaBarsOption(chart: RegionMap, view: ChartView): ChartOption {
  const areas = chart.areas.toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity)).slice(0, MOST_AREAS);
  return barsOption(
    redrawn({
      ...chart,
      kind: 'bars',
      direction: 'bars',
      layout: 'grouped',
      categories: areas.map(({ name }) => name),
      series: [{ id: 'areas', name: chart.title, values: areas.map(({ value }) => value) }],
    }),
    view,
  );
}
