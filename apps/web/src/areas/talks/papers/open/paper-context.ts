import type { PresentPaperReader } from '@wenshu/api-contract';
import { makePaperEdit, type Paper, type PaperShape, paperShapes } from '@wenshu/papers';
import type { Change } from '@wenshu/survey-core';
import { paperPartTexts } from '@wenshu/texts/talks/paper-parts';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { PaperState, PaperWork } from '../state/paper-work.ts';
import type { Asking } from './asking.ts';
import type { NodeViews } from './node-views.ts';

/** What every part of a paper's screen works with. */
export interface OpenPaper {
  readonly paperId: string;
  readonly work: PaperWork;
  readonly asking: Asking;
  /** How nodes are shown and begun, by their kind. */
  readonly views: NodeViews;
  /** A node that this person has just added: its first field takes the focus. */
  readonly fresh: { id: string | undefined };
}

export const PaperContext = createContext<OpenPaper | undefined>(undefined);

export function useOpenPaper(): OpenPaper {
  const open = useContext(PaperContext);
  if (!open) throw new Error('outside of a paper');
  return open;
}

export const useWorkState = <T>(select: (state: PaperState) => T): T => useStore(useOpenPaper().work.store, select);
export const usePaper = (): Paper => useWorkState(state => state.document);
/** Whether this person may change the paper now. */
export const useMayEdit = (): boolean => useWorkState(({ role, isGone }) => role !== 'view' && !isGone);

export function useShape(): PaperShape {
  return paperShapes[useWorkState(state => state.document.kind)];
}

/** What the parts of this paper are called on the screen. */
export const usePartWords = () => {
  const kind = useWorkState(state => state.document.kind);
  return useTexts(paperPartTexts)[kind];
};

/** Who of the others writes in a node. */
export function useWritersAt(nodeId: string): readonly PresentPaperReader[] {
  const others = useWorkState(state => state.others);
  return others.filter(one => one.nodeId === nodeId && !one.isSelf);
}

/** Makes an edit upon the newest document, or says why it cannot be. */
export function useMake() {
  const { work } = useOpenPaper();
  const t = useTexts(paperTexts).problems;
  return useCallback(
    (plan: (paper: Paper) => readonly Change[], merge?: string): boolean => {
      const { document } = work.store.getState();
      const changes = plan(document);
      const made = makePaperEdit(document, changes);
      if ('problem' in made) {
        notify.error(t[made.problem]);
        return false;
      }
      return work.make(changes, merge);
    },
    [work, t],
  );
}
