import { scrollListCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireNotShut } from '../../../authorisation/authorise.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { suspendCollecting } from '../live-settings/index.ts';
import { findQuestionnaire } from '../questionnaire-design/index.ts';
import { copyQuestionnaire } from './copy-questionnaire.ts';
import { deleteForEver, type Removers } from './delete-for-ever.ts';
import { describeShelf, searchQuestionnaires, writeLabels } from './questionnaire-list.repository.ts';
import { isInBinOf, listBin, putIntoBin, takeOutOfBin } from './recycle-bin.repository.ts';

export function registerQuestionnaireListCalls(app: FastifyInstance, removers: Removers): void {
  registerCalls(app, scrollListCalls, {
    search: async (input, { database, actor }) => {
      const { total, rows } = await searchQuestionnaires(database.pool, actor.personId, input);
      const shelf = await describeShelf(database.pool, actor.personId);
      const present = ({ creatorId, createdAt, updatedAt, ...row }: (typeof rows)[number]) => ({
        ...row,
        isCreator: creatorId === actor.personId,
        createTime: createdAt.getTime(),
        updateTime: updatedAt.getTime(),
      });
      return { workType: input.workType, total, rows: rows.map(present), ...shelf };
    },
    updateLabels: async ({ scrollId, labels }, { database }) => {
      await writeLabels(database.pool, scrollId, [...new Set(labels)]);
      return null;
    },
    copy: async (input, { database, actor }) => ({
      scrollId: await copyQuestionnaire(database, actor.personId, input),
    }),
    moveToBin: async ({ scrollId }, { database, actor, clock }) => {
      const found = await findQuestionnaire(database.pool, scrollId);
      if (!found) throw new Refusal('questionnaireNotFound');
      if (found.creatorId !== actor.personId) throw new Refusal('noPermission');
      await database.transaction(async db => {
        // Whoever takes it out finds it suspended: collecting must not go on by itself.
        await suspendCollecting(db, { scrollId, personId: actor.personId });
        await putIntoBin(db, scrollId, clock.now());
      });
      return null;
    },
    bin: async (input, { database, actor }) => {
      const { total, rows } = await listBin(database.pool, actor.personId, input);
      return { total, rows: rows.map(({ deletedAt, ...row }) => ({ ...row, deleteTime: deletedAt.getTime() })) };
    },
    restore: async ({ scrollId }, { database, actor }) => {
      await requireNotShut(database.pool, actor, { kind: 'questionnaire', id: scrollId });
      await database.transaction(async db => {
        const isBinned = await isInBinOf(db, actor.personId, scrollId, { isLocked: true });
        if (!isBinned) throw new Refusal('noPermission');
        await takeOutOfBin(db, scrollId);
      });
      return null;
    },
    deleteForEver: async ({ scrollId }, { platform, actor }) => {
      await requireNotShut(platform.database.pool, actor, { kind: 'questionnaire', id: scrollId });
      await deleteForEver(platform, removers, { scrollId, personId: actor.personId });
      return null;
    },
  });
}
