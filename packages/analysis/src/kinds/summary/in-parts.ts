/** A list in parts of about so many. What belongs together, by the same name, is never parted, however much it is. */
export function inParts<T>(
  all: readonly T[],
  most: number,
  nameOf: (one: T) => string | undefined,
): readonly (readonly T[])[] {
  const units = new Map<string, T[]>();
  for (const [place, one] of all.entries()) {
    const name = nameOf(one) ?? `alone ${place}`;
    const known = units.get(name);
    if (known) known.push(one);
    else units.set(name, [one]);
  }
  const parts: T[][] = [];
  for (const unit of units.values()) {
    const last = parts.at(-1);
    if (last && last.length + unit.length <= most) last.push(...unit);
    else parts.push([...unit]);
  }
  return parts;
}
