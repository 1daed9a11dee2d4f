import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  checkQuestionnaire,
  completeInput,
  type EditContext,
  type Id,
  importInput,
  inOrder,
  isEditProblem,
  orderQuestions,
  parseSurveyText,
  type Questionnaire,
  readSetting,
  surveyLanguages,
} from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../platform/new-id.ts';
import { blankDocument } from '../../questionnaire-design/index.ts';
import { compileSteps } from './compile-steps.ts';
import { houseSteps } from './house-steps.ts';
import { readDocument } from './read-document.ts';

const contextOf = (published: readonly Id[] = []): EditContext => ({
  types: questionTypes,
  isPublished: id => published.includes(id),
  isCreator: true,
});

function after(document: Questionnaire, name: string, input: unknown): Questionnaire {
  const edit = applyCommand(document, name, completeInput(document, name, input, newId, questionTypes), contextOf());
  if (isEditProblem(edit)) throw new Error(`${name}: ${JSON.stringify(edit)}`);
  return edit.document;
}

function surveyOf(language: 'zh' | 'en', name: string, text: string): Questionnaire {
  const blank = blankDocument({ name, languageId: language === 'zh' ? 1 : 2 });
  const { questions, problems } = parseSurveyText(text, questionTypes);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return after(blank, 'importQuestions', importInput(questions, Object.keys(blank.groups)[0]!));
}

const park = () =>
  surveyOf(
    'zh',
    '城市公园游客调查',
    `1. 您一般几点来公园？ [单选题] [必填]
早上
中午
晚上

2. 您对公园的厕所满意吗？ [单选题] [必填]
很不满意
一般
很满意

3. 您来公园一般做什么？ [多选题]
跑步
带孩子玩
散步
其他 ____

4. 您对公园的座椅满意吗？ [单选题] [必填]
很不满意
一般
很满意

5. 您的年龄是？ [单选题]
18岁以下
18–39岁
40岁及以上

6. 您对公园还有什么建议？ [填空题]
`,
  );

const cafe = () =>
  surveyOf(
    'en',
    'Café visitors',
    `1. How did you get here today? [single choice] [required]
On foot
By bike
By bus

2. Which drinks did you order today? [multiple choice]
Coffee
Tea
Juice
Other ____

3. What is your gender? [single choice]
Man
Woman
Prefer not to say
`,
  );

const titles = (document: Questionnaire) => orderQuestions(document).map(({ title }) => title.text);
const idOf = (document: Questionnaire, words: string) =>
  Object.values(document.questions).find(({ title }) => title.text.includes(words))!.id;

/** What would be proposed, and the questionnaire after a person has accepted it, edit by edit. */
function revised(document: Questionnaire, wish: string, published: readonly Id[] = []) {
  const context = contextOf(published);
  const read = readDocument(document, context.isPublished)!;
  const { steps, told } = houseSteps(read, wish);
  const { parts, refused, edits, touches } = compileSteps(read, steps, context);
  const made = edits.reduce((now, { name, input }) => {
    const edit = applyCommand(now, name, input, context);
    if (isEditProblem(edit)) throw new Error(`${name}: ${JSON.stringify(edit)}`);
    return edit.document;
  }, document);
  return { parts, refused, told, touches, made, words: told.map(({ word }) => word) };
}

describe('a questionnaire that is there is changed by words', () => {
  it('a screening is put before all that is asked, and ends the interview of who does not fit (S1.13)', () => {
    const { made, parts, words } = revised(park(), '只要养猫的人');
    expect(words).toEqual(['proposed']);
    expect(parts).toMatchObject([{ does: 'adds', marks: [{ word: 'random' }, { word: 'ends-unless' }] }]);
    const [first] = orderQuestions(made);
    expect(first!.title.text).toBe(parts[0]!.title);
    expect(Object.values(made.logic)).toMatchObject([{ kind: 'screen-out', questionId: first!.id }]);
    expect(checkQuestionnaire(made, questionTypes)).toEqual([]);
    const english = revised(cafe(), 'add a screening for owners of cats');
    expect(orderQuestions(english.made)[0]!.title.text).toBe(english.parts[0]!.title);
    expect(Object.values(english.made.logic)).toHaveLength(1);
  });

  it('questions with the same scale become a matrix in the place of the first, by themselves or by their numbers', () => {
    const { made, parts } = revised(park(), '把这些合并成矩阵');
    const matrix = orderQuestions(made)[1]!;
    expect(matrix.type).toBe('matrix-single');
    expect(inOrder(matrix.rows).map(({ title }) => title.text)).toEqual([
      '您对公园的厕所满意吗？',
      '您对公园的座椅满意吗？',
    ]);
    expect(inOrder(matrix.items).map(({ title }) => title.text)).toEqual(['很不满意', '一般', '很满意']);
    expect(orderQuestions(made)).toHaveLength(5);
    expect(parts[0]!.marks).toContainEqual({ word: 'instead-of', texts: ['Q2', 'Q4'] });
    // The first and the second have no scale in common.
    expect(revised(park(), '第1题和第2题合并成矩阵').words).toEqual(['no-matrix']);
  });

  it('order by chance leaves what holds a blank at its end', () => {
    const { made, parts } = revised(cafe(), 'random order please');
    expect(parts).toMatchObject([{ does: 'changes', name: 'Q2', marks: [{ word: 'random' }] }]);
    const drinks = made.questions[idOf(made, 'drinks')]!;
    expect(readSetting(drinks.settings, 'isOptionOrderRandom')).toBe(true);
    expect(inOrder(drinks.items).map(({ settings }) => readSetting(settings, 'isAnchored'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('an NPS question is added before the facts about people, and once', () => {
    const { made, parts } = revised(cafe(), 'add an NPS question');
    expect(orderQuestions(made).map(({ type }) => type)).toEqual([
      'single-choice',
      'multiple-choice',
      'nps',
      'single-choice',
    ]);
    expect(parts).toHaveLength(1);
    expect(revised(made, 'add NPS').words).toEqual(['there-already']);
  });

  it('shorter leaves out what is missed least, and never all', () => {
    const { made, parts } = revised(park(), '短一点');
    expect(parts.length).toBeGreaterThan(0);
    expect(new Set(parts.map(({ does }) => does))).toEqual(new Set(['removes']));
    expect(titles(made)).toContain('您一般几点来公园？');
    expect(titles(made)).not.toContain('您对公园还有什么建议？');
    const two = revised(park(), '最多2道题').made;
    expect(orderQuestions(two)).toHaveLength(2);
  });

  it('one question is removed or moved by the number that the questionnaire gives it, or by what it says', () => {
    expect(titles(revised(park(), '删除第3题').made)).not.toContain('您来公园一般做什么？');
    expect(titles(revised(park(), '删除关于厕所的题').made)).not.toContain('您对公园的厕所满意吗？');
    expect(titles(revised(cafe(), 'move question 3 to the start').made)[0]).toBe('What is your gender?');
    const { words, made } = revised(park(), '删除第9题');
    expect([words, titles(made)]).toEqual([['not-found'], titles(park())]);
  });

  it('quotas by gender count on the question that asks it, and ask it where nobody does', () => {
    const there = revised(cafe(), 'quota by gender');
    expect(there.parts).toMatchObject([{ does: 'changes', name: 'Q3', marks: [{ word: 'quota' }] }]);
    expect(Object.values(there.made.quotas)).toHaveLength(1);
    const asked = revised(park(), '按性别设配额');
    expect(asked.parts).toMatchObject([{ does: 'adds', marks: [{ word: 'quota' }] }]);
    expect(Object.values(asked.made.quotas)).toHaveLength(1);
  });

  it('several wishes in one sentence are each told of, with what was not understood', () => {
    const { told, parts } = revised(park(), '选项随机；唱首歌；加一个英文版');
    expect(told.map(({ word, wish }) => [word, wish])).toEqual([
      ['proposed', '选项随机'],
      ['not-understood', '唱首歌'],
      ['elsewhere', '加一个英文版'],
    ]);
    expect(parts.map(({ name }) => name)).toEqual(['Q3']);
  });

  it('under answers nothing is removed, merged or made to say something else, and it is said of which', () => {
    const document = park();
    const published = Object.keys(document.questions);
    const { made, refused, parts } = revised(document, '删除第3题', published);
    expect(made).toEqual(document);
    expect([parts, refused]).toEqual([[], [{ name: 'Q3', title: '您来公园一般做什么？', because: 'published' }]]);
    expect(revised(document, '合并成矩阵', published).refused).toMatchObject([{ because: 'published' }]);
    // One of the two has answers: a matrix of the other alone would be none.
    const one = revised(document, '合并成矩阵', [idOf(document, '座椅')]);
    expect([one.parts, one.refused]).toMatchObject([[], [{ name: 'Q4', because: 'published' }]]);
    // An option alone may have been answered.
    const option = inOrder(document.questions[idOf(document, '一般做什么')]!.items)[0]!.id;
    expect(revised(document, '删除第3题', [option]).refused).toMatchObject([{ because: 'published' }]);
    // Other orders and new questions say nothing else.
    expect(revised(document, '选项随机', published).parts).toHaveLength(1);
    expect(revised(document, '加上NPS', published).parts).toHaveLength(1);
  });

  it('what logic or a quota speaks of is left, and a shorter survey leaves out others', () => {
    const document = park();
    const suggestion = idOf(document, '建议');
    const activity = document.questions[idOf(document, '一般做什么')]!;
    const held = after(document, 'saveLogic', {
      rules: [
        {
          kind: 'display',
          target: { questionId: suggestion },
          when: { test: 'choice', questionId: activity.id, is: 'any-of', itemIds: [inOrder(activity.items)[0]!.id] },
        },
      ],
    });
    const { refused, made } = revised(held, '删除第6题');
    expect([made, refused]).toMatchObject([held, [{ name: 'Q6', because: 'in-use' }]]);
    const shorter = revised(held, '短一点');
    expect(shorter.refused).toEqual([]);
    expect(titles(shorter.made)).toContain('您对公园还有什么建议？');
    expect(revised(held, '第6题移到最前').refused).toMatchObject([{ because: 'in-use' }]);
  });

  it('what is new is worded as the questionnaire is, whatever it says it is written in', () => {
    const { parts } = revised({ ...cafe(), baseLanguageId: 1 }, 'only cat owners; add NPS');
    expect(parts).toHaveLength(2);
    for (const { title } of parts) expect(title).not.toMatch(/\p{Script=Han}/u);
  });

  it('a questionnaire in a third language is not read: nobody could see what a wish was taken to mean', () => {
    const tag = (languageId: number) => surveyLanguages({ ...park(), baseLanguageId: languageId })[0]?.tag;
    const third = [3, 4, 5].find(languageId => !/^(?:zh|en)/.test(tag(languageId) ?? 'zh'))!;
    expect(readDocument({ ...park(), baseLanguageId: third }, () => false)).toBeUndefined();
    expect(readDocument(cafe(), () => false)!.language).toBe('en');
  });
});
