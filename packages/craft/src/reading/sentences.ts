/** What stands in quotation marks is judged, not said; what stands in brackets explains. */
const QUOTED = /“[^”]*”|「[^」]*」|『[^』]*』|《[^》]*》|"[^"]*"|‘[^’]{3,}’/g;
const BRACKETS = /（[^）]*）|\([^)]*\)|\[[^\]]*\]|【[^】]*】/g;

export const withoutQuotes = (text: string) => text.replace(QUOTED, ' ');
export const withoutBrackets = (text: string) => text.replace(BRACKETS, ' ');
export const ownWords = (text: string) => withoutBrackets(withoutQuotes(text));

export function sentencesOf(text: string): string[] {
  return text
    .split(/[。！？!?；;\n]+|\.(?=\s|$)(?<!\b(?:a\.m|p\.m|e\.g|i\.e|vs|Mr|Mrs|Dr|St|No)\.)/)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '');
}

/** The first of these patterns that is found, in the words of the text. */
export function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0].trim();
    if (found) return found;
  }
  return undefined;
}
