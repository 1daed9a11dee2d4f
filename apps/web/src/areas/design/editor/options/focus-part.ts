const MOST_FRAMES = 20;

/** Puts the cursor into a part's text once it is drawn; a fresh one is selected, so that typing replaces it. */
export function focusPart(partId: string, isFresh = false): void {
  whenDrawn(partId, field => {
    field.focus();
    if (isFresh && isWritten(field)) field.select();
    else if (isWritten(field)) field.setSelectionRange(field.value.length, field.value.length);
  });
}

/** The same where a part was clicked at that height: it stays below the pointer, although everything around it grows and shrinks. */
export function focusPartAt(partId: string, top: number): void {
  whenDrawn(partId, (field, line) => {
    field.focus({ preventScroll: true });
    window.scrollBy({ top: line.getBoundingClientRect().top - top, behavior: 'instant' });
    if (isWritten(field)) field.setSelectionRange(field.value.length, field.value.length);
  });
}

function whenDrawn(partId: string, use: (field: HTMLElement, line: HTMLElement) => void): void {
  let frames = 0;
  const look = () => {
    const line = document.querySelector<HTMLElement>(`[data-part="${partId}"]`);
    const field = line?.querySelector<HTMLElement>(':is(textarea, [data-text-button], input)');
    if (line && field) use(field, line);
    // A card that was just selected draws its lines a moment later.
    else if (frames++ < MOST_FRAMES) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function isWritten(field: HTMLElement): field is HTMLTextAreaElement | HTMLInputElement {
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
}
