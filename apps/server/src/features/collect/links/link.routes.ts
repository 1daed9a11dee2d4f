import { channelCalls, linkCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import { channelsOf } from '../../../authorisation/record-range.ts';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { ensureChannel, findChannel, writeChannelEndPages } from './channel.repository.ts';
import { requireGoodAddresses } from './check-end-pages.ts';
import { countKinds } from './count-kinds.repository.ts';
import {
  findLinkPage,
  findOverview,
  hasLink,
  insertLink,
  listLinks,
  type SeenLinks,
  switchLink,
  writeLinkEndPages,
} from './link.repository.ts';
import { newLinkCode } from './new-link-code.ts';
import { qrCodeFile } from './qr-code.ts';

type Context = CallContext<'signed-in'>;

/** The links of a survey, as much of them as the actor may know. */
async function seenOf({ database, actor }: Context, scrollId: string): Promise<SeenLinks> {
  return { scrollId, sight: await findSight(database.pool, actor, scrollId, 'links.view') };
}

export function registerLinkCalls(app: FastifyInstance): void {
  registerCalls(app, linkCalls, {
    create: async ({ scrollId, name, channel }, { database }) => {
      const linkCode = newLinkCode();
      await database.transaction(async db => {
        if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
        const channelCode = channel === undefined ? null : await ensureChannel(db, scrollId, channel, newId());
        await insertLink(db, scrollId, linkCode, name, channelCode);
      });
      // Whoever has made it sees it, be it of a channel out of their sight.
      const made = (await listLinks(database, { scrollId, sight: { kind: 'all' } })).find(
        link => link.linkCode === linkCode,
      );
      if (!made) throw new Refusal('questionnaireNotFound');
      return made;
    },
    list: async ({ scrollId }, context) => listLinks(context.database, await seenOf(context, scrollId)),
    findPage: async ({ scrollId, ...page }, context) =>
      findLinkPage(context.database, await seenOf(context, scrollId), page),
    overview: async ({ scrollId }, context) => {
      const { actor, database } = context;
      const { pool } = database;
      const found = await findOverview(database, await seenOf(context, scrollId));
      if (!found) throw new Refusal('questionnaireNotFound');
      const object = { kind: 'questionnaire', id: scrollId } as const;
      const mayPublish = await holdsRight(pool, actor, object, 'questionnaire.publish');
      const hasDraft = (await findQuestionnaire(pool, scrollId))?.hasDraft ?? false;
      return { ...found, hasDraft, mayPublish, mayEdit: await holdsRight(pool, actor, object, 'questionnaire.edit') };
    },
    count: async ({ scrollId }, context) => countKinds(context.database, await seenOf(context, scrollId)),
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
    get: async ({ channelCode }, context) => {
      const { database } = context;
      const channel = await findChannel(database.pool, channelCode);
      if (!channel) throw new Refusal('channelNotFound');
      const seen = channelsOf((await seenOf(context, channel.scrollId)).sight);
      if (seen && !seen.includes(channel.name)) throw new Refusal('channelNotFound');
      return channel;
    },
    editEndPageLink: async ({ channelCode, endPageLinks }, { database }) => {
      requireGoodAddresses(endPageLinks);
      await writeChannelEndPages(database.pool, channelCode, endPageLinks);
      return null;
    },
  });
}
