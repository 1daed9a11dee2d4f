import type { Language } from '@wenshu/texts';

/** Today the time of day, this year month and day, else the whole date (P9.6), on the reader's own clock. */
export function messageTime(time: number, now: number, language: Language): string {
  const [then, today] = [new Date(time), new Date(now)];
  const isThisYear = then.getFullYear() === today.getFullYear();
  const isToday = isThisYear && then.getMonth() === today.getMonth() && then.getDate() === today.getDate();
  if (isToday) return `${two(then.getHours())}:${two(then.getMinutes())}`;
  if (isThisYear && language === 'en') return then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
  const day = `${two(then.getMonth() + 1)}-${two(then.getDate())}`;
  return isThisYear ? day : `${then.getFullYear()}-${day}`;
}

const two = (part: number): string => String(part).padStart(2, '0');
