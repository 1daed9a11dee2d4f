import type { Language } from '@wenshu/texts';
import type { Claim, Told } from './claim.ts';

/** One sentence that names all of which it holds; nothing where it holds of none. */
export function tellOf<Part, Known>(
  one: Claim<Known, readonly string[]>,
  language: Language,
  parts: readonly Part[],
  { known, name }: { readonly known: (part: Part) => Known; readonly name: (part: Part) => string },
): Told | undefined {
  const held = parts.filter(part => one.holds(known(part)));
  return held.length === 0 ? undefined : one.tell(language, known(held[0]!), () => held.map(name));
}
