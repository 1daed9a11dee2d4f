/** Names of people are the same whatever the letters' case. */
export const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A name that nobody of these has, after one that somebody may have. */
export function freeName(name: string, people: readonly { readonly name: string }[]): string {
  const isTaken = (word: string) => people.some(one => sameName(one.name, word));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) if (!isTaken(`${name} (${number})`)) return `${name} (${number})`;
}
