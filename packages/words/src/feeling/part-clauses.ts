import type { SignToken } from '../cutting/sign-tokens.ts';
import { type FoundMark, markOf } from './find-marks.ts';

/** A part of a text that is felt by itself: up to a sign, or to a word of contrast. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly found: readonly FoundMark[];
  readonly isQuestion: boolean;
  /** Two to five words that name a thing and tell nothing of it: "cheaper fares", "faster delivery please". */
  readonly isNamed: boolean;
  /** "便宜点", "上菜快些": asked for, not told. */
  readonly isUrged: boolean;
  /** Begins with a word that sets it against what came before. */
  readonly isContrast: boolean;
}

const ENDS = /^[，。！？；、…～~,.!?;:：\-—()（）|/]/u;
const ASKS = /^(?:[？?]|[!！]+[？?])/u;

export function partClauses(tokens: readonly SignToken[], found: readonly FoundMark[]): Clause[] {
  const cuts = new Map<number, 'sign' | 'contrast'>();
  tokens.forEach((token, at) => {
    if (token.isSign && ENDS.test(token.text)) cuts.set(at, 'sign');
  });
  for (const one of found) if (markOf(one, 'contrast') && !cuts.has(one.from)) cuts.set(one.from, 'contrast');
  const clauses: Clause[] = [];
  let from = 0;
  let isContrast = false;
  let reached = 0;
  const close = (to: number, next: number) => {
    const first = reached;
    while (reached < found.length && found[reached]!.from < to) reached++;
    const within = found.slice(first, reached);
    if (to > from)
      clauses.push({
        from,
        to,
        found: within,
        isQuestion: asks(tokens, from, to),
        isUrged: urges(tokens.slice(from, to)),
        isNamed: names(tokens.slice(from, to)),
        isContrast,
      });
    from = next;
  };
  for (const [at, cut] of [...cuts].sort(([a], [b]) => a - b)) {
    close(at, cut === 'sign' ? at + 1 : at);
    // A comma before "but" parts nothing of its own.
    isContrast = cut === 'contrast';
  }
  close(tokens.length, tokens.length);
  return clauses;
}

/** What tells of something: a verb that ties, or a word that compares. */
const TELLS =
  /^(?:than|is|are|was|were|it|it's|be|been|now|to|and|for|i|they|we|you|has|have|had|got|gets|then|so|much|in|with)$/;

function names(words: readonly SignToken[]): boolean {
  return words.length > 1 && words.length <= 5 && !words.some(({ text }) => TELLS.test(text) || !/^[a-z]/.test(text));
}

function urges(words: readonly SignToken[]): boolean {
  return (
    words.length > 2 &&
    /^[点些]$/.test(words.at(-1)!.text) &&
    !words.some(({ text }) => /^[比了还有更早这那某哪]$/.test(text))
  );
}

function asks(tokens: readonly SignToken[], from: number, to: number): boolean {
  const behind = tokens[to];
  if (behind?.isSign && ASKS.test(behind.text)) return true;
  return to > from && ['吗', '么'].includes(tokens[to - 1]!.text) && tokens[to - 1]!.begins;
}
