import { type TalkProposal, talkProposalSources } from '@wenshu/api-contract';
import { type Transcript, type Translation, transcriptChanges } from '@wenshu/transcripts';
import { useCallback } from 'react';
import { turnsOf, useDesk, useMake } from '../open/desk-context.ts';
import { seeTurn } from '../open/desk-view.ts';
import { isUnfinished } from './translating-context.ts';

type Way = Translation['way'];

/** A proposal came from a model; what was said before and what a term says came from the project's memory. */
export const wayOf = ({ source }: Pick<TalkProposal, 'source'>): Way =>
  source === talkProposalSources[0] ? 'helper' : 'memory';

/** What is done with the translation of a turn: each an edit with undo. */
export function useTranslateTurn() {
  const make = useMake();
  const write = useCallback(
    (turnId: string, text: string, way: Way) =>
      make(({ turns }) => {
        const turn = turns[turnId];
        return turn && turn.translation?.text !== text ? transcriptChanges.translate(turn, text, way) : [];
      }, `translation ${turnId}`),
    [make],
  );
  /** Words of before or a proposal, also where the same words stand but of another original. */
  const take = useCallback(
    (turnId: string, text: string, way: Way) =>
      make(({ turns }) => (turns[turnId] ? transcriptChanges.translate(turns[turnId], text, way) : [])),
    [make],
  );
  const check = useCallback(
    (turnId: string, state: Translation['state']) =>
      make(({ turns }) => {
        const turn = turns[turnId];
        return turn?.translation
          ? transcriptChanges.translate(turn, turn.translation.text, turn.translation.way, state)
          : [];
      }),
    [make],
  );
  return { write, take, check };
}

/** Going from turn to turn. */
export function useGoTurns() {
  const { view, work } = useDesk();
  const go = useCallback(
    (turnId: string) => {
      view.setState({ writing: { turnId, caret: Number.MAX_SAFE_INTEGER } });
      seeTurn(view, turnId);
    },
    [view],
  );
  /** The next one after the turn in hand, or before it; round to the other end where only unfinished ones are wanted. */
  const step = useCallback(
    (by: 1 | -1, isOnlyUnfinished: boolean): boolean => {
      const next = nextTurn(work.store.getState().document, view.getState().writing?.turnId, by, isOnlyUnfinished);
      if (next === undefined) return false;
      go(next);
      return true;
    },
    [work, view, go],
  );
  const leave = useCallback(() => view.setState({ writing: undefined }), [view]);
  return { go, step, leave };
}

export function nextTurn(
  transcript: Transcript,
  from: string | undefined,
  by: 1 | -1,
  isOnlyUnfinished: boolean,
): string | undefined {
  const turns = turnsOf(transcript);
  const at = turns.findIndex(({ id }) => id === from);
  const behind = by === 1 ? turns.slice(at + 1) : turns.slice(0, Math.max(0, at)).toReversed();
  if (!isOnlyUnfinished) return behind[0]?.id;
  const before = by === 1 ? turns.slice(0, Math.max(0, at)) : turns.slice(at + 1).toReversed();
  return [...behind, ...before].find(isUnfinished)?.id;
}
