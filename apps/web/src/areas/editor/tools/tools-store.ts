import { create } from 'zustand';

export type ToolName = 'logic' | 'map' | 'problems' | 'history' | 'search';

interface Tools {
  /** What lies over or beside the canvas. One at a time: two drawers hide what both are about. */
  readonly open: ToolName | undefined;
  /** Whose logic is shown; the whole survey's when undefined. */
  readonly logicOf: string | undefined;
  readonly leftTab: 'palette' | 'outline';
}

/** There is one editor on a screen, so its tools are one as well. */
export const useTools = create<Tools>(() => ({ open: undefined, logicOf: undefined, leftTab: 'palette' }));

export const openTool = (open: ToolName) => useTools.setState({ open });
export const openLogic = (questionId?: string) => useTools.setState({ open: 'logic', logicOf: questionId });
export const closeTool = () => useTools.setState({ open: undefined });
export const toggleTool = (name: ToolName) =>
  useTools.setState(({ open }) => ({ open: open === name ? undefined : name }));
