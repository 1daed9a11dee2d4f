import { followTokens } from './follow-tokens.ts';

export interface IdentifiedText {
  readonly id: string;
  readonly text: string;
}

export interface SpanAcross {
  readonly span: { readonly id: string; readonly from: number; readonly to: number } | null;
  /** The share of the span's words that stand where `span` says, 0 to 1. */
  readonly stillThere: number;
}

/**
 * Where spans of texts are after these were edited, split, merged, or taken away: as `followSpans`, over all texts in their order. Where a span was torn
 * apart it is where most of its words are. What was moved to another place of the order is found there only while its text is what it was.
 *
 * @example
 * followSpansAcross([{ id: 'a', text: 'It broke. They came.' }], [{ id: 'a', text: 'It broke.' }, { id: 'b', text: 'They came.' }])('a', 10, 19) // { span: { id: 'b', from: 0, to: 9 }, stillThere: 1 }
 */
export function followSpansAcross(
  before: readonly IdentifiedText[],
  after: readonly IdentifiedText[],
): (id: string, from: number, to: number) => SpanAcross {
  const indexBefore = new Map(before.map(({ id }, index) => [id, index]));
  const textAfter = new Map(after.map(({ id, text }) => [id, text]));
  const follow = followTokens(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
  );
  return (id, from, to) => {
    const index = indexBefore.get(id);
    if (index === undefined) return { span: null, stillThere: 0 };
    if (textAfter.get(id) === before[index]!.text) return { span: { id, from, to }, stillThere: 1 };
    const { span, stillThere } = follow(index, from, to);
    return { span: span && { id: after[span.index]!.id, from: span.from, to: span.to }, stillThere };
  };
}
