/** Three pictures in ten minutes cost nothing: who knows only the calls of the specification can sign in. */
const FREE = 3;
/** 65,000 hashes on average: a quarter of a second in a cheap phone's browser, while somebody reads. */
const FIRST_BITS = 16;
/** A million: some seconds on that phone. A lecture hall behind one address must still get in. */
const MOST_BITS = 20;
/** Each time the number doubles from here, at the sixteenth for the first time, a picture is twice as dear. */
const STEADY = 8;

export const SOUND_BITS = FIRST_BITS;

/** Leading zero bits that the so-manieth picture of an address asks for. */
export function decideBits(issued: number): number {
  if (issued <= FREE) return 0;
  const doublings = Math.max(0, Math.floor(Math.log2(issued / STEADY)));
  return Math.min(MOST_BITS, FIRST_BITS + doublings);
}
