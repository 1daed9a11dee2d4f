import { type CodeName, codes } from './codes.ts';
import { CallFailed } from './post.ts';

/** What a refusal means for the page. */
export type Verdict =
  /** One answer is not taken: it can be mended. */
  | { readonly kind: 'answer'; readonly key: string; readonly problem: 'required' | 'not-readable' }
  | { readonly kind: 'captcha'; readonly message: string }
  | { readonly kind: 'elsewhere' }
  /** Not now: the sentence says when. */
  | { readonly kind: 'later'; readonly message: string }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'final' };

const is = (error: CallFailed, ...names: readonly CodeName[]) => names.some(name => codes[name] === error.code);

export function judgeRefusal(error: unknown): Verdict {
  if (!(error instanceof CallFailed)) return { kind: 'final' };
  if (is(error, 'answerMissing', 'answerFormatWrong', 'answerNotReadable') && error.field) {
    return { kind: 'answer', key: error.field, problem: is(error, 'answerMissing') ? 'required' : 'not-readable' };
  }
  if (is(error, 'captchaNeeded')) return { kind: 'captcha', message: '' };
  if (is(error, 'captchaFailed', 'verificationCodeWrong')) return { kind: 'captcha', message: error.message };
  if (is(error, 'openedElsewhere')) return { kind: 'elsewhere' };
  if (is(error, 'answeredTooFast')) return { kind: 'later', message: error.message };
  if (is(error, 'surveyChanged', 'passwordNeeded', 'identityNeeded')) return { kind: 'reopen' };
  return { kind: 'final' };
}
