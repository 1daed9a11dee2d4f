/** What rules find, before anything is done. */
export interface CleaningTally {
  /** Whom any of them finds. */
  readonly total: number;
  /** By rule: whom it finds, and whom nobody else finds. */
  readonly hits: readonly number[];
  readonly alone: readonly number[];
  /** By rule and by rule: whom both find. */
  readonly overlap: readonly (readonly number[])[];
}

/** Counts records by the rules that find them: a bit for each, in the order of the rules. */
export function tallyHits(masks: Uint32Array, rules: number): CleaningTally {
  const byMask = new Map<number, number>();
  for (const mask of masks) if (mask !== 0) byMask.set(mask, (byMask.get(mask) ?? 0) + 1);
  const overlap = Array.from({ length: rules }, () => new Array<number>(rules).fill(0));
  const alone = new Array<number>(rules).fill(0);
  let total = 0;
  for (const [mask, count] of byMask) {
    const found = rulesIn(mask, rules);
    total += count;
    if (found.length === 1) alone[found[0]!]! += count;
    for (const one of found) for (const other of found) overlap[one]![other]! += count;
  }
  return { total, hits: overlap.map((line, rule) => line[rule]!), alone, overlap };
}

/** The places of the rules in a mask. */
export function rulesIn(mask: number, rules: number): readonly number[] {
  return Array.from({ length: rules }, (_, rule) => rule).filter(rule => (mask & (1 << rule)) !== 0);
}
