import { localTimeIn, momentIn } from '@wenshu/survey-core';

/** A moment as the browser's date-and-time field writes it, "2026-11-15T08:30", in the questionnaire's time zone. */
export function toField(ms: number | null, timeZone: string): string {
  return ms === null ? '' : localTimeIn(new Date(ms), timeZone).slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** Undefined when the field holds half a date. */
export function fromField(text: string, timeZone: string): number | null | undefined {
  return text === '' ? null : momentIn(text, timeZone);
}
