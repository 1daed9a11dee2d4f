/** The licence for videos in texts, by the specification's code (P6.3). */
export const VIDEO_PERMISSION = 'p016';
/** The licence for Word import (S5.64): a code beside it. */
export const WORD_IMPORT_PERMISSION = 'word-import';

/** Everything that a plan can have and an operator can grant. What does nothing yet is not here: nobody buys a promise. */
export const licensedFeatures = [VIDEO_PERMISSION, WORD_IMPORT_PERMISSION] as const;
export type LicensedFeature = (typeof licensedFeatures)[number];
