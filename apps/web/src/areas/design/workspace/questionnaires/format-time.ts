import { language } from '../../../../app/language/language.ts';

const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const formatTime = (timeMs: number): string => format.format(timeMs);
