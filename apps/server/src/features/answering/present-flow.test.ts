import { buildFlow, createQuestionnaire, type Question } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { presentFlow } from './present-flow.ts';

const part = (id: string, more: object = {}) => ({ id, order: id, title: { text: id }, settings: {}, ...more });
const byId = <T extends { readonly id: string }>(parts: readonly T[]) =>
  Object.fromEntries(parts.map(one => [one.id, one]));
const question = (id: string, more: object = {}): Question => ({
  ...{ id, type: 'matrix-single', groupId: 'g', order: id, seqName: id, title: { text: id }, settings: {} },
  ...{ items: {}, itemGroups: {}, rows: {}, rowGroups: {} },
  ...more,
});

it('gives rows and options under the titles of their groups, and child questions below their parent (S3.10, S3.11, S3.37, S3.51)', () => {
  const document = {
    ...createQuestionnaire({ title: 'Cafés', baseLanguageId: 2, groupId: 'g' }),
    questions: byId([
      question('q1', {
        items: byId([part('i1', { itemGroupId: 'ig' }), part('i2')]),
        itemGroups: byId([part('ig')]),
        rows: byId([part('r1'), part('r2', { rowGroupId: 'rg' }), part('r3', { rowGroupId: 'rg' })]),
        rowGroups: byId([part('rg'), part('empty')]),
      }),
      question('q1a', { type: 'fill-in', parentId: 'q1' }),
      question('q2', { type: 'fill-in', parentId: 'gone' }),
    ]),
  };
  const flow = buildFlow(document, { scrollId: 's', versionTime: 1, languageId: 2 });
  const list = presentFlow(flow).questionGroupList[0]!.questionList;
  expect(list.map(one => one.questionId)).toEqual(['q1', 'q2']);
  expect(list[0]).toMatchObject({
    itemGroupList: [
      { itemGroupId: '', itemGroupType: 0, itemList: [{ itemId: 'i2' }] },
      { itemGroupId: 'ig', itemGroupType: 1, title: 'ig', itemList: [{ itemId: 'i1' }] },
    ],
    subQuestionGroupList: [
      { subQuestionGroupId: '', subQuestionGroupType: 0, questionList: [{ questionId: 'r1' }] },
      {
        ...{ subQuestionGroupId: 'rg', subQuestionGroupType: 1, title: 'rg' },
        questionList: [{ questionId: 'r2' }, { questionId: 'r3' }],
      },
    ],
    children: [{ questionId: 'q1a', parentQuestionId: 'q1', children: [] }],
  });
});
