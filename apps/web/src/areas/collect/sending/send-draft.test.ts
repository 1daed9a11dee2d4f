import type { SendTask } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { newDraft, reminderOf, sentTask, sentWords } from './send-draft.ts';

const words = [{ language: 'zh', subject: '请答', body: '您好 {link}' }] as const;

describe('what is sent of a draft', () => {
  it('goes to everybody at their own addresses unless somebody says otherwise', () => {
    expect(sentTask({ ...newDraft(), name: 'May' }, words)).toEqual({
      name: 'May',
      senderName: '',
      replyTo: '',
      remind: null,
      contents: words,
      type: 'invite',
      to: 'all',
    });
  });

  it('goes to one group, by the address of a channel', () => {
    const draft = { ...newDraft(), group: '', leadsTo: { channelCode: 'c7' } };
    expect(sentTask(draft, words)).toMatchObject({ flockId: '', channelCode: 'c7' });
  });

  it('goes to the one person of a link', () => {
    expect(sentTask(newDraft('L9'), words)).toMatchObject({ linkId: 'L9', to: 'all' });
  });

  it('reminds of another one those who have not finished', () => {
    const reminded = { code: 'a1', senderName: 'Lin', replyTo: 'lin@example.com' } as SendTask;
    const sent = sentTask(reminderOf(reminded, 'Again'), words);
    expect(sent).toMatchObject({ afterCode: 'a1', type: 'reminder', to: 'not-finished', senderName: 'Lin' });
  });

  it('says nothing of whom when its words alone are mended', () => {
    expect(Object.keys(sentWords({ ...newDraft('L9'), group: 'North' }, words)).sort()).toEqual(
      ['contents', 'name', 'remind', 'replyTo', 'senderName'].sort(),
    );
  });
});
