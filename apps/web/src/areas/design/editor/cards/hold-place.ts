let held: { readonly card: Element; readonly top: number } | undefined;

/** Remembers where a card stands before it is selected by the pointer: the one that was selected before is about to shrink above it. */
export function holdPlace(card: Element): void {
  held = { card, top: card.getBoundingClientRect().top };
}

/** Once its fields are drawn: scrolls so that it stands where it was pressed. */
export function settlePlace(): void {
  if (!held) return;
  const { card, top } = held;
  held = undefined;
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
}
