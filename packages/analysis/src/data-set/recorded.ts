import type { DataVariable, Measured } from './variable.ts';

/**
 * A variable whose values belong to single records, because no recipe makes them of one record's answers: what a model that looks at everybody
 * estimated of each. Whoever answered later has none until it is saved again.
 */
export interface Recorded {
  readonly make: 'recorded';
  readonly name: string;
  readonly label: string;
  readonly measures?: Measured;
}

/** One that is to be saved, as the model gives it. */
export interface RecordedColumn extends Omit<Recorded, 'measures'> {
  /** The estimate is known to whoever keeps it. */
  readonly measures?: Omit<Measured, 'estimate'>;
  /** By person, in the order in which the model was given them; NaN where there is none. */
  readonly values: Float64Array;
}

/** As a variable of the data set like any other. */
export function recordedVariable({ name, label, measures }: Recorded, key: string): DataVariable {
  return { key, name, label, kept: 'number', measure: 'scale', ...(measures && { measures }) };
}
