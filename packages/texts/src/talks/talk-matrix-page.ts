import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}
interface Cell {
  readonly value: string;
  readonly code: string;
  readonly column: string;
}

const turns = (count: number) => `${count} ${count === 1 ? 'turn' : 'turns'}`;

/** Codes by people and with each other, on the page. */
export const talkMatrixPageTexts = bilingual(
  {
    loading: '正在统计…',
    loadFailed: '没能统计',
    loadFailedText: '已经编好的都在，请检查网络后重试。',
    retry: '重试',
    byLabel: '按什么对照',
    by: { person: '发言人', role: '角色', transcript: '笔录', part: '环节' },
    figure: '统计什么',
    figures: { turns: '发言数', people: '人数', words: '字数', share: '占比' },
    counts: {
      turns: '每格是这一列中有该编码的发言数。一次发言里同一编码出现几处，只计一次；上级编码包含其下级编码。',
      people: '每格是这一列中说到该编码的不同发言人。合计不重复计人，因此各列之和可能大于合计。',
      words: '每格是该编码所在文字的长度：汉字每字计一，其他文字每词计一。',
      share: '每格是有该编码的发言占这一列全部发言的比例；合计以全部发言为底。',
    },
    hidesEmpty: '隐藏空行空列',
    hasNoModerators: '不计主持人',
    takeOut: '导出 Excel',
    table: '编码矩阵',
    code: '编码',
    total: '合计',
    noColumn: '未归入',
    all: { turns: '全部发言', people: '全部发言人', words: '全部字数', coded: '有编码的发言' },
    openCell: ({ value, code, column }: Cell) => `${value}：查看“${code}”与“${column}”的原话`,
    noCodes: '编码框还是空的',
    noCodesText: '在“笔录”里打开一份笔录，边读边添加编码，再回到这里对照。',
    blind: ({ count }: Counted) => `有 ${count} 次发言正由您独立编码，这一轮结束前不计入。`,
    quotes: {
      found: ({ count }: Counted) => `${count} 次发言`,
      more: '显示更多',
      nobody: '未知',
      play: '播放',
      noSound: '这份笔录没有您可以播放的录音',
      soundOf: ({ name }: { name: string }) => `${name}的原声`,
    },
    together: {
      label: '一起出现的编码',
      way: '怎样算一起出现',
      ways: { turn: '在同一次发言里', words: '在同一处文字上' },
      one: '编码',
      other: '与它一起的编码',
      turns: { turn: '同时出现的发言', words: '文字重叠的发言' },
      jaccard:
        'Jaccard = 一起出现的发言数 ÷ 至少出现其一的发言数。编码名后的数字是有它的发言数。上下级编码之间不比较。',
      none: '没有一起出现的编码',
      noneText: {
        turn: '还没有一次发言同时归入两个编码。',
        words: '还没有两个编码落在重叠的文字上，可以改看“在同一次发言里”。',
      },
      more: ({ count }: Counted) => `再显示一些（还有 ${count} 对）`,
    },
  },
  {
    loading: 'Counting…',
    loadFailed: 'It could not be counted',
    loadFailedText: 'What has been coded is safe. Check your connection and try again.',
    retry: 'Try again',
    byLabel: 'Compare by',
    by: { person: 'Speaker', role: 'Role', transcript: 'Transcript', part: 'Section' },
    figure: 'What is counted',
    figures: { turns: 'Turns', people: 'People', words: 'Words', share: 'Share' },
    counts: {
      turns:
        'Turns of the column that have the code. A turn counts once, however many places the code has in it; a code counts those below it.',
      people:
        'Different speakers of the column with the code. Nobody counts twice in the total, so columns may add up to more.',
      words: 'Words that the code stands on: each Chinese sign is one, and so is each word of other scripts.',
      share: 'Turns with the code, of all turns of the column; in the total, of all turns.',
    },
    hidesEmpty: 'Hide what is empty',
    hasNoModerators: 'Leave moderators out',
    takeOut: 'Export to Excel',
    table: 'Matrix of codes',
    code: 'Code',
    total: 'Total',
    noColumn: 'In none',
    all: { turns: 'All turns', people: 'All speakers', words: 'All words', coded: 'Turns with a code' },
    openCell: ({ value, code, column }) => `${value}: quotes of “${code}” and “${column}”`,
    noCodes: 'The frame is still empty',
    noCodesText: 'Open a transcript, add codes as you read, then come back to compare.',
    blind: ({ count }) => `You code ${turns(count)} blindly: they are not counted before the round is closed.`,
    quotes: {
      found: ({ count }) => turns(count),
      more: 'Show more',
      nobody: 'Unknown',
      play: 'Play',
      noSound: 'There is no recording of this transcript that you may hear',
      soundOf: ({ name }) => `${name} as recorded`,
    },
    together: {
      label: 'Codes that are together',
      way: 'What counts as together',
      ways: { turn: 'In one turn', words: 'On the same words' },
      one: 'Code',
      other: 'With',
      turns: { turn: 'Turns with both', words: 'Turns where they overlap' },
      jaccard:
        'Jaccard is the number of turns where both are together, divided by the turns with at least one of them. Behind each code stand its turns. A code is not compared with those above it.',
      none: 'No codes are together',
      noneText: {
        turn: 'No turn has two codes yet.',
        words: 'No two codes overlap yet. You can look at turns instead.',
      },
      more: ({ count }) => `Show more (${count} pairs left)`,
    },
  },
);
