import { type CallData, designCalls, type EditResult, editCalls, historyCalls } from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import type { Transport } from '@wenshu/together';
import { client } from '../../../../app/client.ts';
import { useSession } from '../../../../app/session/session.ts';
import { failureOf } from '../../../../app/together/judge-failure.ts';
import type { PendingEdit } from './pending-edit.ts';
import { type QuestionnaireShape, questionnaireVerdicts } from './questionnaire-kind.ts';

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
  readonly live?: string;
}

/** How edits reach the server and others' come back. Tests bring their own. */
export interface EditTransport extends Transport<QuestionnaireShape> {
  /** As soon as there is something to tell; without a signal, what there is now. */
  watch(known: KnownNews, pageId: string, signal?: AbortSignal): Promise<EditNews>;
}

export function serverTransport(scrollId: string): EditTransport {
  return {
    personId: () => useSession.getState().user?.userId,
    post: async (edit, baseVersion) => writtenOf(await postEdit(edit, { scrollId, baseVersion, editId: edit.editId })),
    since: async version => {
      const news = await client.call(editCalls.since, { scrollId, version }, { quiet: true });
      return { ...writtenOf(news), edits: news.edits };
    },
    judge: error => failureOf(error, questionnaireVerdicts),
    watch: (known, pageId, signal) =>
      client.call(
        editCalls.since,
        { scrollId, pageId, ...known, waitSeconds: signal ? WAIT_SECONDS : 0 },
        { quiet: true, fetch: waitQuietly, ...(signal && { signal }) },
      ),
  };
}

/** As it comes over the wire a change's value may be anything; it was a change when it was stored. */
export const writtenOf = ({ version, changes }: Pick<EditResult, 'version' | 'changes'>) => ({
  version,
  changes: changes as readonly Change[],
});

interface Envelope {
  readonly scrollId: string;
  readonly baseVersion: number;
  readonly editId: string;
}

function postEdit(edit: PendingEdit, envelope: Envelope): Promise<EditResult> {
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
}
