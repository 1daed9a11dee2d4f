const TIME = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3})|-(\d))?$/;
const MOST_MINUTES = 599;

/**
 * A time of a recording in milliseconds: hours or none, minutes, seconds, parts of a second behind a point, a comma or (tenths) a hyphen. Without
 * hours there may be up to 599 minutes, and seconds have two figures. `null` where it is no time: 99:99:99 is none.
 *
 * @example
 * ['1:23', '00:01:23,450', '75：30', '0:0:3.5', '99:99:99', '1:2'].map(text => readTime(text)) // [83000, 83450, 4530000, 3500, null, null]
 */
export function readTime(text: string): number | null {
  const [, hours, minutes = '', seconds = '', parts, tenths] = TIME.exec(text.trim().replaceAll('：', ':')) ?? [];
  if (!seconds || Number(seconds) > 59) return null;
  if (hours === undefined ? seconds.length < 2 || Number(minutes) > MOST_MINUTES : Number(minutes) > 59) return null;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number((parts ?? tenths ?? '0').padEnd(3, '0'));
}

/**
 * A time as it is written: hours, minutes, seconds; with milliseconds behind the mark that is given. Below a second it is cut, not rounded, so that
 * nothing begins later than it does.
 *
 * @example
 * [timeText(83_999), timeText(83_450, ','), timeText(360_000_000, '.')] // ['00:01:23', '00:01:23,450', '100:00:00.000']
 */
export function timeText(time: number, mark?: '.' | ','): string {
  const whole = Math.max(0, Math.floor(time));
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const text = `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}`;
  return mark === undefined ? text : `${text}${mark}${String(whole % 1000).padStart(3, '0')}`;
}
