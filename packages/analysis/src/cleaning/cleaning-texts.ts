import type { Language } from '@wenshu/texts';
import type { cleaningTexts } from '@wenshu/texts/findings/cleaning';

export type CleaningTexts = (typeof cleaningTexts)[Language];
