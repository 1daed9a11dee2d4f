import { analysisTextsCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { searchTexts } from './search-texts.ts';

export function registerAnalysisTextsCalls(app: FastifyInstance): void {
  registerCalls(app, analysisTextsCalls, {
    texts: ({ scrollId, ...search }, context) =>
      context.whileListening(async signal => {
        const { platform, actor } = context;
        return searchTexts(await openOwnDataSet(platform, actor, { scrollId, right: 'records.view' }), search, signal);
      }),
  });
}
