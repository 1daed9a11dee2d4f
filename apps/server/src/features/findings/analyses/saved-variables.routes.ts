import { derivedKey } from '@wenshu/analysis';
import { savedVariableCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { deleteSavedVariables, describeSavedVariables, openOwnDataSet } from '../data-set/index.ts';
import { saveVariables } from './save-variables.ts';

export function registerSavedVariableCalls(app: FastifyInstance): void {
  registerCalls(app, savedVariableCalls, {
    list: async ({ scrollId }, { platform, actor, language }) => {
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'statistics.view' });
      const known = new Map((await dataSet.listVariables(language)).map(variable => [variable.key, variable]));
      const rows = await describeSavedVariables(platform.database.pool, scrollId);
      return {
        items: rows.map(({ variableId, analysisId, recipe, nickName, fittedAsOf, savedAt }) => {
          const key = derivedKey(variableId);
          const { name, label } = known.get(key) ?? recipe;
          return {
            variableId,
            key,
            name,
            label,
            isUsable: known.has(key),
            analysisId,
            nickName,
            asOf: fittedAsOf.getTime(),
            time: savedAt.getTime(),
          };
        }),
      };
    },
    save: (input, context) => {
      const { platform, actor, language } = context;
      return context.whileListening(signal => saveVariables(platform, actor, { ...input, language, signal }));
    },
    remove: async ({ scrollId, variableIds }, { database }) => {
      const gone = await database.transaction(db => deleteSavedVariables(db, scrollId, variableIds));
      if (gone === 0) throw new Refusal('savedVariableNotFound');
      return null;
    },
  });
}
