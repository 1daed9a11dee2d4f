/** The last moment of a day as a date field writes it, on the reader's own clock; undefined when it is no day. */
export function endOfDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const end = new Date(`${day}T23:59:59`).getTime();
  return Number.isNaN(end) ? undefined : end;
}
