const DAY_MS = 86_400_000;
/** 1970-01-01 in days of Excel. */
const UNIX_EPOCH_DAY = 25_569;
/** Excel believes that 1900 had a 29th of February; what lies before it is a day off. */
const FIRST_RIGHT_DAY = 61;
/** 10000-01-01. */
const END_DAY = 2_958_466;

/** Days since the end of 1899. Undefined where Excel has no date: before 1900-01-01 and after 9999. */
export function excelDays(time: Date): number | undefined {
  // Added in milliseconds: both are whole numbers, and a second stays a second.
  const days = (time.getTime() + UNIX_EPOCH_DAY * DAY_MS) / DAY_MS;
  const right = days < FIRST_RIGHT_DAY ? days - 1 : days;
  return right >= 1 && right < END_DAY ? right : undefined;
}
