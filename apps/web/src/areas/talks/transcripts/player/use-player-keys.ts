import { useEffect } from 'react';
import type { Desk } from '../open/desk-context.ts';

/** The player by keys, wherever one types: the hands stay where they are. Without a recording the keys are the browser's. */
export function usePlayerKeys({ player, view, work }: Desk): void {
  useEffect(() => {
    const playTurn = () => {
      const { writing } = view.getState();
      const from = writing && work.store.getState().document.turns[writing.turnId]?.from;
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
  }, [player, view, work]);
}
