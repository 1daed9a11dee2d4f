import type { PresentTranscriptReader, TalkPerson } from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import { inOrder } from '@wenshu/survey-core';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import type { Transcript, Turn } from '@wenshu/transcripts';
import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { MOST_CHANGES, type TranscriptState, type TranscriptWork } from '../state/transcript-work.ts';
import type { DeskView, DeskViewStore } from './desk-view.ts';
import type { Player } from './player.ts';

/** What every part of a transcript's screen works with. */
export interface Desk {
  readonly scrollId: string;
  readonly transcriptId: string;
  readonly work: TranscriptWork;
  readonly view: DeskViewStore;
  readonly player: Player;
  readonly people: readonly TalkPerson[];
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of a transcript');
  return desk;
}

export const useWorkState = <T>(select: (state: TranscriptState) => T): T => useStore(useDesk().work.store, select);
export const useView = <T>(select: (view: DeskView) => T): T => useStore(useDesk().view, select);
export const useTranscript = (): Transcript => useWorkState(state => state.document);
/** Whether this person may change the transcript now. */
export const useMayEdit = (): boolean => useWorkState(({ role, isGone }) => role !== 'view' && !isGone);

let ordered: { readonly of: Transcript['turns']; readonly turns: readonly Turn[] } | undefined;

/** The turns as they follow each other. Thousands are not put in order again for everybody who asks. */
export function turnsOf({ turns: of }: Transcript): readonly Turn[] {
  if (ordered?.of !== of) ordered = { of, turns: inOrder(of) };
  return ordered.turns;
}

export const useTurns = (): readonly Turn[] => useWorkState(state => turnsOf(state.document));

/** What somebody of the project is called. */
export function useNameOf(): (no: number | null) => string {
  const { people } = useDesk();
  const t = useTexts(transcriptDeskTexts);
  return useCallback(no => people.find(one => one.no === no)?.name ?? t.turn.nobody, [people, t]);
}

/** Who of the others writes in a turn. */
export function useWritersAt(turnId: string): readonly PresentTranscriptReader[] {
  const others = useWorkState(state => state.others);
  return others.filter(one => one.turnId === turnId && !one.isSelf);
}

/** Makes an edit upon the newest transcript; a very large one in several. Says so where it cannot be. */
export function useMake() {
  const { work } = useDesk();
  const t = useTexts(transcriptDeskTexts).problems;
  return useCallback(
    (plan: (transcript: Transcript) => readonly Change[], merge?: string): boolean => {
      const changes = plan(work.store.getState().document);
      for (let from = 0; from < changes.length; from += MOST_CHANGES)
        if (!work.make(changes.slice(from, from + MOST_CHANGES), merge)) {
          notify.error(t.notMade);
          return false;
        }
      return changes.length > 0;
    },
    [work, t],
  );
}
