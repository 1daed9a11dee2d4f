import { channelCalls, linkCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';
import { ensureChannel, findChannel, writeChannelEndPages } from './channel.repository.ts';
import { requireGoodAddresses } from './check-end-pages.ts';
import { countKinds } from './count-kinds.repository.ts';
import {
  findLinkPage,
  findOverview,
  hasLink,
  insertLink,
  listLinks,
  switchLink,
  writeLinkEndPages,
} from './link.repository.ts';
import { newLinkCode } from './new-link-code.ts';
import { qrCodeFile } from './qr-code.ts';

export function registerLinkCalls(app: FastifyInstance): void {
  registerCalls(app, linkCalls, {
    create: async ({ scrollId, name, channel }, { database }) => {
      const linkCode = newLinkCode();
      await database.transaction(async db => {
        if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
        const channelCode = channel === undefined ? null : await ensureChannel(db, scrollId, channel, newId());
        await insertLink(db, scrollId, linkCode, name, channelCode);
      });
      const made = (await listLinks(database.pool, scrollId)).find(link => link.linkCode === linkCode);
      if (!made) throw new Refusal('questionnaireNotFound');
      return made;
    },
    list: ({ scrollId }, { database }) => listLinks(database.pool, scrollId),
    findPage: ({ scrollId, ...page }, { database }) => findLinkPage(database.pool, scrollId, page),
    overview: async ({ scrollId }, { database: { pool }, actor }) => {
      const found = await findOverview(pool, scrollId);
      if (!found) throw new Refusal('questionnaireNotFound');
      const object = { kind: 'questionnaire', id: scrollId } as const;
      const mayPublish = await holdsRight(pool, actor, object, 'questionnaire.publish');
      return { ...found, mayPublish, mayEdit: await holdsRight(pool, actor, object, 'questionnaire.edit') };
    },
    count: ({ scrollId }, { database }) => countKinds(database.pool, scrollId),
    updateState: async ({ scrollId, linkCode, enabled }, { database }) => {
      const done = await switchLink(database.pool, scrollId, linkCode, enabled);
      if (done === 'not-found') throw new Refusal('linkNotFound');
      if (done === 'not-collecting') throw new Refusal('statusChangeRefused');
      return null;
    },
    editEndPageLink: async ({ scrollId, linkCode, endPageLinks }, { database }) => {
      requireGoodAddresses(endPageLinks);
      if (!(await writeLinkEndPages(database.pool, scrollId, linkCode, endPageLinks)))
        throw new Refusal('linkNotFound');
      return null;
    },
    qrCode: async ({ scrollId, linkCode, ...look }, { database, platform }) => {
      if (!(await hasLink(database.pool, scrollId, linkCode))) throw new Refusal('linkNotFound');
      return qrCodeFile(platform, `/s/${linkCode}`, look);
    },
  });
  registerCalls(app, channelCalls, {
    get: async ({ channelCode }, { database }) => {
      const channel = await findChannel(database.pool, channelCode);
      if (!channel) throw new Refusal('channelNotFound');
      return channel;
    },
    editEndPageLink: async ({ channelCode, endPageLinks }, { database }) => {
      requireGoodAddresses(endPageLinks);
      await writeChannelEndPages(database.pool, channelCode, endPageLinks);
      return null;
    },
  });
}
