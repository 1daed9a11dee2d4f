import { questionnaireStatus, revisionCalls } from '@wenshu/api-contract';
import type { EditContext } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../../people/attempts/index.ts';
import { help, presentHelp } from '../../../people/helper-use/index.ts';
import { findSpace } from '../../../people/licences/index.ts';
import { editContext, findQuestionnaire, loadDocument } from '../../questionnaire-design/index.ts';
import { compileSteps } from './compile-steps.ts';
import { houseSteps } from './house-steps.ts';
import { type ModelRevision, requestRevision, stepsOfModel } from './model-steps.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import type { RevisionPlan } from './revision-step.ts';

/** Nobody reads more proposals than this; a script would spend what others may ask for. */
const askingLimit: AttemptLimit = { name: 'revision:person', most: 120, windowSeconds: 60 * 60 };

export function registerRevisionCalls(app: FastifyInstance): void {
  registerCalls(app, revisionCalls, {
    propose: async ({ scrollId, wish }, context) => {
      const { platform, database, actor } = context;
      await countAttempt(platform, askingLimit, actor.personId);
      const { read, edits } = await openDocument(context, scrollId);
      const space = await findSpace(database.pool, actor.personId, { kind: 'questionnaire', id: scrollId });
      const asker = { personId: actor.personId, space };
      const found = await context.whileListening(signal =>
        help<ModelRevision, RevisionPlan>(platform, asker, 'revise', {
          model: mask => requestRevision({ read, wish, context: edits, mask, signal }),
          house: () => houseSteps(read, wish),
        }),
      );
      const { steps, told } = found.by === 'house' ? found.value : { steps: stepsOfModel(found.value, read), told: [] };
      const { parts, refused, edits: made, touches } = compileSteps(read, steps, edits);
      const helped = presentHelp(platform, found);
      return { helped, told: [...told], parts, refused, edits: made, touches };
    },
  });
}

interface OpenDocument {
  readonly read: ReadDocument;
  readonly edits: EditContext;
}

async function openDocument({ database, actor }: CallContext<'signed-in'>, scrollId: string): Promise<OpenDocument> {
  const { pool } = database;
  const row = await findQuestionnaire(pool, scrollId);
  if (!row) throw new Refusal('questionnaireNotFound');
  if (row.status === questionnaireStatus.collecting && row.editedFrom === null)
    throw new Refusal('suspendBeforeEditing');
  if (row.status === questionnaireStatus.ended) throw new Refusal('surveyClosed');
  const document = await loadDocument(pool, scrollId, row.version);
  const edits = await editContext(pool, { scrollId, personId: actor.personId }, row, document);
  const read = readDocument(document, edits.isPublished);
  // Neither has the house words of its own for it, nor could a person see what it took the wish to mean.
  if (!read) throw new Refusal('revisionLanguageUnknown');
  return { read, edits };
}
