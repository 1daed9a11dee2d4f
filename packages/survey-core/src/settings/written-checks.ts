import type { SettingName } from './dictionary.ts';

/** Checks of what is written: into a text question, or into an option's blank. */
export const writtenChecks = [
  'inputFormat',
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'decimalPlaces',
] as const satisfies readonly SettingName[];

/** Input formats whose answers are numbers. */
export const NUMERIC_FORMATS: readonly number[] = [2, 3];

/** The input format of a day; it may have a range like a number. */
export const DATE_FORMAT = 7;
