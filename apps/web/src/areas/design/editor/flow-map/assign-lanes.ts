interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Lanes {
  /** For each span its lane, 0 nearest. */
  readonly lanes: readonly number[];
  readonly count: number;
}

/** A lane for every span, so that spans of one lane do not overlap. Short ones come first and lie near: long ones go round them. */
export function assignLanes(spans: readonly Span[]): Lanes {
  const taken: Span[][] = [];
  const lanes = new Array<number>(spans.length).fill(0);
  const byLength = spans.map((_span, index) => index).sort((a, b) => length(spans[a]!) - length(spans[b]!) || a - b);
  for (const index of byLength) {
    const span = spans[index]!;
    const free = taken.findIndex(others => others.every(other => other.bottom <= span.top || other.top >= span.bottom));
    const lane = free < 0 ? taken.length : free;
    taken[lane] = [...(taken[lane] ?? []), span];
    lanes[index] = lane;
  }
  return { lanes, count: taken.length };
}

const length = ({ top, bottom }: Span) => bottom - top;
