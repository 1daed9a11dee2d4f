const CHINA = 'Asia/Shanghai';
const CHINA_AHEAD_MS = 8 * 60 * 60 * 1000;
const CHINA_STEADY_SINCE = Date.UTC(1992, 0, 1);

/**
 * The day at a moment, in a questionnaire's time zone, as YYYY-MM-DD. China has had one offset and no summer time since 1992, and is where
 * most ask: a sum does for it, while waking the calendars of the world costs a slow phone a twentieth of a second.
 */
export function dayIn(moment: Date, timeZone = CHINA): string {
  const time = moment.getTime();
  if (timeZone === CHINA && time >= CHINA_STEADY_SINCE)
    return new Date(time + CHINA_AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const found = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${found.year}-${found.month}-${found.day}`;
}
