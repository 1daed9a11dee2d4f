export function insertAt<T>(list: readonly T[], at: number, item: T): T[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}

/** To a place between the items as they stand: 0 before the first, `list.length` behind the last. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from];
  if (moved === undefined) return [...list];
  const rest = list.filter((_, at) => at !== from);
  return insertAt(rest, to > from ? to - 1 : to, moved);
}
