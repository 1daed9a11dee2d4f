/** How a program counts places in a text. */
export interface PlaceCount {
  /** By code points, or by units of UTF-16 (an emoji is two). */
  readonly isByPoints: boolean;
  /** Whether the end of a line is two, as in a file with CR and LF. */
  readonly isLineTwo: boolean;
  /** 1 where the mark before the text is counted, too. */
  readonly ahead: 0 | 1;
  /** Whether the end is the last letter of a span, and not the one behind it. */
  readonly isEndWithin: boolean;
}

/** A span as a program has counted it; its name is often how the words begin. */
export interface CountedSpan {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Places that a program counted, as places of the text. */
export class PlacesIn {
  readonly text: string;
  readonly #count: PlaceCount;
  /** Where each counted unit begins; at the end where the text ends. */
  readonly #starts: Uint32Array;

  constructor(text: string, count: PlaceCount) {
    this.text = text;
    this.#count = count;
    const starts: number[] = [];
    for (let at = 0; at < text.length; ) {
      const length = isPair(text, at) ? 2 : 1;
      starts.push(at);
      if (length === 2 && !count.isByPoints) starts.push(at);
      if (count.isLineTwo && text[at] === '\n') starts.push(at);
      at += length;
    }
    starts.push(text.length);
    this.#starts = Uint32Array.from(starts);
  }

  /** Undefined where the text has no such place. */
  placeOf(counted: number): number | undefined {
    return this.#starts[counted - this.#count.ahead];
  }

  endOf(counted: number): number | undefined {
    return this.placeOf(this.#count.isEndWithin ? counted + 1 : counted);
  }

  /** The first counted unit at a place. */
  countAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low + this.#count.ahead;
  }
}

const isPair = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff && at + 1 < text.length;
};

/** As the standard counts. */
export const standardCount: PlaceCount = { isByPoints: true, isLineTwo: false, ahead: 0, isEndWithin: false };

const PROBED = 400;
const LETTERS_OF_NAME = 12;

/**
 * How the program counted that wrote these spans: the standard says code points, and programs differ over emoji, ends of lines, the mark before the
 * text, and whether the end is within. Where names of spans are how their words begin, or all of them, that tells; then whether spans begin and end
 * beside a word. Where all ways are as good it is the first: that of the standard, with ends of lines as they stand in the file.
 */
export function findCount(raw: string, spans: readonly CountedSpan[]): PlaceCount {
  const text = evenLines(raw);
  const hasTwo = /\r\n/.test(raw);
  const ways: PlaceCount[] = [];
  for (const isEndWithin of [false, true])
    for (const isLineTwo of [hasTwo, !hasTwo])
      for (const isByPoints of [true, false])
        for (const ahead of [0, 1] as const) ways.push({ isByPoints, isLineTwo, ahead, isEndWithin });
  const step = Math.max(1, Math.floor(spans.length / PROBED));
  const probed = spans.filter((_, at) => at % step === 0);
  let [best, most] = [ways[0]!, -1];
  for (const way of ways) {
    const places = new PlacesIn(text, way);
    const score = probed.reduce((sum, span) => sum + fit(places, span), 0);
    if (score > most) [best, most] = [way, score];
  }
  return best;
}

/** As it is read: without the mark before it, and with one kind of end of a line. */
export const evenLines = (raw: string): string => raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

const WORD = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

function fit(places: PlacesIn, { start, end, name }: CountedSpan): number {
  const [from, to] = [places.placeOf(start), places.endOf(end)];
  if (from === undefined || to === undefined || to < from) return 0;
  const { text } = places;
  const wanted = withoutSpace(name)
    .replace(/(?:\.{3}|…)$/, '')
    .slice(0, LETTERS_OF_NAME);
  const isNamed = wanted.length > 2 && withoutSpace(text.slice(from, from + 4 * LETTERS_OF_NAME)).startsWith(wanted);
  const isWhole = wanted !== '' && withoutSpace(name) === withoutSpace(text.slice(from, to));
  const isEdge = (at: number) => {
    const [before, behind] = [text.charAt(at - 1), text.charAt(at)];
    return !(WORD.test(before) && WORD.test(behind)) || HAN.test(before) || HAN.test(behind);
  };
  return (isNamed ? 10 : 0) + (isWhole ? 5 : 0) + (isEdge(from) ? 1 : 0) + (isEdge(to) ? 1 : 0) + 1;
}

const withoutSpace = (text: string) => text.replaceAll(/\s+/gu, '');
