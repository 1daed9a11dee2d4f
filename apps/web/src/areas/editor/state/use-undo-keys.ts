import { useEffect } from 'react';
import { useEditor } from './use-editor.ts';

/** Ctrl/⌘+Z undoes, with Shift (or Ctrl+Y) redoes. Inside a text field the browser's own undo comes first. */
export function useUndoKeys(isActive: boolean): void {
  const editor = useEditor();
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) editor.undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor, isActive]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
