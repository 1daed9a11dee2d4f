const MAX_BYTES = 64;
const RESERVED = new Set(['ALL', 'AND', 'BY', 'EQ', 'GE', 'GT', 'LE', 'LT', 'NE', 'NOT', 'OR', 'TO', 'WITH']);

/**
 * Names that SPSS takes: a letter first, then letters, digits and underscores, at most 64 bytes, no reserved word, and none twice
 * whatever the case. We keep to ASCII so that every program agrees on the bytes: other characters become underscores.
 */
export function uniqueNames(wanted: readonly string[]): string[] {
  const used = new Set<string>();
  return wanted.map(name => {
    const safe = safeName(name);
    let unique = safe;
    for (let n = 2; used.has(unique.toUpperCase()); n++)
      unique = `${safe.slice(0, MAX_BYTES - 1 - String(n).length)}_${n}`;
    used.add(unique.toUpperCase());
    return unique;
  });
}

/** A word of the programs that read the data. */
export const isReservedName = (name: string): boolean => RESERVED.has(name.toUpperCase());

function safeName(name: string): string {
  const ascii = name.replace(/[^0-9A-Za-z_]+/g, '_').replace(/_+$/, '');
  const lettered = /^[A-Za-z]/.test(ascii) ? ascii : `V${ascii}`;
  const cut = lettered.slice(0, MAX_BYTES);
  return isReservedName(cut) ? `${cut}_` : cut;
}
