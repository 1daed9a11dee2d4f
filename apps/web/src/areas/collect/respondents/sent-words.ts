import type { SendState } from '@wenshu/api-contract';
import type { StatusTone } from '@wenshu/ui';
import { language } from '../../../app/language/language.ts';

export const sentTones: Readonly<Record<SendState, StatusTone>> = {
  'not-sent': 'calm',
  'pending-review': 'waiting',
  rejected: 'bad',
  queued: 'waiting',
  doubtful: 'waiting',
  sent: 'good',
  failed: 'bad',
};

/** Where there is little room. */
export const shortTimeText = (time: number): string =>
  new Date(time).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'short', timeStyle: 'short' });

export const timeText = (time: number): string =>
  new Date(time).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' });
