const DAY_MS = 24 * 3600_000;
/** As the alert says that the last one is old. */
const OLD_DAYS = 2;

/** For how many whole days there has been no backup, once that is too long; undefined before. */
export function oldDays(lastTime: number, now: number): number | undefined {
  const days = Math.floor((now - lastTime) / DAY_MS);
  return days >= OLD_DAYS ? days : undefined;
}
