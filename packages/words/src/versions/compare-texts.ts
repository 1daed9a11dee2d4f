import { matchTokens } from './match-tokens.ts';
import { commonHead, commonTail, readTokens, type TextToken, TokenNumbers } from './text-tokens.ts';

export interface TextPiece {
  readonly kind: 'same' | 'cut' | 'added';
  readonly text: string;
}

/** What was cut and what was added between two stretches that are the same. */
interface Change {
  readonly same: readonly TextToken[];
  readonly cut: readonly TextToken[];
  readonly added: readonly TextToken[];
}

/**
 * Two versions of a text as one, by words: what is the same, what was cut, what was added, in the order in which to read it. `same` and `cut` together
 * are the text before, `same` and `added` the text after. A word or two that happen to be the same within a passage that was written anew are cut and
 * added with it, so that it can be read.
 *
 * @example
 * compareTexts('价格有点高。', '价格太高。') // [{ kind: 'same', text: '价格' }, { kind: 'cut', text: '有点' }, { kind: 'added', text: '太' }, { kind: 'same', text: '高。' }]
 */
export function compareTexts(before: string, after: string): TextPiece[] {
  const head = sentenceBegins(before, commonHead(before, after));
  const tail = sentenceTail(before, commonTail(before, after, head));
  const between = changesBetween(
    readTokens(before.slice(head, before.length - tail)),
    readTokens(after.slice(head, after.length - tail)),
  );
  const pieces: TextPiece[] = [{ kind: 'same', text: before.slice(0, head) }];
  for (const { same, cut, added } of withoutIslands(between))
    pieces.push(
      { kind: 'same', text: textOf(same) },
      { kind: 'cut', text: textOf(cut) },
      { kind: 'added', text: textOf(added) },
    );
  return joined([...pieces, { kind: 'same', text: before.slice(before.length - tail) }]);
}

const textOf = (tokens: readonly TextToken[]) => tokens.map(({ text }) => text).join('');

/** How words are cut depends on what stands before them, but not before the sentence. */
const SENTENCE_END = /[\n。！？!?.]/;

function sentenceBegins(text: string, at: number): number {
  let start = at;
  while (start > 0 && !SENTENCE_END.test(text.charAt(start - 1))) start--;
  return start;
}

function sentenceTail(text: string, tail: number): number {
  let end = text.length - tail;
  while (end < text.length && !SENTENCE_END.test(text.charAt(end - 1))) end++;
  return text.length - end;
}

/** Each with what is the same before it. */
function changesBetween(before: readonly TextToken[], after: readonly TextToken[]): Change[] {
  const numbers = new TokenNumbers();
  const [listBefore, listAfter] = [before, after].map(tokens => tokens.map(({ text }) => numbers.numberOf(text)));
  const places = matchTokens(listBefore!, listAfter!);
  const changes: Change[] = [];
  let [x, y] = [0, 0];
  while (x < before.length || y < after.length) {
    const from = x;
    while (x < before.length && places[x] === y) {
      x++;
      y++;
    }
    const [fromBefore, fromAfter] = [x, y];
    while (x < before.length && places[x] === -1) x++;
    y = x < before.length ? places[x]! : after.length;
    changes.push({
      same: before.slice(from, fromBefore),
      cut: before.slice(fromBefore, x),
      added: after.slice(fromAfter, y),
    });
  }
  return changes;
}

const wordsIn = (tokens: readonly TextToken[]) => tokens.filter(token => token.isWord).length;

interface CountedChange extends Change {
  /** Words of what is the same before it, and of the change itself. */
  readonly sameWords: number;
  readonly words: number;
}

const MOST_ROUNDS = 6;

/**
 * What is the same between two changes goes with them where both have words and at least twice as many; first what has no words, then, as changes grow
 * by that, what has.
 */
function withoutIslands(changes: readonly Change[]): readonly Change[] {
  let kept = changes.map(change => {
    const { same, cut, added } = change;
    return { same, cut, added, sameWords: wordsIn(same), words: Math.max(wordsIn(cut), wordsIn(added)) };
  });
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = oneRound(kept, round === 0);
    if (round > 0 && next.length === kept.length) return next;
    kept = next;
  }
  return kept;
}

function oneRound(changes: readonly CountedChange[], isWordless: boolean): CountedChange[] {
  const runs: CountedChange[][] = [];
  for (const change of changes) {
    const last = runs.at(-1)?.at(-1);
    const least = last ? Math.min(last.words, change.words) : 0;
    const isIsland = least > 0 && (isWordless ? change.sameWords === 0 : 2 * change.sameWords <= least);
    if (isIsland && !textOf(change.same).includes('\n')) runs.at(-1)!.push(change);
    else runs.push([change]);
  }
  return runs.map(merged);
}

function merged(run: readonly CountedChange[]): CountedChange {
  const first = run[0]!;
  if (run.length === 1) return first;
  const side = (of: 'cut' | 'added') =>
    run.flatMap((change, at) => (at === 0 ? change[of] : [...change.same, ...change[of]]));
  const [cut, added] = [side('cut'), side('added')];
  return { same: first.same, cut, added, sameWords: first.sameWords, words: Math.max(wordsIn(cut), wordsIn(added)) };
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const whole: TextPiece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) whole[whole.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else whole.push(piece);
  }
  return whole;
}
