import type { KindShape, WorkState } from '@wenshu/together';

/** Asks before the page goes while something would be lost. Returns how to stop. */
export function guardLeaving(isLost: () => boolean): () => void {
  const guard = (event: BeforeUnloadEvent) => {
    if (isLost()) event.preventDefault();
  };
  window.addEventListener('beforeunload', guard);
  return () => window.removeEventListener('beforeunload', guard);
}

/** What the device keeps needs no question; what it could not keep would be gone. */
export const isLostOnLeaving = ({ pendingCount, isKept }: Pick<WorkState<KindShape>, 'pendingCount' | 'isKept'>) =>
  pendingCount > 0 && !isKept;
