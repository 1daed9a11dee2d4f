import { type Call, designCalls, type EditResult, editCalls } from '@wenshu/api-contract';
import type { CommandName } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { registerDesignReads } from './design-reads.routes.ts';
import { editQuestionnaire } from './edit-questionnaire.ts';
import { type EditInput, presentEdit, requestOf } from './edit-request.ts';
import { registerHistoryCalls } from './history.routes.ts';
import { lookSince } from './look-since.ts';
import { registerPresenceCalls } from './presence.routes.ts';
import { watchQuestionnaires } from './questionnaire-watch.ts';
import { revertEdit } from './revert-edit.ts';

/** The handler that all design calls share: the verb is a pure function of the same name. */
export function edit(command: CommandName) {
  return async (
    { scrollId, editId, baseVersion, ...input }: EditInput,
    context: CallContext<'signed-in'>,
  ): Promise<EditResult> =>
    presentEdit(
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
  registerHistoryCalls(app);
  registerPresenceCalls(app);
  const watch = watchQuestionnaires(app.door.platform.database, app.door.platform.clock);
  // Stopping does not wait for those who wait.
  app.addHook('preClose', async () => watch.stop());
  registerCalls(app, editCalls, {
    revert: async ({ revertedEditId, seenVersion, ...input }, context) =>
      presentEdit(await revertEdit(context.database, requestOf(input, context), { revertedEditId, seenVersion })),
    since: lookSince(watch),
  });
}
