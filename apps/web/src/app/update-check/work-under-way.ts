import { useEffect } from 'react';

/** Everything that a reload would destroy: unsaved edits, half-filled forms, calls without an answer yet. */
const underWay = new Set<object>();

export const isSaved = () => underWay.size === 0;

/** While `isUnsaved` holds, the page does not reload itself for a new build. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const work = {};
    underWay.add(work);
    return () => void underWay.delete(work);
  }, [isUnsaved]);
}

export async function countAsWork<Result>(promise: Promise<Result>): Promise<Result> {
  underWay.add(promise);
  try {
    return await promise;
  } finally {
    underWay.delete(promise);
  }
}
