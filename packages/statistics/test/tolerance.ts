/** |got − want| ≤ abs + rel·|want| */
export interface Slack {
  abs: number;
  rel: number;
}

/** When two numbers count as the same. */
export interface Tolerance {
  isClose(got: unknown, want: unknown): boolean;
  isAtMost(got: unknown, want: unknown): boolean;
  isAtLeast(got: unknown, want: unknown): boolean;
  /** Same length, every element close, nothing where nothing is wanted. */
  areClose(got: readonly unknown[], want: readonly unknown[]): boolean;
}

/** An absent value. NaN is not one: a statistic must never give it. */
export const isNothing = (value: unknown): boolean => value === null || value === undefined;

export const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 90) ?? String(value);

export function buildTolerance({ abs, rel }: Slack): Tolerance {
  const slack = (want: number) => abs + rel * Math.abs(want);
  const isClose = (got: unknown, want: unknown) =>
    typeof got === 'number' && typeof want === 'number' && Math.abs(got - want) <= slack(want);
  return {
    isClose,
    isAtMost: (got, want) => typeof got === 'number' && typeof want === 'number' && got <= want + slack(want),
    isAtLeast: (got, want) => typeof got === 'number' && typeof want === 'number' && got >= want - slack(want),
    areClose: (got, want) =>
      got.length === want.length &&
      want.every((value, i) => (isNothing(value) ? isNothing(got[i]) : isClose(got[i], value))),
  };
}
