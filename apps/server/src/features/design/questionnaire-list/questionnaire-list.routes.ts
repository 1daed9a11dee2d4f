import { scrollListCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../http/refusal.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { findQuestionnaire } from '../questionnaire-design/index.ts';
import { copyQuestionnaire } from './copy-questionnaire.ts';
import { deleteForEver, type Removers } from './delete-for-ever.ts';
import { describeShelf, searchQuestionnaires, writeLabels } from './questionnaire-list.repository.ts';
import { listBin, lockBinned, putIntoBin, takeOutOfBin } from './recycle-bin.repository.ts';

export function registerQuestionnaireListCalls(app: FastifyInstance, removers: Removers): void {
  registerCalls(app, scrollListCalls, {
    search: async (input, { database, actor }) => {
      const { total, rows } = await searchQuestionnaires(database.pool, actor.personId, input);
      const shelf = await describeShelf(database.pool, actor.personId);
      const present = ({ creatorId, ...row }: (typeof rows)[number]) => ({
        ...row,
        isCreator: creatorId === actor.personId,
      });
      return { total, rows: rows.map(present), ...shelf };
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
      await putIntoBin(database.pool, scrollId, clock.now());
      return null;
    },
    bin: (input, { database, actor }) => listBin(database.pool, actor.personId, input),
    restore: async ({ scrollId }, { database, actor }) => {
      await database.transaction(async db => {
        if (!(await lockBinned(db, scrollId, actor.personId))) throw new Refusal('noPermission');
        await takeOutOfBin(db, scrollId);
      });
      return null;
    },
    deleteForEver: async ({ scrollId }, { platform, actor }) => {
      await deleteForEver(platform, removers, { scrollId, personId: actor.personId });
      return null;
    },
  });
}
