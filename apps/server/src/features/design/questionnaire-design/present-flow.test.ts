import { questionTypes } from '@wenshu/question-types/core';
import { buildFlow, createQuestionnaire, type Question } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { presentFlow } from './present-flow.ts';

const part = (id: string, more: object = {}) => ({ id, order: id, title: { text: id }, settings: {}, ...more });
const byId = <T extends { readonly id: string }>(parts: readonly T[]) =>
  Object.fromEntries(parts.map(one => [one.id, one]));
const question = (id: string, more: object = {}): Question => ({
  id,
  type: 'matrix-single',
  groupId: 'g',
  order: id,
  seqName: id,
  title: { text: id },
  settings: {},
  items: {},
  itemGroups: {},
  rows: {},
  rowGroups: {},
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
  const list = presentFlow(flow, { isCreator: false }).questionGroupList[0]!.questionList;
  expect(list.map(one => one.questionId)).toEqual(['q1', 'q2']);
  expect(list[0]).toMatchObject({
    itemGroupList: [
      { itemGroupId: '', itemGroupType: 0, itemList: [{ itemId: 'i2' }] },
      { itemGroupId: 'ig', itemGroupType: 1, title: 'ig', itemList: [{ itemId: 'i1' }] },
    ],
    subQuestionGroupList: [
      { subQuestionGroupId: '', subQuestionGroupType: 0, questionList: [{ questionId: 'r1' }] },
      {
        subQuestionGroupId: 'rg',
        subQuestionGroupType: 1,
        title: 'rg',
        questionList: [{ questionId: 'r2' }, { questionId: 'r3' }],
      },
    ],
    children: [{ questionId: 'q1a', parentQuestionId: 'q1', children: [] }],
  });
});

it('gives type, flags, remark and settings of a question, and an option with what stands below it (S3.7, S3.8, S3.9, S3.12)', () => {
  const document = {
    ...createQuestionnaire({ title: 'Cafés', baseLanguageId: 2, groupId: 'g' }),
    questions: byId([
      question('q1', {
        type: 'cascade',
        remark: { text: 'One town' },
        settings: { 20001: true, 20004: true },
        title: { text: 'Where?', html: '<p><strong>Where?</strong></p>' },
        items: byId([part('north', { settings: { 20008: 3 } }), part('town', { parentItemId: 'north' })]),
        itemGroups: byId([part('empty')]),
      }),
      question('q2', { type: 'from a later edition', groupId: 'gone' }),
    ]),
  };
  const flow = buildFlow(document, { scrollId: 's', versionTime: 1, languageId: 2 });
  const drawn = (isCreator: boolean) => presentFlow(flow, { isCreator }).questionGroupList[0]!.questionList;
  const town = { itemId: 'town', title: 'town', titleHtml: '', settings: [], children: [] };
  const north = {
    itemId: 'north',
    title: 'north',
    titleHtml: '',
    settings: [{ key: '20008', value: 3 }],
    children: [town],
  };
  const ungrouped = { itemGroupId: '', itemGroupType: 0, title: '', itemList: [north] };
  expect(drawn(false)[0]).toEqual({
    questionId: 'q1',
    questionGroupId: 'g',
    type: questionTypes.cascade.code,
    seqName: 'q1',
    title: 'Where?',
    titleHtml: '<p><strong>Where?</strong></p>',
    remark: 'One town',
    isRequired: true,
    isHidden: true,
    settings: [
      { key: '20001', value: true },
      { key: '20004', value: true },
    ],
    itemGroupList: [ungrouped],
    subQuestionGroupList: [],
    children: [],
  });
  // Only who edits it has a use for a group that nothing is in yet.
  expect(drawn(true)[0]!.itemGroupList).toEqual([
    ungrouped,
    { itemGroupId: 'empty', itemGroupType: 1, title: 'empty', itemList: [] },
  ]);
  expect(drawn(false)[1]).toMatchObject({ questionId: 'q2', type: -1, isRequired: false, isHidden: false, remark: '' });
});
