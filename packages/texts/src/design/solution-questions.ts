import { bilingual } from '../bilingual.ts';

interface Subject {
  readonly subject: string;
}

interface Feature {
  readonly name: string;
  readonly description: string;
}

/** What solutions write into a questionnaire: respondents read it, so it is in the language of the survey. */
export const solutionQuestionTexts = bilingual(
  {
    titles: {
      kano: ({ subject }: Subject) => `关于“${subject}”，如果具备或不具备以下功能，您的感受如何？`,
      maxdiff: ({ subject }: Subject) => `关于“${subject}”，请在每一组中选出您最看重和最不看重的一项。`,
      cbc: ({ subject }: Subject) => `假如您正在选购“${subject}”，在以下方案中，您会选择哪一个？`,
      cpc: ({ subject }: Subject) => `请看以下每一款“${subject}”，您购买它的可能性有多大？`,
      psm: ({ subject }: Subject) => `关于“${subject}”的价格，请按您的看法选择。`,
      bpto: ({ subject }: Subject) => `假如您正在选购“${subject}”，按现在的价格，您会买哪一个？`,
    },
    kanoAnswers: ['我很喜欢', '理应如此', '无所谓', '勉强接受', '我很不喜欢'] as [
      string,
      string,
      string,
      string,
      string,
    ],
    featureOf: ({ name, description }: Feature) => (description === '' ? name : `${name}：${description}`),
    most: '最看重',
    least: '最不看重',
    unlikely: '肯定不会买',
    likely: '肯定会买',
  },
  {
    titles: {
      kano: ({ subject }) => `${subject}: how would you feel with each of these features, and how without it?`,
      maxdiff: ({ subject }) => `${subject}: in every set, which matters most to you, and which least?`,
      cbc: ({ subject }) => `${subject}: if these were your only options, which would you choose?`,
      cpc: ({ subject }) => `${subject}: how likely would you be to buy each of these?`,
      psm: ({ subject }) => `${subject}: which prices fit what you think?`,
      bpto: ({ subject }) => `${subject}: at these prices, which one would you buy?`,
    },
    kanoAnswers: ['I like it', 'I expect it', 'I do not mind', 'I can live with it', 'I dislike it'] as [
      string,
      string,
      string,
      string,
      string,
    ],
    featureOf: ({ name, description }) => (description === '' ? name : `${name}: ${description}`),
    most: 'Matters most',
    least: 'Matters least',
    unlikely: 'Would certainly not buy',
    likely: 'Would certainly buy',
  },
);
