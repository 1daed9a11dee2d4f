import { matchTokens } from './match-tokens.ts';
import {
  commonHead,
  commonTail,
  smallTokens,
  type TextToken,
  TokenNumbers,
  wordBegins,
  wordEnds,
} from './text-tokens.ts';

export interface TokenSpan {
  /** Which of the texts. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

export interface FollowedTokens {
  readonly span: TokenSpan | null;
  readonly stillThere: number;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Standing {
  readonly token: TextToken;
  readonly place: Place;
}

const LEAST_SHARE = 0.5;
const PARTED = '\n';

/** Follows spans of a list of texts into another list. */
export function followTokens(
  before: readonly string[],
  after: readonly string[],
): (index: number, from: number, to: number) => FollowedTokens {
  const [textBefore, textAfter] = [before.join(PARTED), after.join(PARTED)];
  const startsBefore = startsOf(before);
  const startsAfter = startsOf(after);
  const placeOf = findPlaces(textBefore, textAfter);
  return (index, from, to) => {
    const [start, end] = [startsBefore[index]! + from, startsBefore[index]! + to];
    const tokens = tokensWithin(textBefore, start, end);
    const standing: Standing[] = tokens.flatMap(token => {
      const place = placeOf(token);
      return place ? [{ token, place: cutTo(token, place, start, end) }] : [];
    });
    const counted = countOf(tokens);
    const group = largestGroup(standing, startsAfter);
    const ends = endsOf(group, tokens);
    const stillThere =
      counted === 0
        ? 0
        : countOf(
            group.map(({ token }) => token),
            tokens,
          ) / counted;
    if (!ends || stillThere < LEAST_SHARE || isMostlyNew(textAfter, ends, group)) return { span: null, stillThere };
    const at = textIndexAt(startsAfter, ends.start);
    const base = startsAfter[at]!;
    return { span: { index: at, from: ends.start - base, to: ends.end - base }, stillThere };
  };
}

/** Where a token of the text before stands in the text after. */
function findPlaces(before: string, after: string): (token: TextToken) => Place | undefined {
  const head = commonHead(before, after);
  const tail = commonTail(before, after, head);
  const from = wordBegins(before, head);
  const toBefore = wordEnds(before, before.length - tail);
  const moved = after.length - before.length;
  const places = matchBetween(before.slice(from, toBefore), after.slice(from, toBefore + moved), from);
  return ({ start, end }) => {
    if (end <= from) return { start, end };
    return start >= toBefore ? { start: start + moved, end: end + moved } : places.get(start);
  };
}

function matchBetween(before: string, after: string, base: number): Map<number, Place> {
  const numbers = new TokenNumbers();
  const [tokensBefore, tokensAfter] = [before, after].map(text =>
    smallTokens(text).filter(token => token.text.trim() !== ''),
  );
  const [listBefore, listAfter] = [tokensBefore!, tokensAfter!].map(tokens =>
    tokens.map(({ text }) => numbers.numberOf(plainForm(text))),
  );
  const places = new Map<number, Place>();
  for (const [at, place] of matchTokens(listBefore!, listAfter!).entries()) {
    const token = tokensAfter![place];
    if (token) places.set(base + tokensBefore![at]!.start, { start: base + token.start, end: base + token.end });
  }
  return places;
}

const plainSigns: Readonly<Record<string, string>> = { '。': '.', '“': '"', '”': '"', '「': '"', '」': '"', '’': "'" };

const plainForm = (text: string) => plainSigns[text] ?? text.normalize('NFKC').toLowerCase();

/** The tokens of which some of the span is, without spaces. */
function tokensWithin(text: string, start: number, end: number): TextToken[] {
  if (end <= start) return [];
  const from = wordBegins(text, start);
  return smallTokens(text.slice(from, wordEnds(text, end)))
    .filter(token => token.text.trim() !== '')
    .map(token => ({ text: token.text, start: from + token.start, end: from + token.end, isWord: token.isWord }));
}

/** A span may begin or end within a word. */
function cutTo(token: TextToken, place: Place, start: number, end: number): Place {
  if (token.end - token.start !== place.end - place.start) return place;
  return {
    start: place.start + Math.max(0, start - token.start),
    end: place.end - Math.max(0, token.end - end),
  };
}

/** Words, or signs where the span has no words. */
function countOf(tokens: readonly TextToken[], all = tokens): number {
  return all.some(token => token.isWord) ? tokens.filter(token => token.isWord).length : tokens.length;
}

/** What stands in one text: of a span that was torn apart, where most of its words are. */
function largestGroup(standing: readonly Standing[], starts: readonly number[]): Standing[] {
  const groups = new Map<number, Standing[]>();
  for (const each of standing) {
    const index = textIndexAt(starts, each.place.start);
    groups.set(index, [...(groups.get(index) ?? []), each]);
  }
  return [...groups.values()].reduce<Standing[]>(
    (best, group) =>
      countOf(group.map(({ token }) => token)) > countOf(best.map(({ token }) => token)) ? group : best,
    [],
  );
}

/** From its first word to its last; a sign is an end only where it was one. */
function endsOf(group: readonly Standing[], tokens: readonly TextToken[]): Place | undefined {
  const hasWords = tokens.some(token => token.isWord);
  const isEnd = (token: TextToken, end: TextToken) => !hasWords || token.isWord || token === end;
  const first = group.find(({ token }) => isEnd(token, tokens[0]!));
  const last = group.findLast(({ token }) => isEnd(token, tokens.at(-1)!));
  return first && last && { start: first.place.start, end: last.place.end };
}

function isMostlyNew(after: string, { start, end }: Place, group: readonly Standing[]): boolean {
  const words = smallTokens(after.slice(start, end)).filter(token => token.isWord).length;
  const old = group.filter(({ token }) => token.isWord).length;
  return words - old > old;
}

function startsOf(texts: readonly string[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const text of texts) {
    starts.push(at);
    at += text.length + PARTED.length;
  }
  return starts;
}

function textIndexAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
