/** Puts the cursor on a line (from 1) of a text field and brings it into view. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Lines that wrap are taller, so this is about right and never too far.
  field.scrollTop = (field.scrollHeight * Math.max(0, line - 4)) / Math.max(1, lines.length);
}
