/** Puts the cursor into a part's text once it is drawn; a fresh one is selected, so that typing replaces it. */
export function focusPart(partId: string, isFresh = false): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[data-part="${partId}"] :is(textarea, [data-text-button])`);
    field?.focus();
    if (!(field instanceof HTMLTextAreaElement)) return;
    if (isFresh) field.select();
    else field.setSelectionRange(field.value.length, field.value.length);
  });
}
