import { describe, expect, it } from 'vitest';
import { after, findingsOf, itemsOf, nth, rulesOf, surveyOf } from './survey-of.ts';

const AGREE = '非常不同意\n不太同意\n一般\n比较同意\n非常同意\n';
const rows = (count: number) =>
  Array.from({ length: count }, (_one, index) => `行：说法${'甲乙丙丁戊己庚辛壬癸子丑'[index]}`).join('\n');
const grid = (count: number) => `1. 您是否同意以下说法？ [矩阵单选题] [必填]\n${rows(count)}\n${AGREE}`;

describe('the rule grid-too-long', () => {
  it('takes ten rows and not eleven', () => {
    expect(rulesOf(grid(10))).not.toContain('grid-too-long');
    expect(findingsOf(surveyOf(grid(11)))).toMatchObject([
      { rule: 'grid-too-long', reason: 'rows', count: 11, limit: 10 },
    ]);
  });

  it('takes ten points for five rows and not for six', () => {
    const points = (count: number) =>
      `1. 您是否同意以下说法？ [矩阵量表题] [必填]\n低端：非常不同意\n高端：非常同意\n${rows(count)}\n${Array.from({ length: 10 }, (_one, index) => index + 1).join('\n')}\n`;
    expect(rulesOf(points(5))).toEqual([]);
    expect(rulesOf(points(6))).toEqual(['grid-too-long']);
  });
});

describe('the rule order-effect', () => {
  const brands = '海风\n山泉\n云杉\n白鹭\n青禾\n晨光\n远帆\n';
  it('takes seven options and not eight; other and none are not counted', () => {
    expect(rulesOf(`1. 您喝过哪些？ [多选题]\n${brands}其他 ____\n都没有喝过\n`)).not.toContain('order-effect');
    expect(rulesOf(`1. 您喝过哪些？ [多选题]\n${brands}松涛\n其他 ____\n都没有喝过\n`)).toContain('order-effect');
  });

  it('leaves lists that one looks up, lists by the alphabet and answers with an order of their own', () => {
    expect(rulesOf(`1. 您所在的部门是？ [单选题]\n${brands}松涛\n其他\n`)).not.toContain('order-effect');
    expect(rulesOf('1. Which fruit? [single choice]\nApple\nBanana\nCherry\nDate\nElder\nFig\nGrape\nKiwi\n')).toEqual(
      [],
    );
    expect(
      rulesOf(
        '1. How often last year? [single choice]\nDaily\nWeekly\nMonthly\nEvery 2 months\nEvery 3 months\nTwice\nOnce\nNever\n',
      ),
    ).not.toContain('order-effect');
  });
});

describe('the rule scale-unlabelled', () => {
  const bare = (title: string) => `1. ${title} [量表题] [必填]\n1\n2\n3\n4\n5\n`;
  it('speaks of points with numbers alone, unless the question or its ends say what they mean', () => {
    expect(rulesOf(bare('请为本次服务打分'))).toEqual(['scale-unlabelled']);
    expect(rulesOf(bare('请为本次服务打分，1分表示非常差，5分表示非常好'))).toEqual([]);
    expect(rulesOf(bare('请为本次服务打分').replace('\n1\n', '\n低端：非常差\n高端：非常好\n1\n'))).toEqual([]);
    expect(rulesOf(bare('请为本次服务打分').replace('\n1\n', '\n高端：非常好\n1\n'))).toEqual(['scale-unlabelled']);
  });
});

const SCREENED = `1. 您的性别是？ [单选题] [必填]
男
女
2. 您觉得这里怎么样？ [单选题] [必填]
很好
一般
很差
3. 过去一个月，您来过这里吗？ [单选题] [必填]
来过
没有
`;

function screened(questionIndex: number, itemIndex: number, text = SCREENED) {
  const document = surveyOf(text);
  const questionId = nth(document, questionIndex).id;
  const itemIds = [itemsOf(document, questionIndex)[itemIndex]!.id];
  const when = { test: 'choice', questionId, is: 'any-of', itemIds };
  return after(document, 'saveLogic', { rules: [{ kind: 'screen-out', questionId, when }] });
}

describe('the rules about screening', () => {
  it('screening stands before what is no screening; who somebody is may stand before it', () => {
    expect(findingsOf(screened(2, 1))).toMatchObject([
      { rule: 'screening-late', words: '您觉得这里怎么样？', count: 1 },
    ]);
    expect(findingsOf(screened(0, 1))).toEqual([]);
    expect(findingsOf(screened(2, 1), { isPart: true })).toEqual([]);
  });

  it('a quota of people who are sent away is told, with the cells', () => {
    const document = screened(0, 1);
    const [male, female] = itemsOf(document, 0);
    const quota = (itemId: string) =>
      after(document, 'saveQuota', {
        kind: 'single',
        title: '性别',
        whenFull: 'end',
        cells: [{ match: { [nth(document, 0).id]: itemId }, size: 50 }],
      });
    expect(findingsOf(quota(male!.id))).toEqual([]);
    expect(findingsOf(quota(female!.id))).toMatchObject([
      { rule: 'quota-contradicts-screening', words: '女', against: '性别' },
    ]);
  });
});

describe('the rule sensitive-early', () => {
  const survey = (first: string, last: string) =>
    `1. ${first} [填空题]\n2. 您最喜欢哪个公园？ [填空题]\n3. 您希望种什么树？ [填空题]\n4. ${last} [填空题]\n`;
  it('speaks of a name in the first third, not at the end, and not in a form', () => {
    expect(rulesOf(survey('您的姓名', '还有什么想说的？'))).toEqual(['sensitive-early']);
    expect(rulesOf(survey('还有什么想说的？', '您的姓名'))).toEqual([]);
    expect(rulesOf(survey('您的姓名', '还有什么想说的？'), { name: '植树活动报名表' })).toEqual([]);
  });
});

describe('the rules too-long', () => {
  it('counts a sentence, not the whole title, and leaves out what stands in brackets', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    expect(rulesOf(`1. ${words(35)}? [fill-in]\n`)).toEqual([]);
    expect(rulesOf(`1. ${words(36)}? [fill-in]\n`)).toEqual(['too-long']);
    expect(rulesOf(`1. ${words(20)}. ${words(20)}? (${words(20)}) [fill-in]\n`)).toEqual([]);
  });

  it('an hour of questions is too much', () => {
    const text = Array.from(
      { length: 200 },
      (_one, index) => `${index + 1}. 请介绍一下您的第${index}个想法 [填空题]`,
    ).join('\n');
    expect(findingsOf(surveyOf(text))[0]).toMatchObject({ rule: 'survey-too-long', at: {}, limit: 20 });
    expect(findingsOf(surveyOf(text), { isPart: true })).toEqual([]);
  });
});

describe('the rule languages-differ', () => {
  const base = surveyOf('1. 过去三个月，您看过几次医生？ [单选题] [必填]\n0次\n1–2次\n3次及以上\n');
  const withEnglish = (title: string, options: readonly string[] = []) => {
    const english = after(base, 'addLanguage', { languageId: 2, name: 'English' });
    const texts = [
      { id: nth(base, 0).id, field: 'title', text: { text: title } },
      ...options.map((text, index) => ({ id: itemsOf(base, 0)[index]!.id, field: 'title', text: { text } })),
    ];
    return findingsOf(after(english, 'translate', { languageId: 2, texts }));
  };
  const differing = (...given: Parameters<typeof withEnglish>) =>
    withEnglish(...given).flatMap(({ rule, reason, languageId }) =>
      rule === 'languages-differ' ? [[reason, languageId]] : [],
    );

  it('speaks of another period and of other numbers, and leaves free words alone', () => {
    expect(differing('In the past three months, how often have you been to a doctor?')).toEqual([]);
    expect(
      differing('How many doctor visits did you make in the past 3 months?', ['None', '1–2', '3 or more']),
    ).toEqual([]);
    expect(differing('How often have you seen a doctor in the past year?')).toEqual([['period', 2]]);
    expect(differing('How many times in the past three months?', ['None', '1–3', '3 or more'])).toEqual([
      ['quantity', 2],
    ]);
  });

  it('says nothing of what has not been translated', () => {
    expect(findingsOf(after(base, 'addLanguage', { languageId: 2, name: 'English' }))).toEqual([]);
  });
});

describe('other languages', () => {
  it('a language that we cannot read gets the rules that need no words', () => {
    const english = surveyOf(grid(11));
    expect(findingsOf({ ...english, baseLanguageId: 8 }).map(({ rule }) => rule)).toEqual(['grid-too-long']);
  });

  it('a survey that says Chinese and is written in English is read as English', () => {
    const english = surveyOf(
      '1. Most experts agree that it is safe. Would you use it? [single choice]\nYes\nNo\nNot sure\n',
    );
    expect(findingsOf({ ...english, baseLanguageId: 1 }).map(({ rule }) => rule)).toEqual(['leading']);
  });
});
