/** How much of a stranger's file is taken. */
export interface SavLimits {
  readonly maxVariables: number;
  /** Value labels of all variables together. */
  readonly maxLabels: number;
  readonly maxCases: number;
  /** Everything in front of the cases. */
  readonly maxDictionaryBytes: number;
  /** One case: the widest row that is held in memory. */
  readonly maxCaseBytes: number;
  /** What the cases of a zsav may unpack to. */
  readonly maxUnpackedBytes: number;
}

export const DEFAULT_LIMITS: SavLimits = {
  maxVariables: 20_000,
  maxLabels: 500_000,
  maxCases: 10_000_000,
  maxDictionaryBytes: 64 * 2 ** 20,
  maxCaseBytes: 4 * 2 ** 20,
  maxUnpackedBytes: 4 * 2 ** 30,
};
