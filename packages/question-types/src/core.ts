import * as types from './_registry/core.ts';
import type { QuestionTypeSlug } from './answering.ts';

export type { QuestionTypeSlug } from './answering.ts';

/** Every type whole, for the server and the editor. A type that the answering registry has and this one lacks does not compile. */
export const questionTypes: Readonly<Record<QuestionTypeSlug, (typeof types)[QuestionTypeSlug]>> = { ...types };
