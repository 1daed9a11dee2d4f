import { createHash } from 'node:crypto';
import { type Value, withNets } from '@wenshu/analysis';
import type { CodedPlace, CodeMarks } from './coded-values.repository.ts';

/** Some words of an answer: in its letters as JavaScript counts them, from 0. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is kept of what somebody said when it is coded: the words, or of all of it what no other answer has. */
export function saidIn(text: string, span: Span | undefined): string {
  return span ? text.slice(span.from, span.to) : createHash('sha256').update(text).digest('base64url');
}

/** An answer that says something else there than when it was coded is to be looked at again. */
export const stillSays = (text: Value | undefined, span: Span | undefined, said: string): boolean =>
  typeof text === 'string' && saidIn(text, span) === said;

/**
 * A record's codes, with those above them. Null where nothing is coded: nobody knows yet what an answer says that nobody has read, and one
 * that was changed since is such a one.
 */
export function codesAt(
  marks: CodeMarks | null | undefined,
  { variableId, parents }: Pick<CodedPlace, 'variableId' | 'parents'>,
  textOf: (variable: string) => Value | undefined,
): readonly number[] | null {
  const codes = new Set<number>();
  for (const [codingId, code, from, to, said, variable] of marks ?? []) {
    const span = from === null || to === null ? undefined : { from, to };
    if (codingId === variableId && stillSays(textOf(variable), span, said)) codes.add(code);
  }
  return codes.size === 0 ? null : withNets(codes, code => parents[code]);
}
