import type { Editor } from '../state/editor-store.ts';

/** Selects a question and brings its card into sight and into focus. A card that is drawn late is waited for. */
export function goToQuestion(editor: Editor, questionId: string): void {
  editor.select(questionId);
  let tries = 20;
  const look = () => {
    const card = document.querySelector<HTMLElement>(`[data-question="${questionId}"]`);
    if (!card) {
      if (tries-- > 0) requestAnimationFrame(look);
      return;
    }
    card.scrollIntoView({ block: 'center' });
    if (!card.hasAttribute('tabindex')) card.tabIndex = -1;
    card.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
