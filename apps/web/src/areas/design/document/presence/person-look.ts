/** Dark enough for white letters (4.5 to 1 and more), and none of them the green of one's own selection. */
const COLOURS = ['#97500f', '#3559b0', '#7b3fa3', '#b0285a', '#b33a00', '#1f6c9e', '#8a3b2a', '#515b6b'];

/**
 * A colour for each person, no two alike while there are enough. Worked out from the ids alone, in their order: whoever looks at the
 * same people sees the same colours.
 */
export function coloursOf(personIds: Iterable<string>): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  const taken = new Set<number>();
  for (const id of [...new Set(personIds)].sort()) {
    let at = hashOf(id);
    while (taken.has(at) && taken.size < COLOURS.length) at = (at + 1) % COLOURS.length;
    taken.add(at);
    colours.set(id, COLOURS[at]!);
  }
  return colours;
}

function hashOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return sum % COLOURS.length;
}

/** Two letters at most: the last two of a Chinese name, the first of the first two words of another. */
export function initialsOf(name: string): string {
  const letters = [...name.trim()];
  if (letters.length === 0) return '·';
  if (/\p{Script=Han}/u.test(name)) return letters.slice(-2).join('');
  const words = name.trim().split(/[\s._-]+/);
  return words
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
