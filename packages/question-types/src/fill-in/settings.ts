import { textSettings } from '../_shared/check-text.ts';

export const fillInSettings = ['required', ...textSettings, 'lineCount'] as const;
export type FillInSetting = (typeof fillInSettings)[number];

/** Longest text when the creator set no limit: enough for a page of prose, not for a book. */
export const DEFAULT_MAX_LENGTH = 3000;
