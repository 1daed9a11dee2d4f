import type { Piece } from '@wenshu/transcripts';
import { createStore } from 'zustand/vanilla';

/** What is proposed to be cut in a turn, of the text that was looked at. */
export interface ProposedCuts {
  readonly of: string;
  readonly pieces: readonly Piece[];
}

export interface Hit {
  readonly turnId: string;
  readonly at: number;
  readonly length: number;
}

/** What the page shows of a transcript, which is nobody else's: what is written in, chosen, looked for, played. */
export interface DeskView {
  /** The turn that is written in, and where the cursor goes when it is opened. */
  readonly writing: { readonly turnId: string; readonly caret: number } | undefined;
  readonly selected: ReadonlySet<string>;
  /** Where a choice of several begins. */
  readonly anchor: string | undefined;
  readonly showsCuts: boolean;
  readonly find: { readonly text: string; readonly now: Hit | undefined } | undefined;
  readonly proposed: ReadonlyMap<string, ProposedCuts>;
  /** What stands beside the words. */
  readonly panel: 'cleaning' | undefined;
  readonly playing: string | undefined;
  /** The turn that is coded. */
  readonly atHand: string | undefined;
  /** A turn to bring into sight, and how often one was asked for. */
  readonly wanted: { readonly turnId: string; readonly times: number } | undefined;
}

export const openDeskView = () =>
  createStore<DeskView>(() => ({
    writing: undefined,
    selected: new Set(),
    anchor: undefined,
    showsCuts: true,
    find: undefined,
    proposed: new Map(),
    panel: undefined,
    playing: undefined,
    atHand: undefined,
    wanted: undefined,
  }));
export type DeskViewStore = ReturnType<typeof openDeskView>;

/** Brings a turn into sight. */
export const seeTurn = (view: DeskViewStore, turnId: string): void =>
  view.setState(({ wanted }) => ({ wanted: { turnId, times: (wanted?.times ?? 0) + 1 } }));
