import { newsRoomCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { countNewsLines, findNews, findNewsVersion, listNewsLines, listNewsVersions } from '../../people/news/index.ts';
import { presentNewsLine, presentNewsVersion, presentWritten } from './present-news.ts';
import { saveNews } from './save-news.ts';
import { publishSeen, withdrawSeen } from './show-news.ts';

/** More than these nobody looks through; all of them are kept. */
const MOST_VERSIONS = 100;

export function registerNewsRoomCalls(app: FastifyInstance): void {
  registerCalls(app, newsRoomCalls, {
    list: async ({ page, size, ...wanted }, { database: { pool }, clock }) => {
      const now = clock.now();
      const rows = await listNewsLines(pool, wanted, { limit: size, offset: (page - 1) * size }, now);
      return { items: rows.map(presentNewsLine), total: await countNewsLines(pool, wanted, now) };
    },
    look: async ({ id }, { database: { pool }, clock }) => {
      const found = await findNews(pool, id, clock.now());
      if (!found) throw new Refusal('contentNotFound');
      const { version, isOwn, state, publishAt } = found;
      const versions = (await listNewsVersions(pool, id, MOST_VERSIONS)).map(presentNewsVersion);
      const publishTime = publishAt?.getTime() ?? null;
      return { id, version, isOwn, state, publishTime, content: presentWritten(found), versions };
    },
    version: async ({ id, version }, { database }) => {
      const found = await findNewsVersion(database.pool, id, version);
      if (!found) throw new Refusal('contentNotFound');
      return presentWritten(found);
    },
    save: ({ item, content }, context) => saveNews(context, item, content),
    publish: async ({ id, seen, at }, context) => {
      await publishSeen(context, { id, seen }, at);
      return null;
    },
    withdraw: async ({ id, seen }, context) => {
      await withdrawSeen(context, { id, seen });
      return null;
    },
  });
}
