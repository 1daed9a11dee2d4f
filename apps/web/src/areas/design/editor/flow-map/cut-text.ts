/** A picture does not wrap. A Chinese character is as wide as two Latin letters. */
export function cutText(text: string, width: number): string {
  let used = 0;
  let shown = '';
  for (const character of text.replace(/\s+/g, ' ')) {
    used += character.codePointAt(0)! > 0x2e7f ? 2 : 1;
    if (used > width) return `${shown}…`;
    shown += character;
  }
  return shown;
}
