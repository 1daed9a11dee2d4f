/** The longest string that is one variable in the file. */
const MAX_PLAIN = 255;
/** SPSS counts segments as if each held so many bytes, although it fills all 255. */
const COUNTED = 252;

export interface Segment {
  /** What the segment's own record says. */
  readonly width: number;
  /** Which bytes of the value stand in it. */
  readonly from: number;
  readonly to: number;
  /** How many times eight bytes it takes in a case. */
  readonly units: number;
}

/** A number is one segment, a string up to 255 bytes too; longer ones are cut into several, each a variable of its own in the file. */
export function segmentsOf(width: number): readonly Segment[] {
  if (width === 0) return [{ width: 0, from: 0, to: 8, units: 1 }];
  if (width <= MAX_PLAIN) return [{ width, from: 0, to: width, units: Math.ceil(width / 8) }];
  const count = Math.ceil(width / COUNTED);
  return Array.from({ length: count }, (_, index) => {
    const own = index < count - 1 ? MAX_PLAIN : width - index * COUNTED;
    const from = Math.min(index * MAX_PLAIN, width);
    return { width: own, from, to: Math.min(from + MAX_PLAIN, width), units: Math.ceil(own / 8) };
  });
}
