/** Chance of the lie detector's own: nothing of the product's is in it, so that both cannot be wrong together. */
export interface Chance {
  /** 0 up to 1. */
  readonly next: () => number;
  readonly below: (count: number) => number;
  readonly normal: () => number;
  /** A place of a list of probabilities that sum to 1. */
  readonly pick: (probabilities: readonly number[]) => number;
}

export function chanceFrom(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: count => Math.floor(next() * count),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: probabilities => {
      let left = next();
      const at = probabilities.findIndex(probability => {
        left -= probability;
        return left < 0;
      });
      return at < 0 ? probabilities.length - 1 : at;
    },
  };
}
