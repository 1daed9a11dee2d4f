/** The day at a moment, in a questionnaire's time zone, as YYYY-MM-DD. */
export function dayIn(moment: Date, timeZone = 'Asia/Shanghai'): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const found = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${found.year}-${found.month}-${found.day}`;
}
