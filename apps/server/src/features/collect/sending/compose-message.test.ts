import { describe, expect, it } from 'vitest';
import { composeMessage } from './compose-message.ts';

const contents = [
  { language: 'zh' as const, subject: '{name}，请填写 {survey}', body: '{name}：{link}' },
  { language: 'en' as const, subject: 'For {name} of {town}', body: 'Dear {name}\n{link}' },
];
const facts = {
  survey: '咖啡',
  senderName: '林晓',
  link: 'https://wenshu.example/s/abc',
  unsubscribe: 'https://wenshu.example/u/abc',
};
const written = (person: { name?: string; group?: string; custom?: Record<string, string> }, more: object = {}) =>
  composeMessage(contents, { name: 'Ann', group: '', custom: {}, ...person }, { ...facts, ...more });

describe('the subject of a mail', () => {
  it('is one line, whatever stands in a name: a line break would begin a header of a stranger’s choice', () => {
    const named = written({
      name: 'Ann\r\nBcc: everybody@example.com\n\nWin!',
      custom: { language: 'en', town: 'A\tB' },
    });
    expect(named.subject).toBe('For Ann Bcc: everybody@example.com Win! of A B');
    // The text may have them: there they are what somebody wrote.
    expect(named.text).toContain('Ann\r\nBcc:');
  });
});

describe('a person', () => {
  it('reads the language that their own field names, in any spelling, else the first that was written', () => {
    expect(written({ custom: { 语言: ' English ' } }).language).toBe('en');
    expect(written({ custom: { language: '汉语' } }).language).toBe('zh');
    expect(written({ custom: { language: 'Klingon' } }).language).toBe('zh');
    expect(written({}).language).toBe('zh');
  });

  it('has nothing in the place of what nobody knows of them, and never what an object has by itself', () => {
    expect(written({ custom: { language: 'en' } }).subject).toBe('For Ann of');
    const odd = composeMessage(
      [{ language: 'en', subject: '{constructor}!', body: '{link}' }],
      {
        name: '',
        group: '',
        custom: {},
      },
      facts,
    );
    expect(odd.subject).toBe('!');
  });

  it('is told who writes and how to end it, in a mail alone', () => {
    expect(written({}).text).toContain('退订: https://wenshu.example/u/abc');
    const { unsubscribe, ...sms } = facts;
    const message = composeMessage(contents, { name: 'Ann', group: '', custom: {} }, sms);
    expect([message.text, message.html]).toEqual([`Ann：${facts.link}`, '']);
  });
});
