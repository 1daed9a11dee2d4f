/// <reference path="../css-modules.d.ts" />

export { cellsOf, copyAsPicture, copyAsTable } from './copy-exhibit.ts';
export { loadDrawing } from './exhibit-chart.tsx';
export { isChart } from './exhibit-kinds.ts';
export { ExhibitPlaced } from './exhibit-placed.tsx';
export type { Drilling, DrillLinkProps } from './exhibit-table.tsx';
export { ExhibitTool } from './exhibit-tool.tsx';
export { ExhibitView } from './exhibit-view.tsx';
export type { Naming } from './named-head.tsx';
export { sourceWords } from './source-words.ts';
