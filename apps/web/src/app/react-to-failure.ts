import { errorCodes } from '@wenshu/api-contract';
import { type CallFailure, referenceOf } from '@wenshu/api-contract/client';
import type { clientTexts } from '@wenshu/texts/client';
import { type Askable, isAskable } from './asking.ts';

/** A page that a person is shown the way to. */
interface Way {
  readonly label: string;
  readonly path: string;
}

/** What a person sees and what becomes of the session when a call fails. */
export interface Reaction {
  readonly toast?: {
    readonly text: string;
    readonly durationMs: number;
    readonly way?: Way;
    readonly asks?: Askable;
    /** What stands in it and can be copied. */
    readonly reference?: string;
  };
  readonly alert?: { readonly title: string; readonly text: string; readonly confirm: string };
  /** Clear the session and go to the login page after LOGIN_DELAY_MS. */
  readonly leave?: true;
  /** A sign-in waits for its second factor: the page asks for it. */
  readonly ticket?: string;
}

export const LOGIN_DELAY_MS = 3_000;
const SAVED_BY_OTHERS_MS = 1_500;
const TOAST_MS = 3_000;
const WAY_MS = 10_000;
export const SECURITY_PATH = '/user?view=security';

type Texts = (typeof clientTexts)['zh'] | (typeof clientTexts)['en'];

const toast = (text: string, durationMs = TOAST_MS): Reaction => ({ toast: { text, durationMs } });
const leave = (text: string): Reaction => ({ ...toast(text, LOGIN_DELAY_MS), leave: true });

/** Section 8 of the first document, as a table. `quiet` silences refusals only: who must sign in again is always told. */
export function reactToFailure(failure: CallFailure, quiet: boolean, texts: Texts): Reaction {
  switch (failure.kind) {
    case 'cancelled':
      return {};
    case 'signed-in-elsewhere':
      return leave(texts.signedInElsewhere);
    case 'sign-in-overdue':
    case 'refresh-refused':
      return leave(texts.signInOverdue);
    case 'messaging-id-missing':
      return {
        alert: {
          title: texts.messagingIdTitle,
          text: failure.message || texts.messagingIdMissing,
          confirm: texts.gotIt,
        },
      };
    case 'second-factor-needed':
      return { ticket: failure.details.ticket ?? '' };
    case 'saved-by-others':
      // Fixed words, not the server's: every screen says the same before it offers to compare.
      return toast(texts.savedByOthers, SAVED_BY_OTHERS_MS);
    case 'operation-failed':
      return toast(failure.message || texts.operationFailed);
    case 'refused':
      // Also where a screen would say it in its own words: whatever they do next is refused too, and the way is the same everywhere.
      if (failure.details.code === errorCodes.secondFactorAsked.code)
        return {
          toast: {
            text: failure.message,
            durationMs: WAY_MS,
            way: { label: texts.turnFactorOn, path: SECURITY_PATH },
          },
        };
      if (quiet) return {};
      return refused(failure, texts);
    case 'answer-not-readable':
      return quiet ? {} : toast(failure.message || texts.systemAbnormal);
    case 'timed-out':
      return quiet ? {} : toast(texts.timedOut);
    case 'network':
      // The browser's own words ("Failed to fetch") help nobody.
      return quiet ? {} : toast(texts.networkAbnormal);
  }
}

function refused(failure: CallFailure, texts: Texts): Reaction {
  const { missing } = failure.details;
  const text = failure.message || texts.operationFailed;
  if (isAskable(missing) && !missing.ask.request) return { toast: { text, durationMs: WAY_MS, asks: missing } };
  const reference = referenceOf(failure);
  if (reference === undefined) return toast(text);
  return { toast: { text: texts.withReference({ text, reference }), durationMs: WAY_MS, reference } };
}
