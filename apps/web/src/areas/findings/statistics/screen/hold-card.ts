/** Whoever does one of these wants to be elsewhere. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings a card to the top of the window and keeps it there while those above it are drawn and grow, until somebody moves. Browsers do so
 * for what stands at the very top, and that is the end of the card before, below the header.
 */
export function holdCard(card: HTMLElement): void {
  const put = () => card.scrollIntoView({ block: 'start' });
  const growing = new ResizeObserver(put);
  const listening = new AbortController();
  const leave = () => {
    growing.disconnect();
    listening.abort();
  };
  put();
  card.focus({ preventScroll: true });
  for (const move of moves) addEventListener(move, leave, { signal: listening.signal, passive: true });
  if (card.parentElement) growing.observe(card.parentElement);
}
