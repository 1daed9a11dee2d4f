const MOST_RECORDS = 2048;
/** A thousand records of a questionnaire of sixty questions; of one with thousands of variables so many would be hundreds of megabytes. */
const MOST_VALUES = 96 * 1024;

/** How many records are read at a time: they are in memory twice, as answers and as values. */
export function recordsAtOnce(variables: number): number {
  return Math.max(1, Math.min(MOST_RECORDS, Math.floor(MOST_VALUES / variables)));
}
