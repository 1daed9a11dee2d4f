import { type AnsweringPart, type SealedAnswering, sealAnswering } from '@wenshu/survey-core/answering';
import * as parts from './_registry/answering.ts';

export type QuestionTypeSlug = keyof typeof parts;

// Each knows its own settings and answers; sealing is what forgets them.
const each = Object.entries(parts) as unknown as readonly (readonly [QuestionTypeSlug, AnsweringPart<never, never>])[];

/** What the answering page needs of every type. */
export const answeringTypes = Object.fromEntries(each.map(([slug, part]) => [slug, sealAnswering(part)])) as Readonly<
  Record<QuestionTypeSlug, SealedAnswering>
>;
