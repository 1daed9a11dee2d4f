import type { WordingWish } from '@wenshu/api-contract';
import { create } from 'zustand';

export type ToolName = 'logic' | 'map' | 'problems' | 'history' | 'search' | 'craft' | 'names' | 'revision';

/** One rule, check or calculation in the logic dialog. */
export interface LogicPlace {
  readonly tab: 'rules' | 'checks' | 'calculations';
  readonly id: string;
}

/** What is asked of the helper for a question. */
export type WordingAsk = WordingWish | 'options';

interface Tools {
  /** What lies over or beside the canvas. One at a time: two drawers hide what both are about. */
  readonly open: ToolName | undefined;
  /** Whose logic is shown; the whole survey's when undefined. */
  readonly logicOf: string | undefined;
  /** What of it is opened at once. */
  readonly logicAt: LogicPlace | undefined;
  readonly leftTab: 'palette' | 'outline';
  /** The question that was put somewhere last; it says where until another one is selected. */
  readonly landedId: string | undefined;
  /** The question whose words the helper is asked about. */
  readonly wording: { readonly questionId: string; readonly ask: WordingAsk } | undefined;
}

/** There is one editor on a screen, so its tools are one as well. */
export const useTools = create<Tools>(() => ({
  open: undefined,
  logicOf: undefined,
  logicAt: undefined,
  leftTab: 'palette',
  landedId: undefined,
  wording: undefined,
}));

let opener: Element | null = null;

export function openTool(open: ToolName): void {
  // From one tool to the next the way back stays the same.
  if (useTools.getState().open === undefined) opener = document.activeElement;
  useTools.setState({ open });
}

export function openLogic(questionId?: string, logicAt?: LogicPlace): void {
  openTool('logic');
  useTools.setState({ logicOf: questionId, logicAt });
}

/** Closed because the person goes on somewhere else, which takes the focus. */
export const leaveTool = () => useTools.setState({ open: undefined });

/** What is closed gives the focus back to what opened it, unless somebody has taken it already. */
export function closeTool(): void {
  leaveTool();
  requestAnimationFrame(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
}

export function toggleTool(name: ToolName): void {
  if (useTools.getState().open === name) closeTool();
  else openTool(name);
}
