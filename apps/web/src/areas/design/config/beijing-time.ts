/** Surveys live by Beijing time, which has had no summer time since 1991: a fixed distance to UTC is exact. */
const OFFSET_MS = 8 * 3600 * 1000;

/** A moment as the browser's date-and-time field writes it, "2026-11-15T08:30". */
export function toField(ms: number | null): string {
  return ms === null ? '' : new Date(ms + OFFSET_MS).toISOString().slice(0, 16);
}

/** Undefined when the field holds half a date. */
export function fromField(text: string): number | null | undefined {
  if (text === '') return null;
  const ms = Date.parse(`${text}:00.000Z`);
  return Number.isNaN(ms) ? undefined : ms - OFFSET_MS;
}
