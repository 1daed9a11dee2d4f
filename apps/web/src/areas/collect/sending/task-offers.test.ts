import type { SendTask } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { taskFigures, taskOffers } from './task-offers.ts';

interface Changed extends Partial<Pick<SendTask, 'state' | 'sendMethod'>> {
  readonly counts: Partial<SendTask['counts']>;
}

const task = (changed: Changed) =>
  ({ state: 'done', sendMethod: 'mail', total: 20, opened: 6, visited: 5, answered: 3, ...changed }) as SendTask;

describe('a sending', () => {
  it.each([
    ['pending-review', {}, ['stop']],
    ['rejected', {}, ['mend']],
    ['sending', { sent: 9, failed: 2 }, ['stop', 'remind', 'resend']],
    ['stopped', { sent: 3, failed: 2 }, ['resume']],
    ['doubtful', { sent: 2, doubtful: 2, failed: 1 }, ['remind', 'resend']],
    ['done', { sent: 3 }, []],
    ['done', { sent: 4 }, ['remind']],
  ] as const)('that is %s with %o offers %o', (state, counts, offers) => {
    expect(taskOffers(task({ state, counts }))).toEqual(offers);
  });

  it('says how many are left, and nothing of doubtful ones where there are none', () => {
    expect(taskFigures(task({ counts: { sent: 11, failed: 2 } }))).toEqual({
      total: 20,
      sent: 11,
      failed: 2,
      left: 7,
      opened: 6,
      visited: 5,
      answered: 3,
    });
  });

  it('counts doubtful ones neither as sent nor as left; an SMS is not opened', () => {
    const figures = taskFigures(task({ sendMethod: 'sms', counts: { sent: 11, failed: 2, doubtful: 3 } }));
    expect(figures).toMatchObject({ doubtful: 3, left: 4 });
    expect(figures).not.toHaveProperty('opened');
  });
});
