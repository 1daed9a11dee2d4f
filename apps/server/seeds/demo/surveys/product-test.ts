import { atLeastOne, byRow, type LargeQuestion, one, sometimes, words } from '../../large/large-question.ts';
import { clamp, pick, point } from '../../large/made-up-person.ts';

const required = { required: true };

/** A new flavour, tasted in two countries: one questionnaire in both languages. */
export const productTest: readonly LargeQuestion[] = [
  {
    type: 'single-choice',
    name: 'S1',
    title: '您多久喝一次酸奶？|How often do you have yoghurt?',
    settings: required,
    options: ['每天|Every day', '每周几次|Several times a week', '每月几次|Several times a month', '很少|Seldom'],
    endsPage: true,
    answer: one(person => 3 - point(person.zeal + 0.3, 4, person)),
  },
  {
    type: 'scale',
    name: 'Q1',
    title: '您喜欢刚才的桂花酸奶吗？|How do you like the osmanthus yoghurt?',
    settings: required,
    options: ['很不喜欢|Not at all', '不太喜欢|Not much', '一般|So-so', '喜欢|I like it', '非常喜欢|Very much'],
    answer: one(person => point(person.mood + 0.5, 5, person)),
  },
  {
    type: 'matrix-single',
    name: 'Q2',
    title: '请评价以下方面|Please rate the following',
    settings: required,
    options: ['太弱|Far too weak', '偏弱|Rather weak', '刚好|Just right', '偏强|Rather strong', '太强|Far too strong'],
    rows: ['香气|Scent', '甜度|Sweetness', '酸度|Sourness', '浓稠度|Thickness', '颜色|Colour'],
    answer: byRow((person, row) => point([0.2, 0.7 - person.mood * 0.3, -0.2, 0.1, -0.4][row]! * 0.9, 5, person)),
  },
  {
    type: 'multiple-choice',
    name: 'Q3',
    title: '哪些词适合它？|Which words fit it?',
    settings: required,
    options: ['清新|Fresh', '高级|Premium', '天然|Natural', '甜腻|Cloying', '新奇|New', '像甜品|Like a dessert'],
    answer: atLeastOne(({ mood }, index) =>
      clamp([0.5 + mood / 5, 0.3 + mood / 6, 0.45, 0.3 - mood / 5, 0.4, 0.35][index]!, 0.06, 0.95),
    ),
  },
  {
    type: 'single-choice',
    name: 'Q4',
    title: '12 元一杯，您会买吗？|Would you buy it at 12 yuan?',
    settings: required,
    options: [
      '一定会|Certainly',
      '可能会|Probably',
      '不确定|Not sure',
      '可能不会|Probably not',
      '一定不会|Certainly not',
    ],
    answer: one(person => 4 - point(person.mood * 0.8 + person.income * 0.15, 5, person)),
  },
  {
    type: 'single-choice',
    name: 'Q5',
    title: '您会在什么时候吃？|When would you have it?',
    settings: required,
    options: ['早餐|For breakfast', '下午茶|In the afternoon', '晚饭后|After dinner', '运动后|After sports'],
    answer: one(({ age, random }) => pick([5, age < 35 ? 8 : 3, 4, age < 30 ? 4 : 1], random)),
  },
  {
    type: 'fill-in',
    name: 'Q6',
    title: '您最喜欢或最不喜欢它什么？|What do you like best or least?',
    settings: { lineCount: 3 },
    answer: sometimes(
      0.65,
      words(({ mood }) =>
        mood > 0.2
          ? [
              '桂花香很自然，不是香精味|The scent is natural, not artificial',
              '口感绵密，像甜品|Creamy, like a dessert',
              '不会太酸，孩子也能吃|Not too sour, fine for children',
              '杯子很好看|The cup looks lovely',
              '比普通酸奶有新意|Something new at last',
            ]
          : [
              '太甜了，能做低糖款吗|Too sweet, a low-sugar one please',
              '桂花味盖过了奶味|The flower covers the milk',
              '有点贵|A little dear',
              '太稠，勺子都立住了|So thick that a spoon stands in it',
              '后味有点苦|A slightly bitter aftertaste',
            ],
      ),
    ),
  },
];
