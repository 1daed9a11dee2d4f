import { dataSetCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { openOwnDataSet } from './data-set.ts';

export function registerDataSetCalls(app: FastifyInstance): void {
  registerCalls(app, dataSetCalls, {
    listVariables: async ({ scrollId }, { platform, actor, language }) => {
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.view' });
      const variables = await dataSet.listVariables(language);
      return {
        timeZone: dataSet.timeZone,
        variables: variables.map(({ key, name, label, kept, measure, categories, content, questionId, loop }) => ({
          ...{ key, name, label, kept, measure, isLooped: loop !== undefined },
          ...(categories && { categories: [...categories] }),
          ...(content && { content }),
          ...(questionId !== undefined && { questionId }),
        })),
      };
    },
  });
}
