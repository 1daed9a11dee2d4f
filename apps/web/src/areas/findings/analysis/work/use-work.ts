import type { Analysis } from '@wenshu/analysis/browser';
import { useCallback, useEffect, useState } from 'react';
import { changed, fresh, redone, undone } from './undo.ts';

export type ChangeAnalysis<Of extends Analysis> = (change: (now: Of) => Of) => void;
/** A change of what analyses of every kind have. */
export type SharedChange = <Of extends Analysis>(now: Of) => Of;

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null;

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
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    window.addEventListener('keydown', listen, { signal: listening.signal });
    return () => listening.abort();
  }, [undo, redo]);
  const { now, past, future } = work;
  return { analysis: now, change, undo, redo, load, canUndo: past.length > 0, canRedo: future.length > 0 };
}
