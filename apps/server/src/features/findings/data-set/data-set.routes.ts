import { dataSetCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { checkLens } from './check-lens.ts';
import { openOwnDataSet } from './data-set.ts';
import { deleteLens, insertLens, listLenses, updateLens } from './lens.repository.ts';

const MOST_SCHEMES = 100;

export function registerDataSetCalls(app: FastifyInstance): void {
  registerCalls(app, dataSetCalls, {
    listVariables: async ({ scrollId }, { platform, actor, language }) => {
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'statistics.view' });
      const variables = await dataSet.listVariables(language);
      const questions = await dataSet.listQuestions(language);
      return {
        timeZone: dataSet.timeZone,
        questions: questions.map(({ key, questionId, name, title, summary, solution, round, variables: parts }) => ({
          key,
          questionId,
          name,
          title,
          summary,
          variables: [...parts],
          ...(solution && { solution }),
          ...(round && { round: round.label }),
        })),
        variables: variables.map(({ key, name, label, kept, measure, categories, content, measures, ...of }) => ({
          key,
          name,
          label,
          kept,
          measure,
          isLooped: of.loop !== undefined,
          ...(categories && { categories: categories.map(({ code, label: words }) => ({ code, label: words })) }),
          ...(of.words && { words: of.words }),
          ...(content && { content }),
          ...(measures && { measures }),
          ...(of.questionId !== undefined && {
            questionId: of.questionId,
            answerKey: of.loop ? `${of.questionId}@${of.loop.round.itemId}` : of.questionId,
          }),
        })),
      };
    },
    listSchemes: async ({ scrollId }, { database, actor }) => {
      const lenses = await listLenses(database.pool, scrollId);
      return {
        items: lenses.map(({ schemeId, name, content, personId, nickName, updatedAt }) => ({
          schemeId,
          name,
          nickName,
          isOwn: personId === actor.personId,
          updateTime: updatedAt.getTime(),
          ...(content as object as { derived: Record<string, never> }),
        })),
      };
    },
    saveScheme: async ({ scrollId, schemeId, name, ...parts }, { platform, database, actor, clock }) => {
      const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'analysis.collate' });
      const content = checkLens(parts, await dataSet.listVariables('en'));
      const lens = { scrollId, name, content, personId: actor.personId, updatedAt: clock.now() };
      if (schemeId !== undefined) {
        if (!(await updateLens(database.pool, { ...lens, schemeId }))) throw new Refusal('schemeNotFound');
        return { schemeId };
      }
      const fresh = newId();
      const isKept = await database.transaction(db => insertLens(db, { ...lens, schemeId: fresh }, MOST_SCHEMES));
      if (!isKept) throw new Refusal('tooManySchemes', { params: { most: MOST_SCHEMES } });
      return { schemeId: fresh };
    },
    deleteScheme: async ({ scrollId, schemeId }, { database, actor }) => {
      const isGone = await deleteLens(database.pool, { scrollId, schemeId, personId: actor.personId });
      if (!isGone) throw new Refusal('schemeNotFound');
      return null;
    },
  });
}
