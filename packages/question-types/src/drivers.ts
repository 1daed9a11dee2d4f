import type { TypeDriver } from './_shared/type-driver.ts';
import { answeringTypes, type QuestionTypeSlug } from './answering.ts';

export type { Hand } from './_shared/type-driver.ts';

const slugs = Object.keys(answeringTypes) as QuestionTypeSlug[];

/** How a person enters the example of every type, from its folder: for journeys. */
export const typeDrivers = Object.fromEntries(
  await Promise.all(
    slugs.map(async slug => [slug, ((await import(`./${slug}/driver.ts`)) as { driver: TypeDriver }).driver]),
  ),
) as Readonly<Record<QuestionTypeSlug, TypeDriver>>;
