import { byRow, type LargeQuestion, one, some, sometimes, type Words, words } from '../../large/large-question.ts';
import { clamp, pick, point } from '../../large/made-up-person.ts';
import { genderQuestion, rivalBrands } from '../../large/shared-questions.ts';

const brands = ['清泉|Clearspring', ...rivalBrands] as const satisfies readonly Words[];
const required = { required: true };

/** The second wave of a brand tracker; its quota is on the age groups. */
export const brandTracker: readonly LargeQuestion[] = [
  genderQuestion,
  {
    type: 'single-choice',
    name: 'S2',
    title: '您的年龄是？|How old are you?',
    settings: required,
    options: ['18–24 岁|18 to 24', '25–34 岁|25 to 34', '35–49 岁|35 to 49', '50 岁及以上|50 and above'],
    answer: one(({ age }) => (age < 25 ? 0 : age < 35 ? 1 : age < 50 ? 2 : 3)),
  },
  {
    type: 'single-choice',
    name: 'S3',
    title: '您或家人在以下哪个行业工作？|Where do you or your family work?',
    settings: required,
    screensOut: 3,
    endsPage: true,
    options: [
      '制造业|Manufacturing',
      '服务业|Services',
      '其他行业|Another industry',
      '饮料或市场调查|Drinks or research',
    ],
    answer: one(({ random }) => pick([30, 40, 24, 6], random)),
  },
  {
    type: 'fill-in',
    name: 'Q1',
    title: '提到瓶装水，您首先想到哪个品牌？|Which brand of water comes to mind first?',
    settings: required,
    answer: ({ brand, random }, _question, texts) =>
      random() < 0.12
        ? texts('想不起来|None comes to mind')
        : texts(brands[random() < 0.7 ? brand : pick([4, 3, 3, 1, 3, 1, 2, 1], random)]!),
  },
  {
    type: 'multiple-choice',
    name: 'Q2',
    title: '您听说过哪些品牌？|Which of these have you heard of?',
    settings: required,
    options: brands,
    answer: some(({ brand }, index) => (index === brand ? 1 : 0.75 - Math.abs(index - brand) * 0.07)),
  },
  {
    type: 'multiple-choice',
    name: 'Q3',
    title: '过去三个月您买过哪些？|Which did you buy in the last three months?',
    settings: required,
    options: brands,
    answer: some(({ brand, zeal }, index) => (index === brand ? 1 : clamp(0.14 + zeal * 0.06, 0.02, 0.4))),
  },
  {
    type: 'single-choice',
    name: 'Q4',
    title: '您最常买的是？|Which do you buy most?',
    settings: required,
    options: brands,
    endsPage: true,
    answer: one(({ brand }) => brand),
  },
  {
    type: 'matrix-single',
    name: 'Q5',
    title: '您同意以下关于它的说法吗？|Do you agree with these words about it?',
    settings: required,
    options: ['很不同意|Strongly disagree', '不同意|Disagree', '一般|Neither', '同意|Agree', '非常同意|Strongly agree'],
    rows: [
      '口感好|Tastes good',
      '值这个价|Worth its price',
      '随处买得到|Easy to find',
      '包装环保|Green packaging',
      '适合我|Suits me',
    ],
    answer: byRow((person, row) => point(person.mood * 0.8 + [0.5, -0.4, 0.6, -0.2, 0.3][row]!, 5, person)),
  },
  {
    type: 'nps',
    name: 'Q6',
    title: '您有多大可能向朋友推荐它？|How likely are you to recommend it?',
    settings: required,
    answer: person => point(person.mood + 0.6, 11, person),
  },
  {
    type: 'fill-in',
    name: 'Q7',
    title: '为什么？|Why?',
    settings: { lineCount: 3 },
    answer: sometimes(
      0.55,
      words(({ mood }) =>
        mood > 0.3
          ? [
              '口感清甜，喝惯了|Clear taste, I am used to it',
              '家里一直买它|We have always bought it',
              '瓶子轻，带着方便|The bottle is light',
              '搞活动的时候很划算|A bargain when on offer',
              '孩子也喜欢|My children like it too',
            ]
          : [
              '最近涨价了|It has become dearer',
              '瓶盖不好拧|The cap is hard to open',
              '和别的没什么区别|No different from others',
              '楼下便利店经常没货|Often sold out downstairs',
              '塑料味有点重|It tastes of plastic',
            ],
      ),
    ),
  },
];
