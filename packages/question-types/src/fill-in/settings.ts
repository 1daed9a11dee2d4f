export const fillInSettings = [
  'required',
  'inputFormat',
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'decimalPlaces',
  'lineCount',
] as const;
export type FillInSetting = (typeof fillInSettings)[number];

/** Longest text when the creator set no limit: enough for a page of prose, not for a book. */
export const DEFAULT_MAX_LENGTH = 3000;

/** Input formats whose answers are numbers. */
export const NUMERIC_FORMATS: readonly number[] = [2, 3];
