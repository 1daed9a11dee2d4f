import { type Call, designCalls, type EditResult, editCalls } from '@wenshu/api-contract';
import type { CommandName } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../http/call-context.ts';
import { registerCalls } from '../../http/register-calls.ts';
import { newId } from '../../platform/new-id.ts';
import { registerDesignReads } from './design-reads.routes.ts';
import { listEditsAfter } from './document.repository.ts';
import { type EditRequest, editQuestionnaire, revertEdit } from './edit-questionnaire.ts';
import { findQuestionnaire } from './questionnaire.repository.ts';

interface EditInput {
  readonly scrollId: string;
  readonly editId?: string | undefined;
  readonly baseVersion?: number | undefined;
}

/** The handler that all design calls share: the verb is a pure function of the same name. */
export function edit(command: CommandName) {
  return async (
    { scrollId, editId, baseVersion, ...input }: EditInput,
    context: CallContext<'signed-in'>,
  ): Promise<EditResult> =>
    present(
      await editQuestionnaire(context.database, requestOf({ scrollId, editId, baseVersion }, context), command, input),
    );
}

/** The command of its name for every call; a call that is no command does not compile. */
function editsOf<Group extends Readonly<Partial<Record<CommandName, Call>>>>(group: Group) {
  const edits = Object.keys(group).map(name => [name, edit(name as CommandName)]);
  return Object.fromEntries(edits) as { readonly [Name in keyof Group]: ReturnType<typeof edit> };
}

export function registerDesignCalls(app: FastifyInstance): void {
  registerCalls(app, designCalls, editsOf(designCalls));
  registerDesignReads(app);
  registerCalls(app, editCalls, {
    revert: async ({ revertedEditId, ...input }, context) =>
      present(await revertEdit(context.database, requestOf(input, context), revertedEditId)),
    since: async ({ scrollId, version }, { database }) => {
      const edits = await listEditsAfter(database.pool, scrollId, version);
      const newest = edits.at(-1)?.version ?? (await findQuestionnaire(database.pool, scrollId))?.version ?? version;
      return { version: newest, changes: edits.flatMap(one => one.changes).map(presentChange) };
    },
  });
}

function requestOf({ scrollId, editId, baseVersion }: EditInput, { actor }: CallContext<'signed-in'>): EditRequest {
  return { scrollId, editId: editId ?? newId(), baseVersion, personId: actor.personId };
}

function present({ version, editId, changes }: Awaited<ReturnType<typeof editQuestionnaire>>): EditResult {
  return { version, editId, changes: changes.map(presentChange) };
}

const presentChange = ({ path, ...change }: { path: readonly string[]; value?: unknown }) => ({
  path: [...path],
  ...change,
});
