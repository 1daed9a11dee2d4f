interface DurationWords {
  seconds(of: { seconds: string }): string;
  minutes(of: { minutes: number; seconds: number }): string;
}

const MINUTE_MS = 60_000;

/** A time as people say it: to a tenth of a second below ten, to a second below a minute, then in minutes. */
export function durationText(ms: number, words: DurationWords): string {
  if (ms < 10_000) return words.seconds({ seconds: (Math.round(ms / 100) / 10).toString() });
  const seconds = Math.round(ms / 1000);
  if (seconds * 1000 < MINUTE_MS) return words.seconds({ seconds: seconds.toString() });
  return words.minutes({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
