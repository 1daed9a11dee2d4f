import { useEffect } from 'react';
import { listenForUndo } from '../../../../app/actions/listen-for-undo.ts';

interface DeskKeys {
  /** By key. What is answered with `false` was not meant. */
  readonly acts: Readonly<Record<string, (event: KeyboardEvent) => unknown>>;
  /** Of codes, lower case: they come before letters that do something else. */
  readonly give: ReadonlyMap<string, () => void>;
  step(way: 'undo' | 'redo'): void;
}

const WRITES = 'input, textarea, select, [contenteditable=true]';
const HAS_KEYS = `${WRITES}, [role=dialog], [role=menu], [role=combobox], [role=tablist]`;
const PRESSED = 'button, a, [role=button]';

/** Keys that work wherever on the page one is, but where something is written or has keys of its own. */
export function useDeskKeys({ acts, give, step }: DeskKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      const on = event.target instanceof Element ? event.target : undefined;
      if (on?.closest(HAS_KEYS)) return;
      // A box over the page has its keys for itself.
      if (document.querySelector('[role=dialog][aria-modal=true]')) return;
      if ((event.key === ' ' || event.key === 'Enter') && on?.closest(PRESSED)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = give.get(key) ?? acts[key];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  useEffect(() => listenForUndo(WRITES, step));
}
