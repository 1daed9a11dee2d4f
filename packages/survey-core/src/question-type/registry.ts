import type { DesignPart, Summary } from './question-type.ts';
import type { SealedAnswering, SealedType } from './seal.ts';

/** The engine receives the types as an argument and knows none of them. */
export type AnsweringRegistry = Readonly<Record<string, SealedAnswering>>;
export type TypeRegistry = Readonly<Record<string, SealedType>>;
/** What is summed up as 'none' is not answered at all: notes, page breaks. */
export type DesignRegistry = Readonly<Record<string, DesignPart & { readonly summary?: Pick<Summary, 'kind'> }>>;

/** The type with that slug. Names such as "constructor" find nothing. */
export function findType<T>(registry: Readonly<Record<string, T>>, slug: string): T | undefined {
  return Object.hasOwn(registry, slug) ? registry[slug] : undefined;
}

/** A type as documents name it, from its slug or the specification's number. What is neither stays as it is, to be refused as unknown. */
export function slugOfType(registry: DesignRegistry, type: string | number): string {
  const named = String(type);
  if (Object.hasOwn(registry, named)) return named;
  return Object.values(registry).find(({ code }) => String(code) === named)?.slug ?? named;
}
