import { useEffect } from 'react';
import { openTool, useTools } from '../state/tools-store.ts';

/** Ctrl/⌘+F finds in the whole survey; pressed again in the field, the browser's own search comes. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'f')
        return;
      // A dialog over the canvas has its own things to find.
      if (useTools.getState().open !== undefined || document.querySelector('[role=dialog], dialog[open]')) return;
      event.preventDefault();
      openTool('search');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
