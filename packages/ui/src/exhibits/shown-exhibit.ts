import type { Exhibit, Figure, Note, Table } from '@wenshu/analysis/browser';
import type { DrawnChart } from './drawn-chart.ts';

/** The exhibits that a browser shows today: those that some kind of analysis makes. */
export type ShownExhibit = Table | DrawnChart | Figure | Note;

const charts: ReadonlySet<string> = new Set<DrawnChart['kind']>(['bars', 'lines', 'parts', 'heat', 'map']);
const shown: ReadonlySet<string> = new Set<string>([
  ...charts,
  ...(['table', 'figure', 'note'] as const satisfies readonly ShownExhibit['kind'][]),
]);

export const isShown = (exhibit: Exhibit): exhibit is ShownExhibit => shown.has(exhibit.kind);
export const isChart = (exhibit: Exhibit): exhibit is DrawnChart => charts.has(exhibit.kind);
