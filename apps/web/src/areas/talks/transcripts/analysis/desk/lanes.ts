/** A code on a turn, as a stripe beside it. */
export interface Stripe {
  readonly code: number;
  readonly lane: number;
}

/** More would take the room of the words. */
export const MOST_LANES = 8;

/** Stripes beside turns that follow each other: as long as a code goes on, its stripe stays in its lane. */
export function lanesOf(codesByTurn: readonly (readonly number[])[]): readonly (readonly Stripe[])[] {
  let before = new Map<number, number>();
  return codesByTurn.map(codes => {
    const now = new Map(codes.flatMap(code => (before.has(code) ? [[code, before.get(code)!] as const] : [])));
    const taken = new Set(now.values());
    for (const code of codes) {
      if (now.has(code)) continue;
      let lane = 0;
      while (taken.has(lane)) lane += 1;
      taken.add(lane);
      now.set(code, lane);
    }
    before = now;
    return [...now].flatMap(([code, lane]) => (lane < MOST_LANES ? [{ code, lane }] : []));
  });
}
