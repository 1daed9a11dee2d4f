import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}
interface Shown extends Counted {
  readonly shown: number;
}

/** The workbook of codes by people, and of quotes. */
export const talkMatrixTexts = bilingual(
  {
    file: '编码矩阵',
    sheets: {
      turns: '发言数',
      people: '人数',
      words: '字数',
      together: '编码共现',
      quotes: '原话',
      about: '说明',
    },
    code: '编码',
    otherCode: '另一编码',
    turns: '同时出现的发言数',
    total: '合计',
    all: { turns: '全部发言', people: '全部发言人', words: '全部字数', coded: '有编码的发言' },
    noColumn: '未归入',
    quote: '原话',
    speaker: '发言人',
    transcript: '笔录',
    part: '环节',
    time: '时间',
    nobody: '未知',
    moreQuotes: ({ shown, count }: Shown) => `此处列出前 ${shown} 条，共 ${count} 条`,
    about: [
      '一次发言里同一编码出现几处，只计一次；上级编码包含其下级编码。',
      '人数按不同发言人计，合计不重复计人，因此各列之和可能大于合计。',
      '字数只计编码所在的文字：汉字每字计一，其他文字每词计一。',
      'Jaccard = 两个编码同时出现的发言数 ÷ 至少出现其一的发言数。',
    ],
    blind: ({ count }: Counted) => `有 ${count} 次发言正在由您参加的一轮多人编码中，这一轮结束前不计入。`,
  },
  {
    file: 'code matrix',
    sheets: {
      turns: 'Turns',
      people: 'People',
      words: 'Words',
      together: 'Codes together',
      quotes: 'Quotes',
      about: 'How it counts',
    },
    code: 'Code',
    otherCode: 'With',
    turns: 'Turns with both',
    total: 'Total',
    all: { turns: 'All turns', people: 'All speakers', words: 'All words', coded: 'Turns with a code' },
    noColumn: 'In none',
    quote: 'Quote',
    speaker: 'Speaker',
    transcript: 'Transcript',
    part: 'Section',
    time: 'Time',
    nobody: 'Unknown',
    moreQuotes: ({ shown, count }) => `These are the first ${shown} of ${count}`,
    about: [
      'A turn counts once for a code, however many places it has in it. A code counts those below it.',
      'People are different speakers. Nobody counts twice in the total, so columns may add up to more.',
      'Words are those that a code stands on: each Chinese sign is one, and so is each word of other scripts.',
      'Jaccard is the number of turns with both codes, divided by the number with at least one of them.',
    ],
    blind: ({ count }) =>
      `${count} ${count === 1 ? 'turn is' : 'turns are'} in a round that you code in, and not counted before it is closed.`,
  },
);
