import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}
interface Read extends Counted {
  readonly without: number;
}
interface Sized extends Counted {
  readonly percent: number;
}
interface Accepted extends Counted {
  readonly name: string;
}

const turns = (count: number) => `${count} ${count === 1 ? 'turn' : 'turns'}`;

/** What turns of transcripts are about, as a proposal. */
export const talkThemeTexts = bilingual(
  {
    loading: '正在找主题…',
    loadFailed: '没能找主题',
    loadFailedText: '已经编好的都在，请检查网络后重试。',
    retry: '重试',
    lead: '系统按用词把发言分成几个主题，供您阅读。主题只是建议：读过原话，起个名称，再采纳为编码。',
    count: '分成几个主题',
    counted: ({ count }: Counted) => `${count} 个`,
    isUncoded: '只看未编码的发言',
    read: ({ count, without }: Read) =>
      `看了 ${count} 次发言（不含主持人和过短的发言），其中 ${without} 次没有与别人相同的用词。换一个数目，分法会不同。`,
    none: '分不出主题',
    noneText: '至少要有 10 次发言，而且有共同的用词。',
    size: ({ count, percent }: Sized) => `${count} 次发言，占 ${percent}%`,
    take: '采纳时归入',
    name: '编码名称',
    accept: ({ count }: Counted) => `采纳为编码，归入 ${count} 次发言`,
    make: '采纳为编码',
    made: ({ name }: Accepted) => `编码框里已有“${name}”`,
    accepted: ({ name, count }: Accepted) => `已把 ${count} 次发言归入“${name}”`,
  },
  {
    loading: 'Looking for themes…',
    loadFailed: 'Themes could not be looked for',
    loadFailedText: 'What has been coded is safe. Check your connection and try again.',
    retry: 'Try again',
    lead: 'Turns are parted into themes by their words, for you to read. A theme is a proposal: read what was said, name it, and accept it as a code.',
    count: 'How many themes',
    counted: ({ count }) => String(count),
    isUncoded: 'Only turns without a code',
    read: ({ count, without }) =>
      `${turns(count)} read, without moderators and very short ones; ${without} of them share no words with others. Another number of themes parts otherwise.`,
    none: 'No themes can be told apart',
    noneText: 'That takes ten turns at least, with words in common.',
    size: ({ count, percent }) => `${turns(count)}, ${percent}%`,
    take: 'Code it as well',
    name: 'Name of the code',
    accept: ({ count }) => `Accept as a code on ${turns(count)}`,
    make: 'Accept as a code',
    made: ({ name }) => `“${name}” is in the frame now`,
    accepted: ({ name, count }) => `“${name}” is on ${turns(count)} now`,
  },
);
