import { canHover, prefersCalm } from '../../../../app/use-is-narrow.ts';

const MOST_FRAMES = 20;

/**
 * Where the cursor goes: into the title, on the title as a whole (typing replaces it), on the card itself, there only when it was
 * nowhere else, or nowhere.
 */
export type FocusOn = 'title' | 'fresh-title' | 'card' | 'card-if-lost' | 'nothing';

/** Brings a question into sight once it is drawn, and puts the cursor where it is wanted. */
export function showQuestion(
  questionId: string,
  focusOn: FocusOn = 'nothing',
  block: 'nearest' | 'center' = 'nearest',
): void {
  let frames = 0;
  const look = () => {
    const card = document.querySelector<HTMLElement>(`[data-question="${questionId}"]`);
    if (card) show(card, focusOn, block);
    // A card that is drawn late is waited for.
    else if (frames++ < MOST_FRAMES) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function show(card: HTMLElement, focusOn: FocusOn, block: 'nearest' | 'center'): void {
  const { top, bottom } = card.getBoundingClientRect();
  const isFar = bottom < -window.innerHeight || top > 2 * window.innerHeight;
  // A long ride past hundreds of cards is no help: it goes there at once.
  card.scrollIntoView({ block, behavior: isFar || prefersCalm() ? 'instant' : 'smooth' });
  const title = card.querySelector<HTMLElement>('textarea, [data-text-button]');
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (focusOn === 'nothing' || (focusOn === 'card-if-lost' && !isLost)) return;
  // A phone would push its keyboard over what was just added.
  const isWritten = focusOn === 'title' || (focusOn === 'fresh-title' && canHover());
  const target = isWritten && title ? title : card;
  if (target === card && !card.hasAttribute('tabindex')) card.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (focusOn === 'fresh-title' && target instanceof HTMLTextAreaElement) target.select();
}
