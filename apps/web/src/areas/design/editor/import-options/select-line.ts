/** Selects a line of a text field, counted from 1, and brings it into sight. */
export function selectLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Browsers scroll to a selection only when somebody types.
  field.scrollTop = Math.max(0, (field.scrollHeight * (line - 4)) / lines.length);
}
