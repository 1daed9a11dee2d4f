import { type Cut, type CutReason, type Turn, transcriptMost } from './transcript.ts';

export type TurnText = Pick<Turn, 'text' | 'cuts'>;

/** Some words of a text that become others, or nothing. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly now: string;
  readonly why: CutReason;
}

/** Writes pieces otherwise and keeps what stood there. They stand in their order and do not overlap; what had been cut within one goes with it. */
export function cutPieces(turn: TurnText, pieces: readonly Piece[]): TurnText {
  let made = turn;
  // From the end: places before stay what they are.
  for (const piece of pieces.toReversed()) made = cutPiece(made, piece);
  return made.cuts.length > transcriptMost.cutsOfTurn ? turn : made;
}

function cutPiece({ text, cuts }: TurnText, piece: Piece): TurnText {
  const { from, to, now, why } = widened({ text, cuts }, piece);
  const within = cuts.filter(cut => isWithin(cut, from, to));
  const words = asSaid({ text: text.slice(from, to), cuts: within.map(cut => ({ ...cut, at: cut.at - from })) });
  const longer = now.length - (to - from);
  const before = cuts.filter(cut => !within.includes(cut) && cut.at + cut.now.length <= from);
  const behind = cuts.filter(cut => !within.includes(cut) && !before.includes(cut) && cut.at >= to);
  return {
    text: text.slice(0, from) + now + text.slice(to),
    cuts: [...before, { at: from, words, now, why }, ...behind.map(cut => ({ ...cut, at: cut.at + longer }))],
  };
}

/** A piece that takes away a part of what stands instead of others takes all of it: else nothing could be put back there. */
function widened({ text, cuts }: TurnText, piece: Piece): Piece {
  const met = cuts.filter(({ at, now }) => now !== '' && at < piece.to && at + now.length > piece.from);
  const from = Math.min(piece.from, ...met.map(({ at }) => at));
  const to = Math.max(piece.to, ...met.map(({ at, now }) => at + now.length));
  return { ...piece, from, to, now: text.slice(from, piece.from) + piece.now + text.slice(piece.to, to) };
}

/** A cut at the edge of a piece stands beside it. */
const isWithin = ({ at, now }: Cut, from: number, to: number) =>
  now === '' ? at > from && at < to : at >= from && at + now.length <= to;

/** One cut undone: the words stand where they stood. */
export function putBack({ text, cuts }: TurnText, place: number): TurnText {
  const cut = cuts[place];
  if (!cut) return { text, cuts };
  const { at, words, now } = cut;
  const longer = words.length - now.length;
  return {
    text: text.slice(0, at) + words + text.slice(at + now.length),
    cuts: [...cuts.slice(0, place), ...cuts.slice(place + 1).map(one => ({ ...one, at: one.at + longer }))],
  };
}

/** As it was before all cuts. */
export function asSaid({ text, cuts }: TurnText): string {
  let said = text;
  for (const { at, words, now } of cuts.toReversed()) said = said.slice(0, at) + words + said.slice(at + now.length);
  return said;
}

/** Written anew by hand: a cut stays where the words around it do. */
export function mendText({ text, cuts }: TurnText, mended: string): TurnText {
  const head = commonHead(text, mended);
  const tail = commonHead(reversed(text.slice(head)), reversed(mended.slice(head)));
  const behind = text.length - tail;
  const longer = mended.length - text.length;
  return {
    text: mended,
    cuts: cuts.flatMap(cut => {
      if (cut.at + cut.now.length <= head) return [cut];
      return cut.at >= behind ? [{ ...cut, at: cut.at + longer }] : [];
    }),
  };
}

function commonHead(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

const reversed = (text: string) => text.split('').reverse().join('');

/** Parted before a letter of the text. */
export const splitText = ({ text, cuts }: TurnText, at: number): readonly [TurnText, TurnText] => [
  { text: text.slice(0, at), cuts: cuts.filter(cut => cut.at + cut.now.length <= at) },
  {
    text: text.slice(at),
    cuts: cuts.filter(cut => cut.at >= at && cut.at + cut.now.length > at).map(cut => ({ ...cut, at: cut.at - at })),
  },
];

const WIDE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

/** One after the other: a space between words, between Chinese signs none. */
export function joinTexts(one: TurnText, other: TurnText): TurnText {
  const isWide = WIDE.test(one.text.slice(-1)) || WIDE.test(other.text.slice(0, 1));
  const gap = isWide || one.text === '' || other.text === '' || /\s$/.test(one.text) ? '' : ' ';
  const start = one.text.length + gap.length;
  return {
    text: one.text + gap + other.text,
    cuts: [...one.cuts, ...other.cuts.map(cut => ({ ...cut, at: cut.at + start }))],
  };
}
