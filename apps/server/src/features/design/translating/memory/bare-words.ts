/** Words within marks that lie around all of them: what a memory knows, and how they are put back. */
interface BareWords {
  readonly words: string;
  wrap(words: string): string;
}

const AROUND = /^((?:\[\[\d{1,3}\]\])*)([^[\]]+)((?:\[\[\/\d{1,3}\]\])*)$/;

/** Of words with tokens (`tokenise`). Undefined where a token stands in the midst: what lies around it is no text of its own. */
export function bareWords(tokenised: string): BareWords | undefined {
  const [, before = '', words = '', after = ''] = AROUND.exec(tokenised) ?? [];
  if (words.trim() === '') return undefined;
  return { words: words.trim(), wrap: other => `${before}${other}${after}` };
}
