/** Who has not pressed a key for so long is not in the middle of a word. */
const PAUSE_MS = 2_000;

let lastKeyMs = 0;
document.addEventListener('input', () => (lastKeyMs = Date.now()), { capture: true, passive: true });

/** Calls back after a while, but not while somebody types: a dialog that opens by itself would swallow their words. Returns how to stop. */
export function afterTyping(durationMs: number, callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const leftMs = lastKeyMs + PAUSE_MS - Date.now();
    if (leftMs > 0 && isWriting()) timer = setTimeout(look, leftMs);
    else callBack();
  };
  timer = setTimeout(look, durationMs);
  return () => clearTimeout(timer);
}

function isWriting(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || ['INPUT', 'TEXTAREA'].includes(activeElement.tagName))
  );
}
