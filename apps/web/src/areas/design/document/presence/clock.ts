import { language } from '../../../../app/language/language.ts';

const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
const ofToday = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const ofAnotherDay = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of day; with the day, when it is not today. */
export function clock(timeMs: number): string {
  const isToday = new Date(timeMs).toDateString() === new Date().toDateString();
  return (isToday ? ofToday : ofAnotherDay).format(timeMs);
}
