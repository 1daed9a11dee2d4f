export type Language = 'zh' | 'en';
export const languages: readonly Language[] = ['zh', 'en'];

/** The same keys with any wording: what the second language must bring. */
type SameKeys<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: SameKeys<T[Key]> };

export type Bilingual<T> = { readonly zh: T; readonly en: SameKeys<T> };

/** One area's texts, side by side. Chinese comes first and sets the keys: an English key too few or too many does not compile. */
export function bilingual<T extends object>(
  zh: T,
  en: SameKeys<T> & { [Key in keyof T]: SameKeys<T[Key]> },
): Bilingual<T> {
  return { zh, en };
}
