import { sendingTexts } from '@wenshu/texts/collect/sending';
import { describe, expect, it } from 'vitest';
import { sendNotices } from './send-notices.ts';

const t = sendingTexts.en;
const permission = { mail: null, sms: null, points: 12, isReviewed: true, isPaused: false } as never;
const at = (hour: number) => ({ t, now: new Date(2026, 2, 2, hour), numberText: String });

describe('the notices of the sending screen', () => {
  it.each(['mail', 'sms'] as const)(
    'say of a restored copy that keeps still that nothing leaves by itself (%s)',
    method => {
      expect(sendNotices({ ...(permission as object), isPaused: true } as never, method, at(10)).paused).toBe(t.paused);
      expect(sendNotices(permission, method, at(10)).paused).toBeUndefined();
      // What is not known yet is not said.
      expect(sendNotices(undefined, method, at(10)).paused).toBeUndefined();
    },
  );

  it('say of mails that they are reviewed, and of SMS what is left and that it is late', () => {
    expect(sendNotices(permission, 'mail', at(23))).toMatchObject({ lead: [t.reviewed], advice: [] });
    expect(sendNotices(permission, 'sms', at(23))).toMatchObject({
      lead: [t.points({ count: '12' })],
      advice: [t.hours],
    });
    expect(sendNotices(permission, 'sms', at(10)).advice).toEqual([]);
  });
});
