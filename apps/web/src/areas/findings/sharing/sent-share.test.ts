import { expect, it } from 'vitest';
import { sentShare } from './sent-share.ts';

const draft = { what: 'report', password: '', lastDay: '', mayDownload: true, reportId: 'r4' } as const;

it('is for ever and open to everybody where nothing else is said', () => {
  expect(sentShare(draft)).toEqual({ what: 'report', endTime: null, mayDownload: true, reportId: 'r4' });
});

it('ends with its last day, by the clock of whoever shares it', () => {
  const { endTime } = sentShare({ ...draft, lastDay: '2031-03-09' });
  expect(endTime).toBe(new Date(2031, 2, 9, 23, 59, 59).getTime());
});

it('offers no download of a questionnaire, and keeps its password', () => {
  const sent = sentShare({ ...draft, what: 'questionnaire', password: '4711', reportId: undefined });
  expect(sent).toEqual({ what: 'questionnaire', endTime: null, mayDownload: false, password: '4711' });
});
