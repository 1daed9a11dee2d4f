import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { NO_PASS, readPass, readStart, signPass, signStart } from './answer-pass.ts';

const secret = createSecretKey(Buffer.from('a secret of the platform'));
const opened = new Date('2026-03-01T09:00:00Z');
const later = (seconds: number) => new Date(opened.getTime() + seconds * 1000);
const WEEK = 7 * 24 * 3600;
const pass = { passwordMark: 'mark', respondentId: 'respondent1', ownMark: 'own:abcdef' };
const signed = signPass(secret, 'scroll0001', pass, opened);

it('says for a week which gates were passed, and then no longer', () => {
  expect(readPass(secret, 'scroll0001', signed, later(WEEK))).toEqual(pass);
  expect(readPass(secret, 'scroll0001', signed, later(WEEK + 1))).toEqual(NO_PASS);
});

it('says nothing for another survey, under another secret, or with a word of it changed', () => {
  const parts = signed.split('.');
  const changed = (index: number, text: string) => parts.with(index, text).join('.');
  const read = (text: string | undefined, scrollId = 'scroll0001', key = secret) =>
    readPass(key, scrollId, text, opened);
  expect(read(signed)).toEqual(pass);
  expect(read(signed, 'scroll0002')).toEqual(NO_PASS);
  expect(read(signed, 'scroll0001', createSecretKey(Buffer.from('another')))).toEqual(NO_PASS);
  for (const forged of [
    changed(0, 'other'),
    changed(1, 'respondent2'),
    changed(2, 'own:ghijkm'),
    changed(3, '99999999999999'),
    `${signed}.x`,
    'x',
  ])
    expect(read(forged)).toEqual(NO_PASS);
  expect(read(undefined)).toEqual(NO_PASS);
});

it('starts a clock only by a mark of its own address, and never in the future', () => {
  const mark = signStart(secret, 'linkA', opened);
  expect(readStart(secret, 'linkA', mark, later(60))).toBe(opened.getTime());
  expect(readStart(secret, 'linkA', mark, later(-60))).toBe(later(-60).getTime());
  expect(readStart(secret, 'linkB', mark, later(60))).toBeNull();
  expect(readStart(secret, 'linkA', `1${mark}`, later(60))).toBeNull();
});
