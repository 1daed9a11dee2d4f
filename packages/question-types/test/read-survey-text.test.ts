import { markLine, readSurveyText } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { questionTypes } from '../src/core.ts';

const read = (text: string) => readSurveyText(text, questionTypes);
/** Type, title and options of every question, in short. */
const brief = (text: string) =>
  read(text).questions.map(({ type, title, items }) =>
    [type, title, ...items.map(item => item.title + (item.hasBlank ? '_' : ''))].join(' | '),
  );

describe('a type', () => {
  it.each([
    '1. Fruit? [multiple choice]',
    '1. Fruit? (multiple choice)',
    '1. Fruit? 【多选题】',
    '1. Fruit? （多选）',
    '【多选题】1. Fruit?',
  ])('is named in any brackets: %s', line => {
    expect(read(`${line}\nApple\nPear`).questions).toMatchObject([{ type: 'multiple-choice', title: 'Fruit?' }]);
    expect(read(`${line}\nApple\nPear`).questions[0]).not.toHaveProperty('guess');
  });

  it('is guessed when nothing names it, and says so', () => {
    const [question] = read('1. Which of these brands do you know? (select all that apply)\nAlfa\nBeta').questions;
    expect(question).toMatchObject({
      type: 'multiple-choice',
      title: 'Which of these brands do you know?',
      guess: { reason: 'several', confidence: 0.9 },
    });
  });

  it.each([
    ['您多大可能把我们推荐给朋友？\n0 1 2 3 4 5 6 7 8 9 10', 'nps'],
    ['您会推荐我们吗？0-10', 'nps'],
    ['您有多大可能推荐？\n0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10', 'nps'],
    ['How likely to recommend\n0 Not at all\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10 Extremely', 'nps'],
    ['How loud?\n0 Not at all\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10 Extremely', 'scale'],
    ['请为我们的服务打分（1-5分）', 'rating'],
    ['How satisfied are you?\nVery satisfied\nSatisfied\nNeutral\nDissatisfied\nVery dissatisfied', 'scale'],
    ['How satisfied are you?\n非常不满意 … 非常满意', 'scale'],
    ['您的建议：\n________', 'fill-in'],
    ['Your details\nName: ____\nPhone: ____', 'multi-fill-in'],
    ['您的出生日期：____年__月__日', 'date'],
    ['Please rank the following\nPrice\nTaste', 'ranking'],
    ['How often do you use them?\n\tDaily\tWeekly\nMail\t□\t□\nChat\t□\t□', 'matrix-single'],
    ['请填写各产品的情况\n\t数量\t金额\n茶\t____\t____\n咖啡\t____\t____', 'matrix-fill-in'],
    ['您会打几分？（1-6分）', 'fill-in'],
  ])('of "%s" is %s', (text, type) => {
    expect(read(`1. ${text}`).questions).toMatchObject([{ type }]);
  });

  it('that is chosen afterwards is written into its line, and options become what that type has', () => {
    const text = '1. Rate us【打分题】 *\r\n1 2 3 4 5\r\n2. Why?';
    expect(markLine(text, 1, 'scale', questionTypes)).toBe('1. Rate us * [scale]\r\n1 2 3 4 5\r\n2. Why?');
    const after = (marker: string) => read(markLine(text, 1, marker, questionTypes)).questions[0]!;
    expect(after('scale')).toMatchObject({ type: 'scale', isRequired: true, title: 'Rate us' });
    expect(after('scale').items).toHaveLength(5);
    expect(after('rating')).toMatchObject({ type: 'rating', items: [], settings: { pointCount: 5 } });
    expect(after('rating')).not.toHaveProperty('guess');
  });
});

describe('what is numbered', () => {
  it.each([
    ['1. One?', '2. Two?'],
    ['1、One?', '2、Two?'],
    ['Q1. One?', 'Q2. Two?'],
    ['Q1: One?', 'Q2: Two?'],
    ['（1）One?', '（2）Two?'],
    ['一、One?', '二、Two?'],
    ['第1题 One?', '第2题：Two?'],
    ['S1. One?', 'A2. Two?'],
    ['*1. One?', '* 2. Two?'],
  ])('as %s begins a question, without its number', (one, two) => {
    expect(brief(`${one}\nYes\nNo\n${two}\nUp\nDown`)).toEqual([
      'single-choice | One? | Yes | No',
      'single-choice | Two? | Up | Down',
    ]);
  });

  it.each(['A. ', 'A、', 'a) ', '(A) ', '① ', '•', '- ', '□', '○ ', '☐ ', '[ ] ', '（ ）'])(
    'or marked as "%s" is an option, without its mark',
    mark => {
      expect(brief(`1. Which one?\n${mark}Tea\n${mark}Milk`)).toEqual(['single-choice | Which one? | Tea | Milk']);
    },
  );

  it('is never swallowed as an option of the question before it', () => {
    expect(brief('1. Colour [single choice]\nRed\nBlue\n2. Size\nSmall\nLarge\n3. Your name')).toEqual([
      'single-choice | Colour | Red | Blue',
      'single-choice | Size | Small | Large',
      'fill-in | Your name',
    ]);
    // Options numbered in the very way in which the questions are.
    expect(brief('1. Colour\n1. Red\n2. Blue\n2. Size\n1. Small\n2. Large\n3. Huge\n3. Why?')).toEqual([
      'single-choice | Colour | Red | Blue',
      'single-choice | Size | Small | Large | Huge',
      'fill-in | Why?',
    ]);
    expect(brief('1. Colour?\n(1) Red\n(2) Blue\n2. Size?\n(1) Small\n(2) Large')).toEqual([
      'single-choice | Colour? | Red | Blue',
      'single-choice | Size? | Small | Large',
    ]);
    expect(brief('Which colour?\n1. Red\n2. Blue\n\nWhich size?\n1. Small\n2. Large')).toEqual([
      'single-choice | Which colour? | Red | Blue',
      'single-choice | Which size? | Small | Large',
    ]);
    expect(brief('请在选项前打勾。\n（1）性别：□男 □女\n（2）年龄：____岁').slice(1)).toEqual([
      'single-choice | 性别 | 男 | 女',
      'fill-in | 年龄（岁）',
    ]);
    expect(brief('Which colour?\nRed\nBlue\nWhich size?\nSmall\nLarge')).toEqual([
      'single-choice | Which colour? | Red | Blue',
      'single-choice | Which size? | Small | Large',
    ]);
  });
});

describe('options', () => {
  it.each([
    'Yes\tNo',
    'Yes / No',
    'Yes/No',
    'Yes   No',
    'A. Yes  B. No',
    '□Yes □No',
    '1. Yes 2. No',
    '（1）Yes （2）No',
  ])('stand in one line: %s', line =>
    expect(brief(`1. Are you sure?\n${line}`)).toEqual(['single-choice | Are you sure? | Yes | No']),
  );

  it('stand behind the title', () => {
    expect(brief('1. 您的性别：□男 □女\n2. Age: A. under 30  B. 30 or more')).toEqual([
      'single-choice | 您的性别 | 男 | 女',
      'single-choice | Age | under 30 | 30 or more',
    ]);
  });

  it('with a slash stay whole among others', () => {
    expect(brief('1. Drink?\nTea/Coffee\nWater')).toEqual(['single-choice | Drink? | Tea/Coffee | Water']);
  });

  it.each([
    '其他____',
    '其他：____',
    '其他（____）',
    'Other (please specify) ___',
    'Other (please specify)',
    '其他（请注明）',
  ])('have a blank: %s', line =>
    expect(read(`1. 哪个？\n茶\n${line}`).questions[0]!.items).toMatchObject([{}, { hasBlank: true }]),
  );

  it('have settings in words and in brackets', () => {
    const settings = (text: string) => read(`${text}\nA. a\nB. b\nC. c\nD. d`).questions[0]!.settings;
    expect(settings('1. 您喜欢哪些？（多选，最多选3项）')).toEqual({ maxSelected: 3 });
    expect(settings('1. 您喜欢哪些？请选择两项以上，最多三项')).toEqual({ maxSelected: 3 });
    expect(settings('1. 您喜欢哪些？（至少选2项）')).toEqual({ minSelected: 2 });
    expect(settings('1. Which? (choose up to 2)')).toEqual({ maxSelected: 2 });
    // More than there are options would have the whole import refused.
    expect(settings('1. Which? (choose up to 9)')).toBeUndefined();
  });

  it('of a scale keep the words at its ends', () => {
    expect(read('1. How easy?\nVery hard 1 2 3 4 5 Very easy').questions[0]).toMatchObject({
      type: 'scale',
      items: [1, 2, 3, 4, 5].map(number => ({ title: String(number) })),
      settings: { lowLabel: 'Very hard', highLabel: 'Very easy' },
    });
  });
});

describe('what is no question', () => {
  it('becomes a note: sections, instructions, the end; the first line is the title of the whole', () => {
    const found = read(
      '咖啡调查\n请您如实填写。\n\n第一部分 基本信息\n1. 性别？\n男\n女\n\n以下问题关于您的习惯。\n2. 为什么？\n\n感谢参与！',
    );
    expect(found.title).toBe('咖啡调查');
    expect(found.questions.map(({ type, title }) => [type, title])).toEqual([
      ['text-note', '请您如实填写。\n第一部分 基本信息'],
      ['single-choice', '性别？'],
      ['text-note', '以下问题关于您的习惯。'],
      ['fill-in', '为什么？'],
      ['text-note', '感谢参与！'],
    ]);
  });

  it('makes sections of 一、 and 二、 when figures number the questions', () => {
    expect(brief('一、基本信息\n1. 性别？\nA.男\nB.女\n二、习惯\n2. 频率？\nA.高\nB.低')).toEqual([
      'text-note | 一、基本信息',
      'single-choice | 性别？ | 男 | 女',
      'text-note | 二、习惯',
      'single-choice | 频率？ | 高 | 低',
    ]);
  });
});

describe('what is wrong', () => {
  it('is said with its line, and the rest is read', () => {
    const text = `1. What? 【神秘题】\nYes\nNo\n2. Why? [fill-in]\nan option\n3. [single choice]\n4. ${'x'.repeat(900)}\n5. Good?`;
    const { questions, problems } = read(text);
    expect(problems).toEqual([
      { problem: 'import-type-unknown', line: 1, name: '神秘题' },
      { problem: 'import-options-not-allowed', line: 5 },
      { problem: 'import-title-missing', line: 6 },
      { problem: 'import-line-too-long', line: 7, max: 800 },
    ]);
    expect(questions.map(({ title, line }) => [title, line])).toEqual([
      ['What?', 1],
      ['Why?', 4],
      ['Good?', 8],
    ]);
    expect(read(' \n').problems).toEqual([{ problem: 'import-empty', line: 0 }]);
  });

  // A pattern that goes back and forth over such a line would not come to an end in a lifetime.
  it('reads lines of nothing but marks', () => {
    const pieces = [
      '_',
      ' _',
      '□',
      '1=a ',
      'A. ',
      '(',
      '（）',
      '*',
      '**a',
      '|',
      '\t',
      '不',
      '非常',
      '最多',
      '1-',
      '1、',
      '：',
      '…',
    ];
    const lines = pieces.flatMap(piece => [piece, `x ${piece}`].map(one => `${one.repeat(780).slice(0, 780)}z`));
    const { questions, problems } = read(lines.join('\n'));
    expect(questions.length + problems.length).toBeGreaterThan(0);
  });

  it('that has too many lines is read up to there', () => {
    const { questions, problems } = read(`1. Why?\n${'\n'.repeat(20_000)}2. Who?`);
    expect([questions.length, problems]).toEqual([
      1,
      [{ problem: 'import-too-many-lines', line: 20_001, max: 20_000 }],
    ]);
  });

  it('with too many options is said once, and as many as there may be are read', () => {
    const lines = Array.from({ length: 101 }, (_, index) => `Option ${index}`);
    const { questions, problems } = read(`1. Which? [single choice]\n${lines.join('\n')}`);
    expect(questions[0]!.items).toHaveLength(100);
    expect(problems).toEqual([{ problem: 'import-too-many-lines', line: 102, max: 100 }]);
  });
});

describe('an option that denies all others', () => {
  const exclusive = (text: string) =>
    read(text).questions.map(({ items }) => items.filter(item => item.isExclusive).map(item => item.title));

  it.each([
    '以上都不是',
    '以上均没有',
    '都没有听说过',
    '以上选项都不符合',
    'None of the above',
    'None of these.',
    'none',
  ])('stands alone where options can: %s', words => {
    expect(exclusive(`1. Which brands? [multiple choice]\nAlfa\nBeta\n${words}`)).toEqual([[words]]);
    expect(exclusive(`1. Which brands do you know? (select all that apply)\nAlfa\nBeta\n${words}`)).toEqual([[words]]);
    expect(exclusive(`1. Which brand? [single choice]\nAlfa\nBeta\n${words}`)).toEqual([[]]);
  });

  it.each(['以上都喜欢', '无', '都市白领', 'None of my friends drink it, but I do', 'Nonesuch'])('is not %s', words => {
    expect(exclusive(`1. Which brands? [multiple choice]\nAlfa\n${words}`)).toEqual([[]]);
  });
});
