import type { ImportanceMethod, RelativeImportanceResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

export interface FoundKeyDrivers {
  readonly method: ImportanceMethod;
  readonly result: RelativeImportanceResult;
  readonly base: Base;
  /** People who lack an answer to one of the questions. */
  readonly leftOut: number;
}
