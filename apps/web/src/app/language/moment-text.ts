import { language } from './language.ts';

const written = (timeZone?: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });
const moment = written();

/** A moment as it is read in a list: the day and the minute, on the reader's own clock, or on that of a zone. */
export const momentText = (time: number, timeZone?: string): string =>
  (timeZone === undefined ? moment : written(timeZone)).format(time);
