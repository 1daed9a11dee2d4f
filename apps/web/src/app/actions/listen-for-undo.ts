/** What Ctrl/⌘+Z asks for; with Shift, or by Ctrl+Y, redoing. */
export function undoKeyOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}

/** Hears these keys anywhere on the page except where something undoes by itself. Returns how to stop. */
export function listenForUndo(byItself: string, take: (step: 'undo' | 'redo') => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const step = undoKeyOf(event);
    if (!step || event.altKey || (event.target instanceof Element && event.target.closest(byItself))) return;
    event.preventDefault();
    take(step);
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}
