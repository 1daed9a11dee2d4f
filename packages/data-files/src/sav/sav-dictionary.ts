/** How values are shown. SPSS has some more (for binary and custom currency); they are kept by number. */
export const formatCodes = {
  A: 1,
  AHEX: 2,
  COMMA: 3,
  DOLLAR: 4,
  F: 5,
  N: 16,
  E: 17,
  DATE: 20,
  TIME: 21,
  DATETIME: 22,
  ADATE: 23,
  JDATE: 24,
  DTIME: 25,
  WKDAY: 26,
  MONTH: 27,
  MOYR: 28,
  QYR: 29,
  WKYR: 30,
  PCT: 31,
  DOT: 32,
  CCA: 33,
  CCB: 34,
  CCC: 35,
  CCD: 36,
  CCE: 37,
  EDATE: 38,
  SDATE: 39,
  MTIME: 40,
  YMDHMS: 41,
} as const;
export type SavFormatType = keyof typeof formatCodes;

export interface SavFormat {
  readonly type: SavFormatType;
  readonly width: number;
  readonly decimals: number;
}

/** Values that are there and do not count. A range may begin at −Infinity or end at Infinity, and leaves room for one value beside it. */
export interface SavMissing {
  readonly values?: readonly (number | string)[];
  readonly range?: { readonly low: number; readonly high: number };
}

export interface SavValueLabel {
  readonly value: number | string;
  readonly label: string;
}

export interface SavVariable {
  readonly name: string;
  /** 0 for numbers and dates; for texts how many bytes they may have, up to 32,767. */
  readonly width: number;
  readonly label?: string;
  readonly format?: SavFormat;
  readonly valueLabels?: readonly SavValueLabel[];
  readonly missing?: SavMissing;
  readonly measure?: 'nominal' | 'ordinal' | 'scale';
  readonly alignment?: 'left' | 'right' | 'center';
  /** How wide its column is in SPSS. */
  readonly columns?: number;
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
}

/** Several variables that are one question with several answers. */
export interface SavMultipleSet {
  /** Begins with $. */
  readonly name: string;
  readonly label: string;
  readonly variables: readonly string[];
  /** With it: one variable for each answer, which holds this value where it was chosen. Without: variables that share their codes. */
  readonly countedValue?: number | string;
}

export interface SavDictionary {
  readonly variables: readonly SavVariable[];
  readonly fileLabel?: string;
  /** Lines of notes. */
  readonly documents?: readonly string[];
  readonly multipleSets?: readonly SavMultipleSet[];
  /** The name of the variable that weighs the cases. */
  readonly weight?: string;
}

export const MAX_STRING_WIDTH = 32_767;
/** 1582-10-14, the day before the Gregorian calendar began, in seconds before 1970. */
export const EPOCH_SECONDS = 12_219_379_200;
/** The most negative number stands for "there is nothing". */
export const SYSTEM_MISSING = -Number.MAX_VALUE;
