import * as parts from './_registry/answering.ts';
import { sealAll } from './_shared/seal-all.ts';

export type QuestionTypeSlug = keyof typeof parts;

/** What the answering page needs of every type. */
export const answeringTypes = sealAll(parts);
