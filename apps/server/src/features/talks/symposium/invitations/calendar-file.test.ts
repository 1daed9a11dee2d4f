import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const appointment = {
  id: 'symposium-a1@wenshu.example',
  sequence: 2,
  title: 'Tea; a talk, at last',
  text: 'First\nsecond \\ third',
  link: 'https://wenshu.example/online-symposium/abc',
  from: Date.UTC(2027, 0, 15, 8, 0, 0),
  to: Date.UTC(2027, 0, 15, 9, 30, 0),
  isBusy: true,
  now: Date.UTC(2027, 0, 2, 3, 4, 5),
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('has its times in UTC, an id that stays and how often the times were changed', () => {
  const lines = unfolded(calendarFile(appointment));
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:symposium-a1@wenshu.example',
      'DTSTAMP:20270102T030405Z',
      'DTSTART:20270115T080000Z',
      'DTEND:20270115T093000Z',
      'SEQUENCE:2',
      'SUMMARY:Tea\\; a talk\\, at last',
      'DESCRIPTION:First\\nsecond \\\\ third',
      'URL:https://wenshu.example/online-symposium/abc',
      'TRANSP:OPAQUE',
    ]),
  );
  expect(unfolded(calendarFile({ ...appointment, isBusy: false }))).toContain('TRANSP:TRANSPARENT');
  expect(lines.at(-1)).toBe('');
});

it('what somebody writes begins no line of its own', () => {
  const hostile = 'x\r\nATTENDEE:mailto:evil@example.com\rEND:VEVENT\u2028BEGIN:VALARM\u0000';
  const file = calendarFile({ ...appointment, title: hostile, text: hostile, link: 'https://a.example/\r\nX-EVIL:1' });
  const names = unfolded(file).map(line => line.split(/[:;]/)[0]);
  expect(names.filter(name => /ATTENDEE|VALARM|X-EVIL/.test(name ?? ''))).toEqual([]);
  expect(names.filter(name => name === 'END')).toHaveLength(2);
});

it('no line is longer than 75 octets, and no sign is torn apart', () => {
  const title = '茶饮座谈会😀'.repeat(20);
  const file = calendarFile({ ...appointment, title });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter(line => line.startsWith(' ')).length).toBeGreaterThan(4);
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
});
