/** Hands out a name for each heading, made of its words: an address that names a part still finds it after others were added. */
export function countIds(): (words: string) => string {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return words => {
    const base = idOf(words);
    let count = counts.get(base) ?? 1;
    let id = count === 1 ? base : `${base}-${count}`;
    // A heading may itself be called "quotas 2".
    while (taken.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    counts.set(base, count + 1);
    taken.add(id);
    return id;
  };
}

const idOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'part';
