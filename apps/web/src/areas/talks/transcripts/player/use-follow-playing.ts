import type { Turn } from '@wenshu/transcripts';
import { useEffect } from 'react';
import { type Desk, turnsOf } from '../open/desk-context.ts';
import { seeTurn } from '../open/desk-view.ts';

/** The turn that is heard at a time: the last that has begun. Turns without a time are none. */
export function turnAt(turns: readonly Pick<Turn, 'id' | 'from' | 'to'>[], timeMs: number): string | undefined {
  let found: (typeof turns)[number] | undefined;
  for (const turn of turns) if (turn.from !== null && turn.from <= timeMs) found = turn;
  return found && (found.to === null || timeMs <= found.to) ? found.id : undefined;
}

/** Marks the turn that is heard and keeps it in sight, but never takes away from where somebody writes. */
export function useFollowPlaying({ player, view, work }: Desk): void {
  useEffect(
    () =>
      player.store.subscribe(({ isPlaying, timeMs }) => {
        const playing = isPlaying ? turnAt(turnsOf(work.store.getState().document), timeMs) : undefined;
        if (playing === view.getState().playing) return;
        view.setState({ playing });
        if (playing !== undefined && !view.getState().writing) seeTurn(view, playing);
      }),
    [player, view, work],
  );
}
