import { useEffect } from 'react';
import type { Desk } from '../open/desk-context.ts';
import type { DeskView } from '../open/desk-view.ts';

const writtenIn = ({ writing }: DeskView) => writing?.turnId;

/** The player by keys, wherever one types: the hands stay where they are. Without a recording the keys are the browser's. */
export function usePlayerKeys({ player, view, work }: Desk, turnAtHand = writtenIn): void {
  useEffect(() => {
    const playTurn = () => {
      const turnId = turnAtHand(view.getState());
      const from = turnId === undefined ? undefined : work.store.getState().document.turns[turnId]?.from;
      if (typeof from === 'number') player.playFrom(from);
    };
    const does: Readonly<Record<string, () => void>> = {
      F4: () => player.toggle(),
      F2: () => player.back(),
      F6: () => player.faster(-1),
      F7: () => player.faster(1),
      F8: playTurn,
    };
    const listen = (event: KeyboardEvent) => {
      const act = does[event.key];
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (!act || !isPlain || !player.store.getState().isThere) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [player, view, work, turnAtHand]);
}
