import { describe, expect, it } from 'vitest';
import { chooseStart } from './choose-start.ts';
import type { LocalCopy } from './local-copy.ts';

const shared = { isShared: true, pass: undefined };
const copy = (more: Partial<LocalCopy> = {}): LocalCopy => ({
  recordId: 'record1',
  versionTime: 1,
  languageId: 1,
  answers: { a: 'here' },
  lastQuestionId: 'a',
  saveSeq: 2,
  tab: 'tab',
  ...more,
});
const record = (saveSeq: number, answerRecordId = 'record1') => ({
  answerRecord: { answerRecordId, versionTime: 1, languageId: 1, answerStatus: 1, isSubmit: false },
  answers: { a: 'there', b: 'there' },
  lastQuestionId: 'b',
  saveSeq,
  wasMoved: false,
  fileNames: {},
});

describe('where answering goes on', () => {
  it('begins a new record when nobody was here', () => {
    expect(chooseStart(undefined, undefined, shared)).toEqual({
      recordId: undefined,
      answers: {},
      lastQuestionId: undefined,
      saveSeq: 0,
    });
  });

  it('takes the device’s copy where the server knows nothing yet', () => {
    expect(chooseStart(undefined, copy(), shared)).toMatchObject({ recordId: 'record1', answers: { a: 'here' } });
  });

  it('prefers what was typed since the last save, and loses nothing of the server’s', () => {
    expect(chooseStart(record(2), copy(), shared)).toMatchObject({
      answers: { a: 'here', b: 'there' },
      lastQuestionId: 'a',
      saveSeq: 2,
    });
  });

  it('counts on from the later of both: a save that never arrived has used its number up', () => {
    expect(chooseStart(record(2), copy({ saveSeq: 7 }), shared).saveSeq).toBe(7);
    expect(chooseStart(record(7), copy({ saveSeq: 2 }), shared).saveSeq).toBe(7);
  });

  it('prefers the server’s state when another device went on, and loses nothing that was typed here', () => {
    const start = chooseStart(record(5), copy({ answers: { a: 'here', c: 'only here' } }), shared);
    expect(start).toMatchObject({
      answers: { a: 'there', b: 'there', c: 'only here' },
      lastQuestionId: 'b',
      saveSeq: 5,
    });
  });

  it('goes on with the copy’s own record when the server has found another', () => {
    expect(chooseStart(record(5, 'record2'), copy(), shared)).toMatchObject({ recordId: 'record1' });
    const empty = copy({ answers: {}, saveSeq: 0 });
    expect(chooseStart(record(5, 'record2'), empty, shared)).toMatchObject({ recordId: 'record2' });
  });

  it('never shows one person’s copy to the next one behind an identity check', () => {
    const mine = { isShared: false, pass: 'mine' };
    expect(chooseStart(undefined, copy({ pass: 'theirs' }), mine).answers).toEqual({});
    expect(chooseStart(undefined, copy({ pass: 'mine' }), mine).answers).toEqual({ a: 'here' });
    expect(chooseStart(record(0, 'record2'), copy({ pass: 'mine' }), mine)).toMatchObject({
      recordId: 'record2',
      answers: { a: 'there', b: 'there' },
    });
  });
});
