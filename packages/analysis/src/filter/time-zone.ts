const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', second: '2-digit', ...parts });
    formats.set(timeZone, format);
  }
  return format;
}

/** How far a time zone's clocks are ahead of UTC at a moment. */
function aheadMs(moment: number, timeZone: string): number {
  const found = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(found.year!, found.month! - 1, found.day, found.hour, found.minute, found.second);
  return local - Math.floor(moment / 1000) * 1000;
}

/** The moment at which a day, YYYY-MM-DD, begins where the questionnaire is; `days` later or earlier. */
export function startOfDay(day: string, timeZone: string, days = 0): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const utc = Date.UTC(year, month - 1, date + days);
  const guess = utc - aheadMs(utc, timeZone);
  // Clocks may be turned between the guess and the moment: what holds at the moment itself decides.
  return utc - aheadMs(guess, timeZone);
}
