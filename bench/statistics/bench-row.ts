/** One benchmark with the time that R took for the same work on two cores of a Xeon (median, seconds). */
export interface BenchRow {
  readonly name: string;
  /** What R ran. */
  readonly reference: string;
  readonly referenceSeconds: number;
  /** Makes the data, outside the clock, and gives the work to be timed. */
  prepare(): () => unknown;
}
