/** A cue's words as they stand between marks. Every pattern is bounded, so that a cue takes as long as it has letters. */
const VOICE = /<v(?:\.[\w.-]{1,40})?[ \t]([^<>\n]{1,80})>/u;
const MARKS = /<\/?[a-z][^<>\n]{0,80}>|<\d[\d:.]{1,12}>|\{\\[^{}\n]{1,40}\}/giu;
const ENTITY = /&(amp|lt|gt|nbsp|lrm|rlm|quot|#39);/gu;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  quot: '"',
  '#39': "'",
};

export interface CueText {
  readonly speaker: string | null;
  readonly text: string;
}

/** What each voice says in one cue; without voices it is one text of nobody. */
export function cueTexts(lines: readonly string[]): CueText[] {
  const parts = lines.join('\n').split(VOICE);
  // split leaves what is before the first voice, then name and words by turns.
  const texts: CueText[] = [{ speaker: null, text: plain(parts[0]!) }];
  for (let at = 1; at < parts.length; at += 2) texts.push({ speaker: plain(parts[at]!), text: plain(parts[at + 1]!) });
  return texts.filter(({ text }) => text !== '');
}

function plain(text: string): string {
  const words = text.replace(MARKS, '').replace(ENTITY, (_, name: string) => entities[name]!);
  return words
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join('\n');
}
