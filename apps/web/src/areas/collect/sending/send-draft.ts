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
  /** Nobody but the person of this one-to-one link. */
  readonly linkId: string | undefined;
  /** Which address `{link}` becomes: each person’s own, without it. */
  readonly leadsTo: SharedAddress | undefined;
}

/** One address for everybody: the link of a channel, or the identity check. */
export type SharedAddress = { readonly channelCode: string } | { readonly personalCheckId: string };

export function newDraft(linkId?: string): SendDraft {
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
    linkId,
    leadsTo: undefined,
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

/** What is written, as calls take it; the contents may be those that are offered until somebody writes. */
export function sentWords({ name, senderName, replyTo, remind }: SendDraft, contents: readonly SendContent[]) {
  return { name, senderName, replyTo, remind, contents: [...contents] };
}

/** A whole sending: whom it goes to and where it leads, besides its words. */
export function sentTask(draft: SendDraft, contents: readonly SendContent[]) {
  const { type, to, group, afterCode, linkId, leadsTo } = draft;
  return {
    ...sentWords(draft, contents),
    type,
    to,
    ...(group !== undefined && { flockId: group }),
    ...(afterCode && { afterCode }),
    ...(linkId && { linkId }),
    ...leadsTo,
  };
}
