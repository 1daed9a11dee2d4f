import type { SendAudience, SendContent, SendRemind, SendTask } from '@wenshu/api-contract';

/** What somebody writes before it is sent. */
export interface SendDraft {
  readonly name: string;
  readonly type: 'invite' | 'reminder';
  readonly to: SendAudience;
  readonly group: string | undefined;
  readonly senderName: string;
  readonly replyTo: string;
  readonly contents: readonly SendContent[];
  readonly remind: SendRemind | null;
  /** The one that this reminds of. */
  readonly afterCode: string | undefined;
}

export function newDraft(): SendDraft {
  return {
    name: '',
    type: 'invite',
    to: 'all',
    group: undefined,
    senderName: '',
    replyTo: '',
    contents: [],
    remind: null,
    afterCode: undefined,
  };
}

/** A task that was rejected, as it was written. Whom it goes to stays as it is. */
export function draftOf({ name, type, senderName, replyTo, contents, remind }: SendTask): SendDraft {
  return { ...newDraft(), name, type, senderName, replyTo, contents, remind };
}

/** A reminder by hand, of one that was sent. */
export function reminderOf({ code, senderName, replyTo }: SendTask, name: string): SendDraft {
  return { ...newDraft(), name, type: 'reminder', to: 'not-finished', senderName, replyTo, afterCode: code };
}
