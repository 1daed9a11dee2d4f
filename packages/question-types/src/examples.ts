import type { TypeExample } from './_shared/example.ts';
import { answeringTypes, type QuestionTypeSlug } from './answering.ts';

export type { TypeExample } from './_shared/example.ts';

const slugs = Object.keys(answeringTypes) as QuestionTypeSlug[];

/** The example of every type, from its folder: for tests and the gallery, never for what is shipped. */
export const typeExamples = Object.fromEntries(
  await Promise.all(
    slugs.map(async slug => [slug, ((await import(`./${slug}/examples.ts`)) as { example: TypeExample }).example]),
  ),
) as Readonly<Record<QuestionTypeSlug, TypeExample>>;
