/** The order after an option was tapped: it takes the next place, or gives its place up. Beyond the last place nothing changes. */
export function tapOption(order: readonly string[], itemId: string, most: number): readonly string[] {
  if (order.includes(itemId)) return order.filter(id => id !== itemId);
  return order.length < most ? [...order, itemId] : order;
}

/** The order after an option was moved by so many places; it stays within the list. */
export function moveOption(order: readonly string[], itemId: string, by: number): readonly string[] {
  const from = order.indexOf(itemId);
  if (from < 0) return order;
  const to = Math.min(Math.max(from + by, 0), order.length - 1);
  const others = order.filter(id => id !== itemId);
  return [...others.slice(0, to), itemId, ...others.slice(to)];
}
