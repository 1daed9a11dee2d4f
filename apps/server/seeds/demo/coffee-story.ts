import type { FlowQuestion, Json } from '@wenshu/survey-core';
import type { Story, StoryQuestion } from './publish-story.ts';

interface Situation {
  readonly isDaily: boolean;
  readonly question: FlowQuestion;
  random(): number;
}

interface DemoQuestion extends StoryQuestion {
  answer(situation: Situation): Json | undefined;
}

export interface DemoStory extends Story {
  readonly questions: readonly DemoQuestion[];
}

/** One of a list, by weights that need not add up to 1. */
function pick(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
}

const choose =
  (daily: readonly number[], others: readonly number[]) =>
  ({ isDaily, question, random }: Situation) => ({
    item: question.items[pick(isDaily ? daily : others, random)]!.id,
  });

const rate =
  (daily: readonly (readonly number[])[], others: readonly (readonly number[])[]) =>
  ({ isDaily, question, random }: Situation) =>
    Object.fromEntries(
      question.rows.map((row, index) => [row.id, question.items[pick((isDaily ? daily : others)[index]!, random)]!.id]),
    );

const say =
  (texts: readonly string[]) =>
  ({ random }: Situation) =>
    random() < 0.6 ? texts[Math.floor(random() * texts.length)] : undefined;

const frequency = choose([80, 20, 0, 0], [0, 35, 45, 20]);
const place = choose([35, 40, 15, 10], [20, 30, 30, 20]);
const ratings = rate(
  [
    [2, 5, 18, 45, 30],
    [10, 28, 34, 20, 8],
    [3, 9, 30, 38, 20],
  ],
  [
    [8, 20, 40, 24, 8],
    [12, 28, 36, 18, 6],
    [5, 12, 40, 30, 13],
  ],
);

export const coffeeStory: readonly DemoStory[] = [
  {
    name: '城市咖啡消费习惯调查',
    languageId: 1,
    description: '感谢您抽出时间！本问卷大约需要 3 至 5 分钟，您的回答仅用于统计分析。',
    linkName: '公众号推文',
    questions: [
      {
        type: 'single-choice',
        title: '您多久喝一次咖啡？',
        isRequired: true,
        options: ['每天', '每周几次', '每月几次', '几乎不喝'],
        answer: frequency,
      },
      {
        type: 'single-choice',
        title: '您最常在哪里买咖啡？',
        isRequired: true,
        options: ['连锁咖啡店', '独立咖啡馆', '便利店', '线上购买，自己冲泡'],
        answer: place,
      },
      {
        type: 'matrix-single',
        title: '请为您最常去的那家打分',
        isRequired: true,
        options: ['很不满意', '不满意', '一般', '满意', '非常满意'],
        rows: ['口味', '价格', '环境与服务'],
        answer: ratings,
      },
      {
        type: 'fill-in',
        title: '您希望它在哪方面做得更好？',
        lines: 3,
        answer: say([
          '价格再亲民一些就好了',
          '希望有更多低因选择',
          '高峰期等得太久',
          '座位太少，想坐一会儿都没地方',
          '希望可以自带杯减更多',
          '豆子的选择再多一点',
        ]),
      },
    ],
  },
  {
    name: 'Coffee habits in the city',
    languageId: 2,
    description:
      'Thank you for your time! This survey takes about 3 to 5 minutes; your answers are used for statistics only.',
    linkName: 'Newsletter',
    questions: [
      {
        type: 'single-choice',
        title: 'How often do you drink coffee?',
        isRequired: true,
        options: ['Every day', 'Several times a week', 'Several times a month', 'Hardly ever'],
        answer: frequency,
      },
      {
        type: 'single-choice',
        title: 'Where do you usually get it?',
        isRequired: true,
        options: ['A chain', 'An independent café', 'A convenience store', 'I buy beans online and brew at home'],
        answer: place,
      },
      {
        type: 'matrix-single',
        title: 'Please rate the place you go to most',
        isRequired: true,
        options: ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied'],
        rows: ['Taste', 'Price', 'Atmosphere and service'],
        answer: ratings,
      },
      {
        type: 'fill-in',
        title: 'What should it do better?',
        lines: 3,
        answer: say([
          'A little less expensive, please',
          'More decaf choices',
          'The queue is too long at peak hours',
          'There is hardly a free seat',
          'A bigger discount for bringing my own cup',
          'More kinds of beans',
        ]),
      },
    ],
  },
];
