/** What a piece of a text is, before words are looked for in it. */
export type PieceKind = 'han' | 'word' | 'number' | 'emoji' | 'sign';

export interface Piece {
  readonly kind: PieceKind;
  readonly start: number;
  readonly text: string;
}

const HAN = '[\\p{Script=Han}々〇]';
const LATIN = '(?:(?!\\p{Script=Han})[\\p{L}\\p{M}])';
const PICTURE = '(?:\\p{Extended_Pictographic}|\\p{Emoji_Presentation})';

/** Each alternative takes at least one sign and gives none back, so that a text is read in one go, however it is made. */
const PIECE = new RegExp(
  [
    `(?<han>${HAN}+)`,
    // A flag is two letters of its own; a family is several pictures that are joined.
    `(?<emoji>\\p{RI}\\p{RI}|[0-9#*]\\uFE0F?\\u20E3|(?!\\p{N})${PICTURE}(?:\\uFE0F|\\p{Emoji_Modifier})?(?:\\u200D${PICTURE}(?:\\uFE0F|\\p{Emoji_Modifier})?)*)`,
    // 3.5, 90%, 10GB, 1,000, 5G; not the full stop behind a sentence.
    `(?<number>\\p{N}+(?:[.,:：/](?=\\p{N})\\p{N}+)*(?:[%％‰]|${LATIN}{1,8})?)`,
    `(?<word>${LATIN}(?:${LATIN}|\\p{N}|['’](?=${LATIN})|[._-](?=[\\p{L}\\p{N}](?<!\\p{Script=Han})))*)`,
    // A run of the same mark is one.
    '(?<sign>(\\S)\\6*)',
  ].join('|'),
  'gu',
);

const kinds = ['han', 'word', 'number', 'emoji', 'sign'] as const;

/** A text in runs of one kind. Spaces are between them and in none. */
export function* piecesOf(text: string): Generator<Piece> {
  for (const match of text.matchAll(PIECE)) {
    const groups = match.groups!;
    const kind = kinds.find(name => groups[name] !== undefined)!;
    yield { kind, start: match.index, text: match[0] };
  }
}
