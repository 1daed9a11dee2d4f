/** Words of a turn: from where to where in its letters. */
export interface TurnSpan {
  readonly from: number;
  readonly to: number;
}

/** A code on a turn, on some of its words or, with null, on all of them. */
export interface CodeOnTurn {
  readonly code: number;
  readonly span: TurnSpan | null;
}

/** A turn with where each code stands on it; a code stands where one below it does. */
export interface CodedTurn {
  readonly id: string;
  readonly transcriptId: string;
  readonly speaker: number | null;
  readonly part: string;
  readonly text: string;
  readonly codes: ReadonlyMap<number, readonly TurnSpan[]>;
}

interface CodeInTree {
  readonly code: number;
  readonly parent: number | null;
}

/** By code itself and all above it. What is in a circle, which no frame is, would end. */
export function codesAbove(codes: readonly CodeInTree[]): ReadonlyMap<number, readonly number[]> {
  const parents = new Map(codes.map(({ code, parent }) => [code, parent]));
  return new Map(
    codes.map(({ code }) => {
      const above: number[] = [];
      for (let at: number | null = code; at !== null && !above.includes(at); at = parents.get(at) ?? null)
        above.push(at);
      return [code, above];
    }),
  );
}

/** Where each code stands: places that touch or overlap are one, as a reader sees them. Codes that are not in the frame are none. */
export function placesOfCodes(
  text: string,
  given: readonly CodeOnTurn[],
  above: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, readonly TurnSpan[]> {
  const places = new Map<number, TurnSpan[]>();
  for (const { code, span } of given)
    for (const one of above.get(code) ?? []) {
      const known = places.get(one);
      const place = span ?? { from: 0, to: text.length };
      if (known) known.push(place);
      else places.set(one, [place]);
    }
  return new Map([...places].map(([code, spans]) => [code, joined(spans)]));
}

function joined(spans: readonly TurnSpan[]): readonly TurnSpan[] {
  const result: TurnSpan[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else result.push(span);
  }
  return result;
}

/** A Chinese sign is one, and so is a run of other letters or figures: as word processors count. */
const WORDS =
  /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:['’.-](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*/gu;

/** “我用 Wenshu 3 年” has 5: 我, 用, Wenshu, 3, 年. */
export const countWritten = (text: string): number => text.match(WORDS)?.length ?? 0;
