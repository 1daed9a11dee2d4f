import type { Analysis } from '@wenshu/analysis/browser';
import { useCallback, useEffect, useState } from 'react';
import { listenForUndo } from '../../../../app/actions/listen-for-undo.ts';
import { changed, fresh, redone, undone } from './undo.ts';

export type ChangeAnalysis<Of extends Analysis> = (change: (now: Of) => Of) => void;
/** A change of what analyses of every kind have. */
export type SharedChange = <Of extends Analysis>(now: Of) => Of;

const BY_ITSELF = 'input, textarea, select, [contenteditable=true]';

/** The analysis that is worked on, with one's own changes to take back: by buttons and by Ctrl+Z, except in a field, which has its own. */
export function useWork<Of extends Analysis>(first: Of) {
  const [work, setWork] = useState(() => fresh(first));
  const change: ChangeAnalysis<Of> = useCallback(make => {
    setWork(all => {
      const next = make(all.now);
      return next === all.now ? all : changed(all, next);
    });
  }, []);
  const undo = useCallback(() => setWork(undone), []);
  const redo = useCallback(() => setWork(redone), []);
  /** Another one in its place: there is nothing of it to take back. */
  const load = useCallback((analysis: Of) => setWork(fresh(analysis)), []);
  useEffect(() => listenForUndo(BY_ITSELF, step => (step === 'redo' ? redo() : undo())), [undo, redo]);
  const { now, past, future } = work;
  return { analysis: now, change, undo, redo, load, canUndo: past.length > 0, canRedo: future.length > 0 };
}
