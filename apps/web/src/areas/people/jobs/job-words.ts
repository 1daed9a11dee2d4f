import type { Job } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import type { StatusTone } from '@wenshu/ui';
import { language } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';

const locale = language === 'en' ? 'en-GB' : 'zh-CN';
const number = new Intl.NumberFormat(locale);
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const t = jobTexts[language];

/** What a person calls its state: a file on its way to them is being downloaded. */
export function stateOf({ state, isDownloading }: Job): keyof typeof t.states {
  return state === 'done' && isDownloading ? 'downloading' : state;
}

/** What makes no file is done rather than made. */
export function stateWord(job: Job): string {
  return job.type === 'other' ? t.plainStates[job.state] : t.states[stateOf(job)];
}

export const tones: Readonly<Record<keyof typeof t.states, StatusTone>> = {
  waiting: 'calm',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  cancelled: 'calm',
  downloading: 'waiting',
};

/** More than the word for its state: how far it is, in rows where they are known, why it failed, or until when its file is kept. */
export function stateDetail({ state, progress, progressWord, rows, reason, file, expireTime }: Job): string {
  if (state === 'running') {
    const percent = t.percent({ percent: Math.floor(progress * 100) });
    const done = rows
      ? t.rows({ done: number.format(rows.done), total: number.format(rows.total) })
      : progressWord && t.words[progressWord];
    return [percent, done].filter(Boolean).join(' · ');
  }
  if (state === 'failed') return reason ?? '';
  return file ? t.keptUntil({ day: day.format(expireTime) }) : '';
}

export const createdText = ({ createTime }: Job): string => momentText(createTime);

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];
const KILO = 1024;

export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KILO))));
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: power > 1 ? 1 : 0 });
  return `${amount.format(bytes / KILO ** power)} ${UNITS[power]}`;
}
