import type { Typing } from './watch-typing.ts';

/**
 * Texts are saved when they are left. A page that goes, or that a phone may end in the background, leaves them too: what stands
 * half-written in a field is saved then, and whoever comes back finds the cursor where it was. Returns how to stop.
 */
export function saveTyping(typing: Typing): () => void {
  let left: HTMLElement | undefined;
  const leave = () => {
    const { activeElement } = document;
    if (!typing.field() || !(activeElement instanceof HTMLElement)) return;
    left = activeElement;
    activeElement.blur();
  };
  const onVisibility = () => {
    if (document.hidden) return leave();
    if (left?.isConnected && document.activeElement === document.body) left.focus({ preventScroll: true });
    left = undefined;
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
  };
}
