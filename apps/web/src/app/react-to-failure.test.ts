import type { MissingRight } from '@wenshu/api-contract';
import { CallFailure, type FailureKind } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { describe, expect, test } from 'vitest';
import { LOGIN_DELAY_MS, reactToFailure } from './react-to-failure.ts';

const { zh, en } = clientTexts;
const react = (kind: FailureKind, message = 'said by the server', quiet = false) =>
  reactToFailure(new CallFailure(kind, message), quiet, zh);

describe('reactToFailure', () => {
  test('2002 alerts with the got-it button (P8.4)', () => {
    expect(react('messaging-id-missing')).toEqual({
      alert: { title: '提示', text: 'said by the server', confirm: '知道了' },
    });
    expect(react('messaging-id-missing', '').alert?.text).toBe(zh.messagingIdMissing);
  });

  test('9151 says nothing: the page asks for the second factor with its ticket', () => {
    const failure = new CallFailure('second-factor-needed', 'said by the server', { ticket: 'abc' });
    expect(reactToFailure(failure, false, zh)).toEqual({ ticket: 'abc' });
  });

  test('9008 is told with its reference, which can be copied, and long enough to do so; a screen of its own is left in peace', () => {
    const failure = new CallFailure('refused', '系统异常，请稍后重试', {
      code: '9008',
      status: 500,
      requestId: 'd3df-3',
    });
    const text = '系统异常，请稍后重试（编号 d3df-3）';
    expect(reactToFailure(failure, false, zh)).toEqual({ toast: { text, durationMs: 10_000, reference: 'd3df-3' } });
    expect(reactToFailure(failure, true, zh)).toEqual({});
    expect(en.withReference({ text: 'Went wrong', reference: 'd3df-3' })).toBe('Went wrong (reference d3df-3)');
  });

  test('3004 toasts the fixed text for 1500 ms (P8.5)', () => {
    expect(react('saved-by-others')).toEqual({ toast: { text: zh.savedByOthers, durationMs: 1500 } });
    expect(en.savedByOthers).toBe('Save failed! Other members are editing, please try again later');
  });

  test('1001 says "signed in elsewhere" and leaves after 3 s (P8.6, P4.19)', () => {
    expect(react('signed-in-elsewhere')).toEqual({
      toast: { text: zh.signedInElsewhere, durationMs: 3000 },
      leave: true,
    });
    expect(LOGIN_DELAY_MS).toBe(3000);
  });

  test.each(['sign-in-overdue', 'refresh-refused'] as const)(
    '%s says "login overdue" and leaves (P8.10, P4.18)',
    kind => {
      expect(react(kind)).toMatchObject({ toast: { text: zh.signInOverdue }, leave: true });
      expect(react(kind, '', true)).toMatchObject({ leave: true });
    },
  );

  test('1002 shows the server message, suppressed or not, and without one “Operation failed, please try again” (P8.7, P8.16)', () => {
    expect(react('operation-failed').toast?.text).toBe('said by the server');
    expect(react('operation-failed', 'said by the server', true).toast?.text).toBe('said by the server');
    expect(react('operation-failed', '').toast?.text).toBe(zh.operationFailed);
  });

  test('any other code shows the server message unless the call suppresses it (P8.8, P8.9)', () => {
    expect(react('refused')).toEqual({ toast: { text: 'said by the server', durationMs: 3000 } });
    expect(react('refused', 'said by the server', true)).toEqual({});
  });

  test('a right that is missing is told with a way to ask for it, unless it was asked for or nobody could give it', () => {
    const on = { kind: 'questionnaire', id: 'scroll0001' } as const;
    const refused = (ask?: MissingRight['ask']) => {
      const missing: MissingRight = { right: 'links.view', givers: ['Lin'], ...(ask && { ask }) };
      return reactToFailure(new CallFailure('refused', 'said by the server', { code: '9104', missing }), false, zh)
        .toast;
    };
    expect(refused({ on, request: null })).toMatchObject({ asks: { right: 'links.view', ask: { on } } });
    expect(refused({ on, request: { state: 'open', time: 1, reply: '' } })?.asks).toBeUndefined();
    expect(refused()?.asks).toBeUndefined();
  });

  test('a second factor that is asked for is told with the way to it, suppressed or not', () => {
    for (const quiet of [false, true]) {
      const failure = new CallFailure('refused', 'said by the server', { code: '9191' });
      expect(reactToFailure(failure, quiet, zh).toast).toMatchObject({
        text: 'said by the server',
        way: { label: zh.turnFactorOn, path: '/user?view=security' },
      });
    }
  });

  test('a cancelled call is silent (P8.11)', () => {
    expect(react('cancelled')).toEqual({});
  });

  test.each([
    ['network', zh.networkAbnormal],
    ['timed-out', zh.timedOut],
  ] as const)('%s toasts for 3 s in the reader language (P8.12, S8.24)', (kind, text) => {
    expect(react(kind, 'Failed to fetch')).toEqual({ toast: { text, durationMs: 3000 } });
  });

  test('an unreadable answer says that the system is abnormal (S8.23)', () => {
    expect(react('answer-not-readable', '').toast?.text).toBe(zh.systemAbnormal);
  });
});
