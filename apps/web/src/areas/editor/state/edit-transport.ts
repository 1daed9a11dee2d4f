import { designCalls, type EditResult, editCalls, historyCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import type { PendingEdit } from './pending-edit.ts';

/** How edits reach the server and others' come back. Tests bring their own. */
export interface EditTransport {
  post(edit: PendingEdit, baseVersion: number): Promise<EditResult>;
  since(version: number): Promise<Pick<EditResult, 'version' | 'changes'>>;
}

export function serverTransport(scrollId: string): EditTransport {
  return {
    post: (edit, baseVersion) => {
      const envelope = { scrollId, baseVersion, editId: edit.editId };
      if (edit.kind === 'revert')
        return client.call(editCalls.revert, { ...envelope, revertedEditId: edit.revertedEditId }, { quiet: true });
      if (edit.kind === 'restore')
        return client.call(historyCalls.restore, { ...envelope, version: edit.version }, { quiet: true });
      // Each command's input was made for the call of the same name.
      return client.call(designCalls[edit.name], { ...envelope, ...edit.input } as never, {
        quiet: true,
      }) as Promise<EditResult>;
    },
    since: version => client.call(editCalls.since, { scrollId, version }, { quiet: true }),
  };
}
