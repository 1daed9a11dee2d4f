export interface Token {
  readonly kind: 'number' | 'name' | 'question' | 'calculation' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

const PATTERN =
  /(?<space>\s+)|(?<number>\d+(?:\.\d+)?|\.\d+)|(?<question>#[0-9A-Za-z]+(?:@[0-9A-Za-z]+)?(?::[0-9A-Za-z]+)?(?:\.[0-9A-Za-z]+)?)|(?<calculation>\$[0-9A-Za-z]+)|(?<name>[A-Za-z]+)|(?<sign>!=|<=|>=|[-+*/%=<>(),])/y;

/** The words of an expression, or the place of the first character that belongs to none. */
export function tokenize(text: string): readonly Token[] | { readonly unexpectedAt: number } {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    PATTERN.lastIndex = at;
    const match = PATTERN.exec(text);
    if (!match) return { unexpectedAt: at };
    const kind = Object.entries(match.groups!).find(([, found]) => found !== undefined)![0];
    if (kind !== 'space') tokens.push({ kind: kind as Token['kind'], text: match[0], at });
    at += match[0].length;
  }
  return [...tokens, { kind: 'end', text: '', at }];
}
