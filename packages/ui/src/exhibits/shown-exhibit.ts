import type { Exhibit, Figure, Gallery, Note, Picture, Table, Verbatims } from '@wenshu/analysis/browser';
import type { DrawnChart } from './drawn-chart.ts';

/** The exhibits that a browser shows today: those that some kind of analysis makes. */
export type ShownExhibit = Table | DrawnChart | Figure | Note | Verbatims | Gallery | Picture;

const charts: ReadonlySet<string> = new Set<DrawnChart['kind']>([
  ...(['bars', 'lines', 'parts', 'heat', 'gauge', 'map', 'words'] as const),
]);
const others: ReadonlySet<string> = new Set<Exclude<ShownExhibit, DrawnChart>['kind']>([
  ...(['table', 'figure', 'note', 'verbatims', 'gallery', 'picture'] as const),
]);

export const isShown = (exhibit: Exhibit): exhibit is ShownExhibit =>
  charts.has(exhibit.kind) || others.has(exhibit.kind);
export const isChart = (exhibit: Exhibit): exhibit is DrawnChart => charts.has(exhibit.kind);

/** Whether all of it can be in a picture on the clipboard. Files of ours are not: a drawing in an address loads nothing. */
export const isCopiedAsPicture = ({ kind }: ShownExhibit): boolean => kind !== 'gallery' && kind !== 'picture';
