import { bilingual } from '../bilingual.ts';

interface Quoted {
  readonly words: string;
}
interface Counted {
  readonly count: number;
}
interface Cell {
  readonly name: string;
  readonly part: string;
}

const turns = (count: number) => `${count} ${count === 1 ? 'turn' : 'turns'}`;

/** What each person said on each section, in short: the page and its files. */
export const talkSummaryTexts = bilingual(
  {
    loading: '正在加载摘要…',
    loadFailed: '没能加载摘要',
    loadFailedText: '写好的摘要都在，请检查网络后重试。',
    retry: '重试',
    file: '摘要',
    colon: '：',
    whole: '总体',
    sheets: { summaries: '摘要', quotes: '原话' },
    person: '发言人',
    part: '环节',
    quote: '原话',
    time: '时间',
    quoted: ({ words }: Quoted) => `“${words}”`,
    table: '按发言人和环节的摘要',
    hasNoModerators: '不列主持人',
    takeOut: { docx: '导出 Word', xlsx: '导出 Excel' },
    lead: '每格写一个人在一个环节里说了什么，并放入原话为证。在“笔录整理”里给发言设置环节后，这里会按环节分列。',
    none: '没有可以写摘要的发言人',
    noneText: '先在“笔录整理”里导入笔录并核对发言人。',
    write: '写摘要',
    writeCell: ({ name, part }: Cell) => `写摘要：“${name}”在“${part}”`,
    editCell: ({ name, part }: Cell) => `修改“${name}”在“${part}”的摘要`,
    cellTitle: ({ name, part }: Cell) => `${name} · ${part}`,
    turns: ({ count }: Counted) => `${count} 次发言`,
    words: '摘要',
    hint: '用自己的话写：这个人在这里说了什么',
    quotes: '作为依据的原话',
    noQuotes: '还没有放入原话。',
    drop: '去掉',
    dropQuote: ({ words }: Quoted) => `去掉“${words}”`,
    gone: '笔录里已没有这句原话，保存时会去掉',
    propose: '找出有代表性的发言',
    proposed: '系统按用词挑出的有代表性的发言，供您阅读和选用：',
    proposedNone: '这里没有可以挑选的发言。',
    put: '放入',
    putQuote: ({ words }: Quoted) => `放入“${words}”`,
    isIn: '已放入',
    save: '保存',
    cancel: '取消',
    changedBy: ({ name, time }: { name: string; time: string }) => `${name}，${time}`,
    left: '已注销的用户',
  },
  {
    loading: 'Loading summaries…',
    loadFailed: 'The summaries could not be loaded',
    loadFailedText: 'What has been written is safe. Check your connection and try again.',
    retry: 'Try again',
    file: 'summaries',
    colon: ': ',
    whole: 'In all',
    sheets: { summaries: 'Summaries', quotes: 'Quotes' },
    person: 'Speaker',
    part: 'Section',
    quote: 'Quote',
    time: 'Time',
    quoted: ({ words }) => `“${words}”`,
    table: 'Summaries by speaker and section',
    hasNoModerators: 'Leave moderators out',
    takeOut: { docx: 'Export to Word', xlsx: 'Export to Excel' },
    lead: 'Each cell says what one person said on one section, with quotes to rest on. Sections are set where transcripts are cleaned; each has a column here.',
    none: 'There is nobody to write a summary of',
    noneText: 'Bring transcripts in where they are cleaned, and check who speaks.',
    write: 'Write',
    writeCell: ({ name, part }) => `Write what “${name}” said on “${part}”`,
    editCell: ({ name, part }) => `Edit what “${name}” said on “${part}”`,
    cellTitle: ({ name, part }) => `${name} · ${part}`,
    turns: ({ count }) => turns(count),
    words: 'Summary',
    hint: 'In your own words: what did this person say here?',
    quotes: 'Quotes it rests on',
    noQuotes: 'No quote is in it yet.',
    drop: 'Take out',
    dropQuote: ({ words }) => `Take out “${words}”`,
    gone: 'These words are not in the transcript any more: saving leaves them out',
    propose: 'Find what stands for most of it',
    proposed: 'Turns that stand for most of what was said, picked by their words, for you to read and use:',
    proposedNone: 'There is nothing to pick from.',
    put: 'Put in',
    putQuote: ({ words }) => `Put in “${words}”`,
    isIn: 'Is in it',
    save: 'Save',
    cancel: 'Cancel',
    changedBy: ({ name, time }) => `${name}, ${time}`,
    left: 'Somebody who has left',
  },
);
