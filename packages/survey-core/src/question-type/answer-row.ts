import type { Id } from '../ids.ts';

/** 0 text, 1 option, 2 number, 3 file, 4 JSON. */
export type AnswerValueType = 0 | 1 | 2 | 3 | 4;

/** One row of an answer on the wire: one per chosen item, row or blank. The question's own ids are added outside. */
export interface AnswerRow {
  readonly itemId?: Id;
  /** The matrix row it belongs to; on the wire, the sub-question's id. */
  readonly rowId?: Id;
  readonly answerValue: string;
  readonly answerValueType: AnswerValueType;
  /** The blank of an option: travels in blankAnswerInfoList. */
  readonly isBlank?: true;
}
