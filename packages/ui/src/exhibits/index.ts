/// <reference path="../css-modules.d.ts" />
export type { Drilling, DrillLinkProps } from './exhibit-table.tsx';
export { ExhibitTool } from './exhibit-tool.tsx';
export { ExhibitView } from './exhibit-view.tsx';
export { isShown, type ShownExhibit } from './shown-exhibit.ts';
