import { language } from './language.ts';

const moment = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment as it is read in a list: the day and the minute, on the reader's own clock. */
export const momentText = (time: number): string => moment.format(time);
