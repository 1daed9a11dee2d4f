import type { ArticleInline } from './article-tree.ts';
import { type InlineToken, readTokens } from './read-tokens.ts';
import { safeImage, safeLink } from './safe-address.ts';

/** Marks that wait for their end at one time. More are shown as characters: it bounds the time and the depth of the tree. */
const MOST_OPEN = 12;

/** Words of a paragraph, a heading or a cell. Time and size grow with the length of the source, whatever stands in it. */
export function parseInline(source: string): readonly ArticleInline[] {
  const tokens = readTokens(source.trim());
  return nest(tokens, pairBrackets(tokens), 0, tokens.length);
}

/** For each opening bracket that begins a link or a picture, the place of its end. A link holds no other link. */
function pairBrackets(tokens: readonly InlineToken[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  let open: { readonly at: number; readonly isImage: boolean }[] = [];
  tokens.forEach((token, at) => {
    if (token.kind === 'open') open.push({ at, isImage: token.text === '![' });
    if (token.kind !== 'close') return;
    const begin = open.pop();
    if (!begin || token.target === undefined) return;
    ends.set(begin.at, at);
    if (!begin.isImage) open = [];
  });
  return ends;
}

interface Waiting {
  readonly mark: string;
  /** Its place among the pieces, where it stands as text until it is closed. */
  readonly place: number;
  count: number;
}

function nest(
  tokens: readonly InlineToken[],
  ends: ReadonlyMap<number, number>,
  from: number,
  to: number,
): readonly ArticleInline[] {
  const pieces: ArticleInline[] = [];
  const waiting: Waiting[] = [];
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as InlineToken;
    const end = token.kind === 'open' ? ends.get(at) : undefined;
    if (token.kind === 'open' && end !== undefined) {
      pieces.push(...(token.text === '[' ? link(tokens, ends, at, end) : image(tokens, at, end)));
      at = end;
    } else if (token.kind === 'marks') placeMarks(token, pieces, waiting);
    else pieces.push(...alone(token));
  }
  return joinTexts(pieces);
}

function alone(token: Exclude<InlineToken, { kind: 'marks' }>): readonly ArticleInline[] {
  if (token.kind === 'break' || token.kind === 'code') return [token];
  if (token.kind !== 'address') return [{ kind: 'text', text: token.text }];
  const text: ArticleInline = { kind: 'text', text: token.address.replace(/^mailto:/i, '') };
  return linkTo(token.address, [text]);
}

const linkTo = (written: string, children: readonly ArticleInline[]): readonly ArticleInline[] => {
  const address = safeLink(written);
  return address === undefined ? children : [{ kind: 'link', address, children }];
};

function link(
  tokens: readonly InlineToken[],
  ends: ReadonlyMap<number, number>,
  at: number,
  end: number,
): readonly ArticleInline[] {
  return linkTo(targetAt(tokens, end), nest(tokens, ends, at + 1, end));
}

/** Where its address may not be shown, what it would show is told instead. */
function image(tokens: readonly InlineToken[], at: number, end: number): readonly ArticleInline[] {
  const alt = tokens
    .slice(at + 1, end)
    .map(written)
    .join('');
  const shown = safeImage(targetAt(tokens, end), alt);
  return [shown ? { kind: 'image', image: shown } : { kind: 'text', text: alt }];
}

const targetAt = (tokens: readonly InlineToken[], end: number): string => {
  const close = tokens[end];
  return close?.kind === 'close' ? (close.target ?? '') : '';
};

function written(token: InlineToken): string {
  if (token.kind === 'break') return ' ';
  return token.kind === 'address' ? token.address : token.text;
}

/** Closes what waits for these marks, the nearest first; what is left of them begins something, or is shown. */
function placeMarks(token: InlineToken & { kind: 'marks' }, pieces: ArticleInline[], waiting: Waiting[]): void {
  const mark = token.text.charAt(0);
  let left = token.text.length;
  while (token.canClose && left > 0) {
    const nearest = waiting.findLastIndex(one => one.mark === mark);
    const begun = waiting[nearest];
    if (!begun) break;
    const taken = left >= 2 && begun.count >= 2 ? 2 : 1;
    const children = joinTexts(pieces.splice(begun.place + 1));
    begun.count -= taken;
    left -= taken;
    pieces.splice(begun.place, 1, ...marks(mark, begun.count), {
      kind: taken === 2 ? 'strong' : 'emphasis',
      children,
    });
    // What began within and was never closed stays the characters that it is.
    waiting.length = begun.count > 0 ? nearest + 1 : nearest;
  }
  if (left === 0) return;
  // More than three of a kind mark nothing: a line of asterisks is an ornament.
  if (token.canOpen && left <= 3 && waiting.length < MOST_OPEN)
    waiting.push({ mark, place: pieces.length, count: left });
  pieces.push(...marks(mark, left));
}

const marks = (mark: string, count: number): readonly ArticleInline[] =>
  count > 0 ? [{ kind: 'text', text: mark.repeat(count) }] : [];

function joinTexts(pieces: readonly ArticleInline[]): readonly ArticleInline[] {
  const joined: ArticleInline[] = [];
  let texts: string[] = [];
  const flush = () => {
    if (texts.length > 0) joined.push({ kind: 'text', text: texts.join('') });
    texts = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') texts.push(piece.text);
    else {
      flush();
      joined.push(piece);
    }
  }
  flush();
  return joined;
}
