/** How many of so many points stand side by side on a phone: all of seven, half of more, so that no row has a single one. */
export function perRow(count: number): number {
  return count <= 7 ? count : Math.ceil(count / 2);
}
