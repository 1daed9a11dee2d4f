/** So that a mask is exact as a number of ours, too. */
const MOST_CODE = 52;
/** The mask of codes that have none. */
const NO_MASK = -1;

/**
 * Codes as bits of one number. People choose the same few sets again and again, so that counting the sets and then their codes takes a fifth
 * of the time that every code of every record takes.
 */
export function maskOf(codes: readonly number[]): number {
  let mask = 0;
  for (const code of codes) {
    if (!Number.isInteger(code) || code < 0 || code > MOST_CODE) return NO_MASK;
    const bit = 2 ** code;
    // One that stands there twice is counted twice.
    if (Math.floor(mask / bit) % 2 === 1) return NO_MASK;
    mask += bit;
  }
  return mask;
}

/** A code that nobody has: it stands for records without a mask. */
export const UNMASKED = -2_147_483_647;

/** The codes of a mask as a list. */
export function codesInSql(mask: string): string {
  const bits = `list_filter(range(${MOST_CODE + 1}), b -> (${mask} >> b) & 1 = 1)::INTEGER[]`;
  return `case when ${mask} = ${NO_MASK} then [${UNMASKED}]::INTEGER[] else ${bits} end`;
}
