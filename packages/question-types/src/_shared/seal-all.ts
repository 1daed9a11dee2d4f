import { type AnsweringPart, type SealedAnswering, sealAnswering } from '@wenshu/survey-core/answering';

/** Types by their names, each sealed: it knows its own settings and answers, and sealing is what forgets them. */
export function sealAll<Parts extends object>(parts: Parts): Readonly<Record<keyof Parts, SealedAnswering>> {
  const each = Object.entries(parts) as readonly (readonly [string, AnsweringPart<never, never>])[];
  return Object.fromEntries(each.map(([slug, part]) => [slug, sealAnswering(part)])) as Record<
    keyof Parts,
    SealedAnswering
  >;
}
