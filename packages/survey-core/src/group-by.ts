/** The members of a list by a key of theirs, each in the order in which they came. */
export function groupBy<T, Key>(parts: Iterable<T>, keyOf: (part: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const part of parts) {
    const key = keyOf(part);
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return groups;
}
