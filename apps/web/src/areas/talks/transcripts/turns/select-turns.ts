import { useCallback } from 'react';
import { turnsOf, useDesk } from '../open/desk-context.ts';

/** Chooses a turn or lets it go; with Shift all from the one before. */
export function useSelectTurns() {
  const { view, work } = useDesk();
  return useCallback(
    (turnId: string, isRun: boolean) =>
      view.setState(({ selected, anchor }) => {
        const next = new Set(selected);
        if (isRun && anchor !== undefined) {
          const ids = turnsOf(work.store.getState().document).map(({ id }) => id);
          const [from, to] = [ids.indexOf(anchor), ids.indexOf(turnId)].sort((one, other) => one - other);
          for (const id of ids.slice(Math.max(0, from!), to! + 1)) next.add(id);
        } else if (!next.delete(turnId)) next.add(turnId);
        return { selected: next, anchor: turnId };
      }),
    [view, work],
  );
}
