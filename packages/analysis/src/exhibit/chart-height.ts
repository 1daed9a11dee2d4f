import type { Chart } from './exhibits.ts';

const LEAST_HEIGHT = 240;
const MOST_HEIGHT = 1600;
const MAP_HEIGHT = 480;
/** Names stand beside points, and must find room there. */
const SQUARE_HEIGHT = 540;

/** As high as what stands in it needs, for a width. */
export function chartHeight(chart: Chart): number {
  if (chart.kind === 'map' && chart.of === 'provinces') return MAP_HEIGHT;
  if (chart.kind === 'points' && chart.isSquare) return SQUARE_HEIGHT;
  const lines = linesWithin(chart);
  return lines === undefined ? 360 : Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, 90 + lines));
}

/** Of charts whose names stand below each other, the pixels of all of them. */
function linesWithin(chart: Chart): number | undefined {
  if (chart.kind === 'bars' && chart.direction === 'bars') {
    const bars = chart.layout === 'grouped' ? chart.series.length : 1;
    return chart.categories.length * Math.max(30, 14 + bars * 17);
  }
  if (chart.kind === 'ranges') return chart.rows.length * 34;
  if (chart.kind === 'heat') return chart.rows.length * 30;
  if (chart.kind === 'dendrogram') return chart.leaves.length * 22;
  if (chart.kind === 'map') return Math.min(34, chart.areas.length) * 30;
  return undefined;
}
