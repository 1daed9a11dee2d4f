import { newsCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { listNews } from './list-news.ts';

export function registerNewsCalls(app: FastifyInstance): void {
  registerCalls(app, newsCalls, {
    getShowIndexKnowledgeBaseInfo: ({ page, size, name }, { database, language, clock }) =>
      listNews(database.pool, { language, page, size, name }, clock.now()),
  });
}
