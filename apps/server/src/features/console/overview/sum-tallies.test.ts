import { expect, it } from 'vitest';
import type { TallyRow } from '../../../platform/tallies/tally.repository.ts';
import { errorsByKind, mailByHour } from './sum-tallies.ts';

const hour = 3600_000;
const now = 500_000 * hour + 10 * 60_000;
const at = (hoursAgo: number) => new Date(500_000 * hour - hoursAgo * hour);
const row = (hoursAgo: number, kind: TallyRow['kind'], word: string, count: number): TallyRow => ({
  hour: at(hoursAgo),
  kind,
  word,
  count,
});

it('mail is told for 24 hours, the present one last, hours without any too', () => {
  const hours = mailByHour(
    [
      row(0, 'mail', 'sent', 4),
      row(0, 'mail', 'refused', 1),
      row(0, 'mail', 'failed', 2),
      row(23, 'mail', 'sent', 9),
      row(0, 'sms', 'sent', 7),
    ],
    now,
  );
  expect(hours).toHaveLength(24);
  expect(hours[23]).toEqual({ hour: at(0).getTime(), sent: 4, failed: 3 });
  expect(hours[0]).toEqual({ hour: at(23).getTime(), sent: 9, failed: 0 });
  expect(hours[22]).toMatchObject({ sent: 0, failed: 0 });
});

it('errors of ours come before refusals, whatever happens more often; failed jobs are ours', () => {
  const errors = errorsByKind(
    [
      row(0, 'error', 'noPermission', 50),
      row(3, 'error', 'noPermission', 5),
      row(2, 'error', 'systemAbnormal', 2),
      row(0, 'job', 'sending.run', 3),
      row(0, 'mail', 'failed', 9),
    ],
    now,
  );
  expect(errors).toEqual([
    { kind: 'job', word: 'sending.run', isOurs: true, lastHour: 3, lastDay: 3 },
    { kind: 'error', word: 'systemAbnormal', isOurs: true, lastHour: 0, lastDay: 2 },
    { kind: 'error', word: 'noPermission', isOurs: false, lastHour: 50, lastDay: 55 },
  ]);
});
