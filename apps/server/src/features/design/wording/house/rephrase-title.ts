import type { WordingMend } from '@wenshu/api-contract';
import { shortenTitle } from './shorten-title.ts';

export interface HouseTitle {
  readonly words: string;
  readonly mend: WordingMend;
}

type Way = readonly [found: RegExp, made: string];

/** A question that leaves room for one answer only, asked so that both sides have room. */
const balanced: Readonly<Record<'zh' | 'en', readonly Way[]>> = {
  zh: [
    [/^(.*(?:您|你)对.+?)(?:是否|是不是)?(?:感到|觉得)?满意(?:吗|不满意|么)?[？?]?$/, '$1的满意程度如何？'],
    [
      /^(?:您|你)(?:是否|是不是)?(?:很|非常|十分)?(?:同意|赞同|认同)(.{4,}?)(?:吗)?[？?]?$/,
      '您在多大程度上同意或不同意$1？',
    ],
    [/^(?:您|你)(?:是否|是不是)?(?:很|非常|十分)?喜欢(.{2,}?)(?:吗)?[？?]?$/, '您有多喜欢或不喜欢$1？'],
    [
      /^(?:您|你)(?:是否|会不会|会|愿意|是否愿意)(?:把|将)?(.{2,}?)推荐给(.+?)(?:吗)?[？?]?$/,
      '您有多大可能把$1推荐给$2？',
    ],
    [/^(.*)(?:您|你)(?:是否|是不是)?(?:认为|觉得)(.{2,12}?)(?:是否)?重要(?:吗)?[？?]?$/, '$1对您来说，$2有多重要？'],
  ],
  en: [
    [
      /^are you (?:very |really |completely )?(?:satisfied|happy|pleased) with (.+?)\??$/i,
      'How satisfied or dissatisfied are you with $1?',
    ],
    [/^how satisfied are you with (.+?)\??$/i, 'How satisfied or dissatisfied are you with $1?'],
    [
      /^(?:do|would) you (?:strongly |fully )?agree (?:that |with )(.+?)\??$/i,
      'How much do you agree or disagree: $1?',
    ],
    [/^do you (?:really )?(?:like|love|enjoy) (.+?)\??$/i, 'How much do you like or dislike $1?'],
    [/^would you recommend (.+?) to (.+?)\??$/i, 'How likely or unlikely are you to recommend $1 to $2?'],
    [/^(?:do you think|is it) (.+?) (?:is )?important(?: to you)?\??$/i, 'How important or unimportant is $1 to you?'],
    [/^how good (?:is|was) (.+?)\??$/i, 'How would you rate $1, from very poor to very good?'],
  ],
};

/** An order to choose, asked as a question. */
const direct: Readonly<Record<'zh' | 'en', readonly Way[]>> = {
  zh: [
    [/^请(?:您|你)?(?:选择|填写|输入|提供)(?:您|你)的([^，,。？?的]{2,14})[。？?]?$/, '您的$1是？'],
    [/^请(?:您|你)?(?:选择|勾选)(.{2,20}?)的(?:所有)?(?:选项|答案)[。？?]?$/, '以下哪些是$1的？'],
    [/^请(?:您|你)?(?:对|为)(.{2,20}?)(?:打分|评分|进行评价|评价)[。？?]?$/, '您给$1打几分？'],
  ],
  en: [
    [/^please (?:select|choose|enter|state|specify|provide|indicate) your ([^?.,]{2,30})[.?]?$/i, 'What is your $1?'],
    [/^please rate (.+?)[.?]?$/i, 'How would you rate $1?'],
    [/^please (?:select|choose|tick) (?:all|the ones) that apply[:.]? ?(.+?)[.?]?$/i, 'Which of these apply: $1?'],
  ],
};

const evaluated = {
  zh: /^(.*?对)([^，,。？?]{1,14}?)(?:和|与|及|以及|还有|、)([^，,。？?的]{1,10}?)((?:的)?(?:是否|有多|感到|觉得)?(?:满意|评价|看法|感受|印象|感觉|怎么样|如何|喜欢).*)$/,
  en: /^(how (?:satisfied|happy|pleased)(?: or dissatisfied)? are you with|are you (?:satisfied|happy|pleased) with|how would you rate|what do you think of|do you like) ((?:the|our|your|its|this|these) )?([^?,]{2,40}?) and ((?:the|our|your|its|this|these) )?([^?,]{2,40}?)(\?|,.*)?$/i,
} as const;

/** Two things in one question, as a question each: an answer to both is an answer to neither. */
function splitTwo(words: string, language: 'zh' | 'en'): string[] {
  if (language === 'zh') {
    const [, begin = '', first = '', second = '', rest = ''] = evaluated.zh.exec(words) ?? [];
    if (rest === '') return [];
    // 我们的价格和服务: both are ours.
    const whose = /^(.{1,10}的)[^的]+$/.exec(first)?.[1] ?? '';
    return [`${begin}${first}${rest}`, `${begin}${whose}${second}${rest}`];
  }
  const [, begin, article = '', first, other, second, rest] = evaluated.en.exec(words) ?? [];
  if (begin === undefined) return [];
  return [`${begin} ${article}${first}${rest ?? '?'}`, `${begin} ${other ?? article}${second}${rest ?? '?'}`];
}

const firstOf = (ways: readonly Way[], words: string) => {
  const way = ways.find(([found]) => found.test(words));
  return way && words.replace(way[0], way[1]);
};

/** Other words for a title by rules; none where no rule knows it. */
export function rephraseTitle(words: string, language: 'zh' | 'en'): HouseTitle[] {
  const short = shortenTitle(words, language);
  const proposals: (HouseTitle | undefined)[] = [
    ...splitTwo(short, language).map(each => ({ words: each, mend: 'one-thing' as const })),
  ];
  if (proposals.length === 0) {
    const both = firstOf(balanced[language], short);
    const asked = firstOf(direct[language], short);
    proposals.push(both === undefined ? undefined : { words: both, mend: 'balanced' });
    proposals.push(asked === undefined ? undefined : { words: asked, mend: 'direct' });
  }
  proposals.push({ words: short, mend: 'shorter' });
  return proposals.filter(each => each !== undefined);
}
