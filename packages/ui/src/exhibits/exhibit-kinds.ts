import type { Chart, Exhibit } from '@wenshu/analysis/browser';

/** By name, so that a chart that is new is missed here. */
const charts: Readonly<Record<Chart['kind'], true>> = {
  bars: true,
  lines: true,
  parts: true,
  points: true,
  ranges: true,
  heat: true,
  gauge: true,
  tree: true,
  dendrogram: true,
  map: true,
  words: true,
};

export const isChart = (exhibit: Exhibit): exhibit is Chart => Object.hasOwn(charts, exhibit.kind);

/** Whether all of it can be in a picture on the clipboard. Files of ours are not: a drawing in an address loads nothing. */
export const isCopiedAsPicture = ({ kind }: Exhibit): boolean => kind !== 'gallery' && kind !== 'picture';
