import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  leftOutNotice,
  readSent,
  searchableOf,
  searchHint,
  sentChoices,
  without,
  writeSent,
} from './people-choices.ts';
import { askedBy } from './people-filter.ts';

const t = peopleTexts.en;
const sentWords = { anySent: t.anySent, sentBy: t.sentBy, states: sendingTexts.en.states };

describe('what the bar of the name list offers', () => {
  it('leaves nobody out by its first choice', () => {
    expect(choicesOf('All groups', ['North', 'South'])).toEqual([
      { value: '', label: 'All groups' },
      { value: 'North', label: 'North' },
      { value: 'South', label: 'South' },
    ]);
  });

  it('searches by everything but labels, and says by what', () => {
    expect(searchableOf(['name', 'labels', 'City'])).toEqual(['name', 'City']);
    expect(searchHint([], t, field => field)).toBe(t.searchAll);
    expect(searchHint(['name', 'City'], t, field => field.toUpperCase())).toBe(t.searchIn({ fields: 'NAME / CITY' }));
  });

  it('shows the columns that nobody hid, and hides those that nobody left', () => {
    const columns = ['name', 'mobile', 'City'];
    expect(without(columns, ['mobile', 'gone'])).toEqual(['name', 'City']);
    expect(without(columns, [])).toEqual(columns);
  });

  it('tells of people who were left out of a file, where there are any', () => {
    expect(leftOutNotice(0, t)).toBeUndefined();
    expect(leftOutNotice(1, t)).toBe(t.notAsked({ count: 1 }));
  });
});

describe('the filter by sending', () => {
  it('has each way with each state, and none', () => {
    const choices = sentChoices(sentWords);
    expect(choices[0]).toEqual({ value: '', label: 'Sent or not' });
    expect(choices).toContainEqual({ value: 'mail:failed', label: 'Email · Failed' });
    expect(choices).toContainEqual({ value: 'sms:not-sent', label: 'SMS · Not sent' });
    for (const { value } of choices) expect(writeSent(readSent(value))).toBe(value);
  });

  it('asks of its own way alone', () => {
    expect(askedBy({ search: '', sent: { method: 'sms', state: 'sent' } })).toMatchObject({
      mailState: undefined,
      smsState: 'sent',
      people: 'listed',
    });
    expect(askedBy({ search: '', sent: { method: 'mail', state: 'failed' } })).toMatchObject({
      mailState: 'failed',
      smsState: undefined,
    });
  });

  it('stands beside the others; who was taken off has no answer status to ask for', () => {
    expect(askedBy({ search: '', group: 'North', label: 'VIP', status: 3 })).toMatchObject({
      group: 'North',
      label: 'VIP',
      answerStatus: 3,
      people: 'listed',
    });
    expect(askedBy({ search: '', status: 'removed' })).toMatchObject({ answerStatus: undefined, people: 'removed' });
  });
});
