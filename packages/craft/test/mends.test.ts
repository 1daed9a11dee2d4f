import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire, inOrder, readSetting } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { type CraftRule, completeMend, fingerprintOf, type MendName } from '../src/index.ts';
import { after, context, findingsOf, itemsOf, mended, mint, nth, single, surveyOf } from './survey-of.ts';

const ROWS = Array.from({ length: 12 }, (_one, index) => `row: Statement ${'ABCDEFGHIJKL'[index]}`).join('\n');
const cases: readonly (readonly [MendName, CraftRule, string])[] = [
  ['add-other', 'options-missing', single('您离开的主要原因是什么？', '薪资', '距离', '家庭')],
  ['add-none', 'options-missing', '1. 以下哪些活动您参加过？ [多选题] [必填]\n讲座\n沙龙\n展览\n'],
  ['add-zero', 'options-missing', single('How many cars do you own?', '1', '2', '3 or more')],
  ['add-refusal', 'options-missing', single('您每月的税前收入是多少？', '5000元以下', '5000–9999元', '10000元及以上')],
  [
    'add-unsure',
    'options-missing',
    single('贵公司去年的营业额是多少？', '100万元以下', '100万元至不到500万元', '500万元及以上'),
  ],
  [
    'add-not-used',
    'options-missing',
    '1. How would you rate these? [matrix single] [required]\nrow: Rooms\nrow: Spa\nVery poor\nPoor\nFair\nGood\nVery good\n',
  ],
  ['part-ranges', 'options-overlap', single('您的年龄是？', '18岁以下', '18–25岁', '25–35岁', '36岁及以上')],
  [
    'randomise',
    'order-effect',
    '1. 您喝过哪些？ [多选题]\n海风\n山泉\n云杉\n白鹭\n青禾\n晨光\n远帆\n松涛\n其他 ____\n',
  ],
  ['randomise', 'order-effect', '1. 请排序 [排序题]\n海风\n山泉\n云杉\n白鹭\n青禾\n晨光\n'],
  ['label-ends', 'scale-unlabelled', '1. 您对服务满意吗？ [量表题]\n1\n2\n3\n4\n5\n'],
  ['split-grid', 'grid-too-long', `1. How far do you agree? [matrix single]\n${ROWS}\nDisagree\nNeither\nAgree\n`],
  [
    'split-row',
    'double-barrelled',
    '1. 您对以下方面满意吗？ [矩阵单选题]\n行：服务\n行：位置和价格\n非常不满意\n不太满意\n一般\n比较满意\n非常满意\n',
  ],
  [
    'move-to-end',
    'sensitive-early',
    '1. 您的姓名 [填空题]\n2. 最喜欢哪里？ [填空题]\n3. 种什么树？ [填空题]\n4. 还有什么？ [填空题]\n',
  ],
];

describe('a mend', () => {
  it.each(cases)('%s (%s) leaves a questionnaire that can be published and the finding gone', (does, rule, text) => {
    const document = surveyOf(text);
    const finding = findingsOf(document).find(one => one.rule === rule)!;
    expect(finding?.mend?.does).toBe(does);
    const result = mended(document, finding);
    expect(checkQuestionnaire(result, questionTypes)).toEqual([]);
    expect(findingsOf(result).map(one => one.rule)).not.toContain(rule);
  });

  it('mixes options and leaves other in its place', () => {
    const document = surveyOf(cases.find(([does]) => does === 'randomise')![2]);
    const question = nth(mended(document, findingsOf(document)[0]!), 0);
    expect(inOrder(question.items).map(({ settings }) => readSetting(settings, 'isAnchored'))).toEqual([
      ...Array.from({ length: 8 }, () => false),
      true,
    ]);
    expect(readSetting(question.settings, 'isOptionOrderRandom')).toBe(true);
  });

  it('parts ranges at the boundary and nowhere else, and none of those that do not come whole', () => {
    const document = surveyOf(single('您的年龄是？', '18–25岁', '25–35岁', '36–45岁', '45岁及以上'));
    const result = mended(document, findingsOf(document)[0]!);
    expect(itemsOf(result, 0).map(({ title }) => title.text)).toEqual(['18–24岁', '25–35岁', '36–44岁', '45岁及以上']);
    const hours = surveyOf(single('您每周学习多久？', '1–3小时', '3–5小时', '5小时及以上'));
    expect(findingsOf(hours)[0]).toMatchObject({ rule: 'options-overlap' });
    expect(findingsOf(hours)[0]!.mend).toBeUndefined();
  });

  it('parts no ranges of which one would still overlap', () => {
    const document = surveyOf(single('您的年龄是？', '18–25岁', '25–35岁', '30–40岁', '41岁及以上'));
    expect(findingsOf(document)[0]).toMatchObject({ rule: 'options-overlap', reason: 'shared-boundary' });
    expect(findingsOf(document)[0]!.mend).toBeUndefined();
  });

  it.each(cases.filter(([does]) => ['part-ranges', 'split-row', 'split-grid'].includes(does)))(
    '%s is advice alone where what it would change has answers or is translated',
    (does, rule, text) => {
      const document = surveyOf(text);
      const question = nth(document, 0);
      const list = does === 'part-ranges' ? question.items : question.rows;
      const changed = inOrder<{ readonly id: string; readonly order: string }>(list).at(
        does === 'split-grid' ? -1 : 1,
      )!.id;
      const of = (findings: ReturnType<typeof findingsOf>) => findings.find(one => one.rule === rule);
      expect(of(findingsOf(document, { isPublished: id => id === changed }))).toBeDefined();
      expect(of(findingsOf(document, { isPublished: id => id === changed }))!.mend).toBeUndefined();
      const first = inOrder<{ readonly id: string; readonly order: string }>(list)[0]!.id;
      expect(of(findingsOf(document, { isPublished: id => id === first }))!.mend?.does).toBe(does);
      const translated = { ...document, translations: { 3: { [changed]: { title: { text: 'übersetzt' } } } } };
      expect(of(findingsOf(translated))!.mend).toBeUndefined();
    },
  );

  it('moves screening up with its rule, and not where it hangs on an earlier answer', () => {
    const document = surveyOf('1. 您觉得怎么样？ [单选题]\n好\n差\n2. 您来过吗？ [单选题]\n来过\n没有\n');
    const [opinion, visit] = [nth(document, 0), nth(document, 1)];
    const choice = (questionId: string, itemId: string) => ({
      test: 'choice',
      questionId,
      is: 'any-of',
      itemIds: [itemId],
    });
    const screen = { kind: 'screen-out', questionId: visit.id, when: choice(visit.id, itemsOf(document, 1)[1]!.id) };
    const late = after(document, 'saveLogic', { rules: [screen] });
    const [finding] = findingsOf(late);
    const result = mended(late, finding!);
    expect(inOrder(result.questions).map(({ id }) => id)).toEqual([visit.id, opinion.id]);
    expect(findingsOf(result)).toEqual([]);
    const show = {
      kind: 'display',
      target: { questionId: visit.id },
      when: choice(opinion.id, itemsOf(document, 0)[0]!.id),
    };
    expect(findingsOf(after(late, 'saveLogic', { rules: [show] }))[0]!.mend).toBeUndefined();
  });

  it('takes no question away that a rule reads', () => {
    const document = surveyOf(cases.at(-1)![2]);
    const [name, last] = [nth(document, 0), nth(document, 3)];
    const rule = {
      kind: 'display',
      target: { questionId: last.id },
      when: { test: 'answered', questionId: name.id, is: true },
    };
    expect(findingsOf(after(document, 'saveLogic', { rules: [rule] }))[0]).toMatchObject({ rule: 'sensitive-early' });
    expect(findingsOf(after(document, 'saveLogic', { rules: [rule] }))[0]!.mend).toBeUndefined();
  });

  it('is none any more when what it mends has gone', () => {
    const document = surveyOf(cases[0]![2]);
    const { mend } = findingsOf(document)[0]!;
    const without = after(document, 'deleteTopQuestion', { questionId: nth(document, 0).id });
    expect(completeMend(without, mend!, context, mint)).toBeUndefined();
  });
});

describe('the fingerprint of a finding', () => {
  it('is another one when the words change, and the same when anything else does', () => {
    const document = surveyOf(cases[0]![2]);
    const [finding] = findingsOf(document);
    const print = fingerprintOf(finding!, document);
    const questionId = nth(document, 0).id;
    const required = after(document, 'updateSettings', { questionId, settings: { 20001: false } });
    expect(fingerprintOf(findingsOf(required)[0]!, required)).toBe(print);
    const renamed = after(document, 'modifyName', { questionId, title: { text: '您离开公司的原因是什么？' } });
    expect(fingerprintOf(findingsOf(renamed)[0]!, renamed)).not.toBe(print);
  });
});
