interface Named {
  readonly userId: string;
  readonly nickName: string;
}

/** The longest name first: “@Li Na” is not “@Li” with something behind it. */
const byLength = (people: readonly Named[]) => [...people].sort((a, b) => b.nickName.length - a.nickName.length);

export interface WordsPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** The words with the names of these people told apart, wherever an @ stands before them. */
export function splitMentions(words: string, people: readonly Named[]): WordsPart[] {
  const names = byLength(people).map(({ nickName }) => `@${nickName}`);
  const parts: WordsPart[] = [];
  let plain = '';
  for (let at = 0; at < words.length; ) {
    const name = names.find(one => one.length > 1 && words.startsWith(one, at));
    if (name === undefined) {
      plain += words[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, isMention: false });
    parts.push({ text: name, isMention: true });
    plain = '';
    at += name.length;
  }
  return plain === '' ? parts : [...parts, { text: plain, isMention: false }];
}

/** Who of these is meant by the words: of two with the same name, both. */
export function mentionedIn(words: string, people: readonly Named[]): string[] {
  const meant = new Set(splitMentions(words, people).flatMap(({ text, isMention }) => (isMention ? [text] : [])));
  return people.filter(({ nickName }) => meant.has(`@${nickName}`)).map(({ userId }) => userId);
}
