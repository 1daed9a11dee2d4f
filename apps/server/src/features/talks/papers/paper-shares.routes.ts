import { type CallData, paperShareCalls } from '@wenshu/api-contract';
import { quotesIn } from '@wenshu/papers';
import { asJson } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { getPaper } from './find-own-paper.ts';
import { findLink, findShared, makeLink, type PaperLink, withdrawLink } from './paper-link.repository.ts';
import { deleteMember, listCandidates, listMembers, saveMember } from './paper-member.repository.ts';
import { listSources } from './paper-source.repository.ts';
import { PAPER } from './paper-standing.repository.ts';

const MOST_MEMBERS = 100;
/** A class may open it at once; a program that tries codes does not come far. */
const openings: AttemptLimit = { name: 'shared-paper:address', most: 300, windowSeconds: 900 };

export function registerPaperShareCalls(app: FastifyInstance): void {
  registerCalls(app, paperShareCalls, {
    listMembers: async ({ paperId, find }, { database: { pool }, actor: { personId } }) => {
      const { role } = await getPaper(pool, { paperId, personId }, 'view');
      const mayGive = role === 'manage';
      const link = mayGive ? await findLink(pool, { paperId, personId }) : undefined;
      return {
        items: await listMembers(pool, paperId),
        candidates: mayGive ? await listCandidates(pool, { paperId, personId }, find) : [],
        link: link ? presentLink(link) : null,
      };
    },
    saveMember: async ({ paperId, userId, role }, { database, actor: { personId } }) => {
      await getPaper(database.pool, { paperId, personId }, 'manage');
      const isSaved =
        userId !== personId &&
        (await saveMember(database.pool, { paperId, personId, userId, role, most: MOST_MEMBERS }));
      if (!isSaved) throw new Refusal('userNotFound', { field: 'userId' });
      tellChange(database, PAPER, paperId);
      return null;
    },
    removeMember: async ({ paperId, userId }, { database, actor: { personId } }) => {
      // Whoever leaves needs nobody's leave.
      await getPaper(database.pool, { paperId, personId }, userId === personId ? 'view' : 'manage');
      if (!(await deleteMember(database.pool, { paperId, userId }))) throw new Refusal('userNotFound');
      // Who has it open learns at once that they may not any more.
      tellChange(database, PAPER, paperId);
      return null;
    },
    makeLink: async ({ paperId }, { database: { pool }, actor: { personId }, clock }) => {
      await getPaper(pool, { paperId, personId }, 'manage');
      const link = await makeLink(pool, { paperId, personId, code: newId(), now: clock.now() });
      if (!link) throw new Refusal('paperNotFound');
      return presentLink(link);
    },
    withdrawLink: async ({ paperId }, { database: { pool }, actor: { personId } }) => {
      await getPaper(pool, { paperId, personId }, 'manage');
      if (!(await withdrawLink(pool, { paperId, personId }))) throw new Refusal('paperNotFound');
      return null;
    },
    shared: async ({ code }, { platform, database: { pool }, clientAddress }) => {
      await countAttempt(platform, openings, clientAddress);
      const shared = await findShared(pool, code);
      if (!shared) throw new Refusal('paperNotFound');
      const { paperId, document, nickName, updatedAt } = shared;
      const quoted = new Set(quotesIn(document).map(({ sourceId }) => sourceId));
      const sources = (await listSources(pool, paperId)).filter(({ sourceId }) => quoted.has(sourceId));
      return {
        document: asJson(document),
        sources: sources.map(({ sourceId, name, address }) => ({ sourceId, name, address })),
        nickName,
        updateTime: updatedAt.getTime(),
      };
    },
  });
}

const presentLink = ({
  code,
  madeAt,
}: PaperLink): NonNullable<CallData<typeof paperShareCalls.listMembers>['link']> => ({
  code,
  createTime: madeAt.getTime(),
});
