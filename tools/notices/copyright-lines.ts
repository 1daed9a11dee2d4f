/** Who holds the rights, as the text of a licence says it: its lines that begin with "Copyright" and name a year or bear the sign. */
export function copyrightLines(text: string): string[] {
  const lines = text.split('\n').map(line => line.replace(/^[\s#*>/-]+/, '').trim());
  return lines.filter(isCopyright).map(line => line.replace(/\s*all rights reserved\.?/i, '').replaceAll('|', '/'));
}

function isCopyright(line: string): boolean {
  // Not a clause "(c)" of a licence, not a sentence about "copyright notice", and not the form that Apache-2.0 gives to be filled in.
  if (/[[{]yyyy[\]}]/i.test(line)) return false;
  return /^(copyright|©)/i.test(line) ? /\d{4}|\(c\)|©/i.test(line) : /^\(c\) ?\d{4}/i.test(line);
}
