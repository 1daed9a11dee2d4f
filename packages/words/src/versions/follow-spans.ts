import { followTokens } from './follow-tokens.ts';

export interface FollowedSpan {
  /** Where the same words stand now; `null` where they are no longer there as one piece. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** The share of the span's words that still stand, 0 to 1; where it has no words, of its signs. */
  readonly stillThere: number;
}

/**
 * Where spans of a text are after it was edited. A span goes with its words: it moves by what was cut or added before it, shrinks by what was cut out
 * of it, and holds what was put between its words. `null` where fewer than half of its words still stand, or where between them is more that is new
 * than that is old. Words are matched by the fewest steps from one text to the other; width, small letters and the kind of quotes make no difference.
 *
 * @example
 * followSpans('嗯，我觉得价格有点高。', '我觉得价格有点高。')(5, 7) // { span: { from: 3, to: 5 }, stillThere: 1 }
 * followSpans('嗯，我觉得价格有点高。', '我觉得价格有点高。')(0, 2) // { span: null, stillThere: 0 }
 */
export function followSpans(before: string, after: string): (from: number, to: number) => FollowedSpan {
  const follow = followTokens([before], [after]);
  return (from, to) => {
    const { span, stillThere } = follow(0, from, to);
    return { span: span && { from: span.from, to: span.to }, stillThere };
  };
}
