/** Where most questionnaires are asked. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

const DAY_MS = 24 * 3600 * 1000;
/** A name of the time zone database. Offsets such as "+08:00" are none: older browsers do not know them. */
const NAME = /^[A-Z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;
const formats = new Map<string, Intl.DateTimeFormat>();

export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    // Kept from then on: every count asks, and there are no more than some hundred names.
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The clock on the wall there, "2026-11-15T08:30:00". */
export function localTimeIn(moment: Date, timeZone: string): string {
  const found = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute, second } = found;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

/**
 * A moment with the name of its clock, wherever numbers say of when they are: 2026-11-15 08:30 (China Standard Time). To the second where
 * somebody watches them move.
 */
export function clockText(
  moment: number,
  timeZone: string,
  language: 'zh' | 'en',
  upTo: 'minute' | 'second' = 'minute',
): string {
  const length = upTo === 'minute' ? 'YYYY-MM-DDThh:mm'.length : 'YYYY-MM-DDThh:mm:ss'.length;
  const time = localTimeIn(new Date(moment), timeZone).slice(0, length).replace('T', ' ');
  const name = zoneName(moment, timeZone, language);
  return language === 'zh' ? `${time}（${name}）` : `${time} (${name})`;
}

function zoneName(moment: number, timeZone: string, language: 'zh' | 'en'): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * When the clock on the wall there shows this time ("2026-11-15T08:30"), in milliseconds since 1970; undefined for what is no time. Where
 * clocks are put back it is shown twice: the first one counts. Where they are put forward it is skipped: then it is the moment after the gap,
 * by so much as the time lies in it, so that a day whose midnight is left out begins when it begins.
 */
export function momentIn(local: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const before = asUtc - aheadMs(asUtc - DAY_MS, timeZone);
  const after = asUtc - aheadMs(asUtc + DAY_MS, timeZone);
  const shown = [before, after].filter(moment => moment + aheadMs(moment, timeZone) === asUtc);
  return shown.length > 0 ? Math.min(...shown) : before;
}

const QUARTER_MS = 15 * 60 * 1000;

/**
 * How far a zone is ahead of UTC, for many moments. No zone turns its clock there and back within a day: of a day that ends as it began, one answer is for all of
 * it. On the others clocks are changed at full quarters of an hour only, so each quarter is asked for once.
 */
export function aheadOf(timeZone: string): (ms: number) => number {
  const days = new Map<number, number | undefined>();
  const quarters = new Map<number, number>();
  const startOf = (day: number) => aheadMs(day * DAY_MS, timeZone);
  const aheadOnDay = keptIn(days, day => (startOf(day) === startOf(day + 1) ? startOf(day) : undefined));
  const aheadInQuarter = keptIn(quarters, quarter => aheadMs(quarter * QUARTER_MS, timeZone));
  return ms => aheadOnDay(Math.floor(ms / DAY_MS)) ?? aheadInQuarter(Math.floor(ms / QUARTER_MS));
}

function keptIn<Found>(known: Map<number, Found>, find: (key: number) => Found): (key: number) => Found {
  return key => {
    if (known.has(key)) return known.get(key) as Found;
    const found = find(key);
    // Of thousands of years, somebody would have made them up.
    if (known.size < 1_000_000) known.set(key, found);
    return found;
  };
}

/** How far the zone is ahead of UTC at a moment. */
function aheadMs(ms: number, timeZone: string): number {
  const second = Math.floor(ms / 1000) * 1000;
  return Date.parse(`${localTimeIn(new Date(second), timeZone)}Z`) - second;
}

/** Making one takes far longer than using it; there are as many as zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = '2-digit';
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  formats.set(timeZone, format);
  return format;
}
