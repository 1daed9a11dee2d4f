import { outcomeStatuses, type RecordOutcome } from '@wenshu/api-contract';

/** Of a row of `collected_record`: whether this has become of it. The same records as on the screen of progress, which counts them in the copy. */
export const hasOutcome = (...outcomes: readonly RecordOutcome[]): string =>
  `(set_aside is null and status in (${outcomes.flatMap(outcome => outcomeStatuses[outcome]).join(', ')}))`;
