import { language } from '../../../app/language/language.ts';

export const timeText = (time: number): string =>
  new Date(time).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' });
