import { followSpansAcross, type IdentifiedText } from '@wenshu/words';
import type { QdaSpan } from './qda/qda-project.ts';

export interface SpanOnTurn {
  readonly turnId: string;
  readonly from: number;
  readonly to: number;
  readonly span: QdaSpan;
}

export interface SpansOnTurns {
  readonly spans: readonly SpanOnTurn[];
  /** Of which nothing is in any turn: a heading, a name. */
  readonly lost: readonly QdaSpan[];
}

const NAME = /^[^:：\n]{1,60}(?:\d{1,2}[:：]\d{2}[^:：\n]{0,8})*[:：]/u;

/**
 * Spans of a text that was read into turns, as spans of these turns. One that goes over several turns becomes one of each. Names of speakers and times,
 * which turns do not have, are no part of it.
 */
export function spansOnTurns(text: string, spans: readonly QdaSpan[], turns: readonly IdentifiedText[]): SpansOnTurns {
  const follow = followSpansAcross([{ id: '', text }], turns);
  const found: SpanOnTurn[] = [];
  const lost: QdaSpan[] = [];
  for (const span of spans) {
    const pieces = linesWithin(text, span).flatMap(({ from, to }) => {
      // The name before a short answer may be more than the answer.
      const name = NAME.exec(text.slice(from, to))?.[0].length ?? 0;
      const there = follow('', from, to).span ?? (name > 0 ? follow('', from + name, to).span : null);
      return there ? [{ turnId: there.id, from: there.from, to: there.to, span }] : [];
    });
    if (pieces.length === 0) lost.push(span);
    for (const piece of pieces) {
      const last = found.at(-1);
      // Lines of one turn stay one span.
      if (last?.span === span && last.turnId === piece.turnId && last.to <= piece.from)
        found[found.length - 1] = { turnId: last.turnId, from: last.from, to: piece.to, span };
      else found.push(piece);
    }
  }
  return { spans: found, lost };
}

function linesWithin(text: string, { from, to }: QdaSpan): { from: number; to: number }[] {
  const lines: { from: number; to: number }[] = [];
  let start = from;
  for (const line of text.slice(from, to).split('\n')) {
    if (line.trim() !== '') lines.push({ from: start, to: start + line.length });
    start += line.length + 1;
  }
  return lines;
}
