export interface ConcordanceLine {
  /** Which text. */
  place: number;
  start: number;
  end: number;
  before: string;
  found: string;
  after: string;
  /** Whether the text goes on before or behind what is shown. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ConcordanceSettings {
  /** Signs to either side. */
  readonly around?: number;
  readonly most?: number;
}

/**
 * Every place where something stands, with what stands around it. What is looked for is told by `find`: a word, a rule, anything that
 * names spans of a text.
 *
 * @example
 * concordance(['物流太慢了'], text => [{ start: text.indexOf('慢'), end: 4 }], { around: 1 })[0].before // '太'
 */
export function concordance(
  texts: readonly string[],
  find: (text: string) => readonly Span[],
  { around = 30, most = 1000 }: ConcordanceSettings = {},
): ConcordanceLine[] {
  const lines: ConcordanceLine[] = [];
  for (const [place, text] of texts.entries()) {
    for (const span of find(text)) {
      if (lines.length >= most) return lines;
      lines.push(lineOf(text, place, span, around));
    }
  }
  return lines;
}

function lineOf(text: string, place: number, { start, end }: Span, around: number): ConcordanceLine {
  // By whole signs: half of a rare one would be shown as a box.
  const before = Array.from(text.slice(Math.max(0, start - 2 * around), start))
    .slice(-around)
    .join('');
  const after = Array.from(text.slice(end, end + 2 * around))
    .slice(0, around)
    .join('');
  return {
    place,
    start,
    end,
    before,
    found: text.slice(start, end),
    after,
    isCutBefore: before.length < start,
    isCutAfter: after.length < text.length - end,
  };
}
