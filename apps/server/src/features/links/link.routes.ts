import { linkCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../http/register-calls.ts';
import { insertLink, listLinks } from './link.repository.ts';
import { newLinkCode } from './new-link-code.ts';

export function registerLinkCalls(app: FastifyInstance): void {
  registerCalls(app, linkCalls, {
    create: async ({ scrollId, name }, { database }) => {
      const linkCode = newLinkCode();
      await insertLink(database.pool, scrollId, linkCode, name);
      return { linkCode, name, enabled: true, views: 0, collected: 0 };
    },
    list: ({ scrollId }, { database }) => listLinks(database.pool, scrollId),
  });
}
