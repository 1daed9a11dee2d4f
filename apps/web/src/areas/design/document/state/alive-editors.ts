/** Every rich-text editor holds a document model and listeners; two are enough for a person (S9.30, P4.36). */
export const MOST_ALIVE = 2;

/** The list with this one as its newest; the oldest beyond the limit is dropped. */
export function withNewest(alive: readonly string[], key: string): readonly string[] {
  return [...alive.filter(one => one !== key), key].slice(-MOST_ALIVE);
}
