export interface AxisEnds {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
}

const MARKS = 5;
/** Beyond the outermost points, as a part of what lies between them. */
const BEYOND = 0.06;
const ROUND = [1, 2, 5, 10] as const;

/** Round ends of an axis that all of these lie within. Known here, so that it is known where a point will be drawn. */
export function axisEnds(values: readonly number[]): AxisEnds {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || Math.abs(most) || 1;
  const interval = roundUp(span / MARKS);
  const low = Math.floor((least - BEYOND * span) / interval) * interval;
  const high = Math.ceil((most + BEYOND * span) / interval) * interval;
  // What cannot be less than nothing does not seem to: an axis of shares that begins at −10% reads wrongly.
  return { min: tidy(least >= 0 ? Math.max(0, low) : low), max: tidy(high), interval };
}

function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return tidy(ROUND.find(one => one * power >= value * (1 - 1e-9))! * power);
}

/** Without what binary fractions leave behind. */
const tidy = (value: number) => Number(value.toPrecision(12));
