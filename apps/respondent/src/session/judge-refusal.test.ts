import { expect, it } from 'vitest';
import { codes } from './codes.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { CallFailed, isPassing, NETWORK_FAILED } from './post.ts';

it.each([
  [new CallFailed(codes.answerMissing, '', { field: 'q1' }), { kind: 'answer', key: 'q1', problem: 'required' }],
  [
    new CallFailed(codes.answerFormatWrong, '', { field: 'q1@a' }),
    { kind: 'answer', key: 'q1@a', problem: 'not-readable' },
  ],
  [new CallFailed(codes.captchaNeeded, 'type it'), { kind: 'captcha', message: '' }],
  [new CallFailed(codes.verificationCodeWrong, 'wrong'), { kind: 'captcha', message: 'wrong' }],
  [new CallFailed(codes.openedElsewhere, ''), { kind: 'elsewhere' }],
  [new CallFailed(codes.answeredTooFast, 'in 5 s'), { kind: 'later', message: 'in 5 s' }],
  [new CallFailed(codes.surveyChanged, ''), { kind: 'reopen' }],
  [new CallFailed(codes.passwordNeeded, ''), { kind: 'reopen' }],
  [new CallFailed(codes.surveyClosed, ''), { kind: 'final' }],
  [new Error('ours'), { kind: 'final' }],
])('knows what to do about %s', (error, verdict) => {
  expect(judgeRefusal(error)).toEqual(verdict);
});

it('tries again what passes, and nothing else', () => {
  for (const code of [
    NETWORK_FAILED,
    codes.systemAbnormal,
    codes.serviceStopping,
    codes.storageFull,
    codes.tooManyRequests,
  ])
    expect(isPassing(new CallFailed(code, ''))).toBe(true);
  expect(isPassing(new CallFailed(codes.surveyClosed, ''))).toBe(false);
});
