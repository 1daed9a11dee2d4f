import {
  itemGroupReadCalls,
  logicReadCalls,
  type QuestionInfo,
  questionReadCalls,
  quotaReadCalls,
  settingReadCalls,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  buildFlowQuestion,
  combinationsOf,
  dependantsOf,
  type EditProblemWord,
  findType,
  inOrder,
  mentions,
  own,
  type Question,
  type Questionnaire,
  quotasUsing,
} from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listFeaturesAt } from '../../people/licences/index.ts';
import { loadDocument } from './document-store.ts';
import { listTypePermissions } from './list-type-permissions.ts';
import { presentOne } from './present-flow.ts';
import { findQuestionnaire } from './questionnaire.repository.ts';

/** Parts of the newest document, for callers that do not hold the whole. */
export function registerDesignReads(app: FastifyInstance): void {
  registerCalls(app, questionReadCalls, {
    getQuestion: async ({ scrollId, questionId }, context) => {
      const whole = await newest(scrollId, context);
      const document = required(whole.questions, questionId, 'question-not-found');
      return { ...drawn(whole, document), document };
    },
    getTagList: async ({ scrollId, questionId }, context) => {
      const { questions } = await newest(scrollId, context);
      const asked =
        questionId === undefined ? inOrder(questions) : [required(questions, questionId, 'question-not-found')];
      return asked
        .filter(question => findType(questionTypes, question.type)?.capabilities.creatorOnly)
        .map(({ id, seqName, items }) => ({
          questionId: id,
          seqName,
          tags: inOrder(items).map(item => ({ itemId: item.id, title: item.title.text })),
        }));
    },
    typePermissions: async ({ scrollId }, { database, actor }) => {
      const row = await findQuestionnaire(database.pool, scrollId);
      if (!row) throw new Refusal('questionTypesNotLoaded');
      const object = { kind: 'questionnaire', id: scrollId } as const;
      const mayEdit = await holdsRight(database.pool, actor, object, 'questionnaire.edit');
      return {
        questionTypes: listTypePermissions({ mayEdit, isCreator: row.creatorId === actor.personId }),
        permissionCodes: mayEdit ? await listFeaturesAt(database.pool, actor.personId, object) : [],
      };
    },
  });
  registerCalls(app, logicReadCalls, {
    getLogic: async ({ scrollId, questionId }, context) => {
      const { questions, logic, calculations, verifications } = await newest(scrollId, context);
      if (questionId !== undefined) required(questions, questionId, 'question-not-found');
      const about = (part: unknown) => questionId === undefined || mentions(part, new Set([questionId]));
      return {
        rules: inOrder(logic).filter(about),
        calculations: inOrder(calculations).filter(about),
        verifications: inOrder(verifications).filter(about),
      };
    },
  });
  registerCalls(app, itemGroupReadCalls, {
    openItemGroup: async ({ scrollId, questionId, itemGroupId }, context) => {
      const whole = await newest(scrollId, context);
      const question = required(whole.questions, questionId, 'question-not-found');
      const itemGroup = required(question.itemGroups, itemGroupId, 'item-group-not-found');
      const presented = drawn(whole, question).itemGroupList.find(group => group.itemGroupId === itemGroupId)!;
      const items = inOrder(question.items).filter(item => item.itemGroupId === itemGroupId);
      return { ...presented, itemGroup, items };
    },
  });
  registerCalls(app, settingReadCalls, {
    checkTagItemReference: async ({ scrollId, questionId, itemIds }, context) => {
      const document = await newest(scrollId, context);
      const { items } = required(document.questions, questionId, 'question-not-found');
      for (const itemId of itemIds) required(items, itemId, 'item-not-found');
      return {
        losses: dependantsOf(document, itemIds),
        quotaIds: quotasUsing(document, questionId, new Set(itemIds)),
      };
    },
  });
  registerCalls(app, quotaReadCalls, {
    deleteQuotaPrompt: async ({ scrollId, quotaId }, context) => {
      const { title, cells } = required((await newest(scrollId, context)).quotas, quotaId, 'quota-not-found');
      const combinations = Object.values(cells).flatMap(cell => combinationsOf(cell.match));
      const axisIds = new Set(combinations.flatMap(match => Object.keys(match)));
      return { title, cellCount: Object.keys(cells).length, axisIds: [...axisIds] };
    },
    getMergeQuota: async ({ scrollId }, context) =>
      inOrder((await newest(scrollId, context)).quotas).filter(quota => quota.kind === 'merged'),
  });
}

/** As the specification draws it, with its child questions. */
function drawn({ questions }: Questionnaire, question: Question): QuestionInfo {
  const children = inOrder(questions).filter(({ id, parentId }) => parentId === question.id && id !== question.id);
  const flowChildren = children.map(child => buildFlowQuestion(child));
  return presentOne(buildFlowQuestion(question), flowChildren, { isCreator: true });
}

async function newest(scrollId: string, { database }: CallContext<'signed-in'>): Promise<Questionnaire> {
  const row = await findQuestionnaire(database.pool, scrollId);
  if (!row) throw new Refusal('questionnaireNotFound');
  return loadDocument(database.pool, scrollId, row.version);
}

function required<T>(list: Readonly<Record<string, T>>, id: string, problem: EditProblemWord): T {
  const found = own(list, id);
  if (found === undefined) throw new Refusal('editRefused', { params: { problem } });
  return found;
}
