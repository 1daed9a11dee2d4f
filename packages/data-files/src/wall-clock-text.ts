const DAY_MS = 86_400_000;
const two = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Rows stand in the order of their coming: mostly it is the day of the one before. */
let day = Number.NaN;
let dayText = '';

/** 2026-03-01 09:05:00: the UTC numbers of a moment, without saying that they are UTC. '' for what is no date. */
export function wallClockText(time: Date): string {
  const ms = time.getTime();
  if (Number.isNaN(ms)) return '';
  const ofMoment = Math.floor(ms / DAY_MS);
  if (ofMoment !== day) {
    day = ofMoment;
    dayText = time.toISOString().slice(0, -14);
  }
  const seconds = Math.floor((ms - day * DAY_MS) / 1000);
  return `${dayText} ${two[Math.floor(seconds / 3600)]}:${two[Math.floor(seconds / 60) % 60]}:${two[seconds % 60]}`;
}
