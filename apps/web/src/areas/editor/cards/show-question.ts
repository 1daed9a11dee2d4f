/** Brings a question into sight once it is drawn, and puts the cursor into its title when asked. */
export function showQuestion(questionId: string, isFocused = false): void {
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>(`[data-question="${questionId}"]`);
    const behaviour = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    card?.scrollIntoView({ block: 'nearest', behavior: behaviour });
    if (isFocused)
      card?.querySelector<HTMLElement>('textarea, [data-text-button], button')?.focus({ preventScroll: true });
  });
}
