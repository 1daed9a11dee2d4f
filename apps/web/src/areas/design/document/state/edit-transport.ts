import { type CallData, designCalls, type EditResult, editCalls, historyCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { useSession } from '../../../../app/session/session.ts';
import type { PendingEdit } from './pending-edit.ts';

/** A request that waits is no work under way: it must not keep the page from taking a new build. */
const waitQuietly: typeof fetch = (...request) => fetch(...request);

/** Shorter than the patience of any proxy between here and there. */
const WAIT_SECONDS = 25;

export type EditNews = CallData<typeof editCalls.since>;

/** What a page knows when it asks for news. */
export interface KnownNews {
  readonly version: number;
  readonly status?: EditNews['status'];
  readonly presence?: string;
}

/** How edits reach the server and others' come back. Tests bring their own. */
export interface EditTransport {
  /** Who is signed in on this device now. */
  personId(): string | undefined;
  post(edit: PendingEdit, baseVersion: number): Promise<EditResult>;
  since(version: number): Promise<Pick<EditNews, 'version' | 'changes' | 'edits'>>;
  /** As soon as there is something to tell; without a signal, what there is now. */
  watch(known: KnownNews, pageId: string, signal?: AbortSignal): Promise<EditNews>;
}

export function serverTransport(scrollId: string): EditTransport {
  return {
    personId: () => useSession.getState().user?.userId,
    post: (edit, baseVersion) => {
      const envelope = { scrollId, baseVersion, editId: edit.editId };
      if (edit.kind === 'revert') {
        const { revertedEditId, seenVersion } = edit;
        const seen = seenVersion === undefined ? {} : { seenVersion };
        return client.call(editCalls.revert, { ...envelope, revertedEditId, ...seen }, { quiet: true });
      }
      if (edit.kind === 'restore')
        return client.call(historyCalls.restore, { ...envelope, version: edit.version }, { quiet: true });
      // Each command's input was made for the call of the same name.
      return client.call(designCalls[edit.name], { ...envelope, ...edit.input } as never, {
        quiet: true,
      }) as Promise<EditResult>;
    },
    since: version => client.call(editCalls.since, { scrollId, version }, { quiet: true }),
    watch: (known, pageId, signal) =>
      client.call(
        editCalls.since,
        { scrollId, pageId, ...known, waitSeconds: signal ? WAIT_SECONDS : 0 },
        { quiet: true, fetch: waitQuietly, ...(signal && { signal }) },
      ),
  };
}
