import type { DraftLanguage } from '@wenshu/api-contract';

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });
const HAN = /\p{Script=Han}+/gu;

const stopWords = new Set(
  [
    'a an the of for to in on at by with and or but is are was were be been being do does did have has had it its this that these those we you your our us they their them i me my he she his her who whom whose which what when where why how if as from into about than then so not no any some all more most much many can could will would shall should may might must please want wants need needs like know find out use using used people survey questionnaire question questions ask asked asking answer whether there also just only very too up down over under after before while during each both either really per etc via get got give given make made',
    '的 了 和 与 及 或 在 是 我 我们 您 你 他 她 它 他们 这 那 这个 那个 一个 一份 一些 想 想要 想知道 了解 知道 看看 看 问卷 调查 调研 问题 题 题目 怎么样 怎样 如何 什么 哪些 哪个 哪 是否 有没有 多少 吗 呢 吧 啊 要 需要 希望 可以 能 能够 会 不会 就 都 也 还 再 很 最 更 比较 等 等等 以及 并 并且 或者 对 对于 关于 把 被 给 让 为 为了 从 到 向 上 下 中 里 内 外 前 后 时 人 份 个 请 帮忙 出 做 进行 一下 左右 大概 其中 主要 有 无 没 没有 不 这些 那些 得 地 着 过 来 去',
  ].flatMap(list => list.split(' ')),
);

/** The terms by which texts are compared: stems of English words; words of Chinese and, since it is cut badly, its pairs of characters. */
export function tokensOf(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFKC');
  return [...englishTokens(lower), ...chineseTokens(lower)];
}

function englishTokens(text: string): string[] {
  return (text.match(/[a-z][a-z'’]*/g) ?? [])
    .map(word => word.replace(/['’]s?$/, ''))
    .filter(word => word.length > 1 && !stopWords.has(word))
    .map(stem);
}

function chineseTokens(text: string): string[] {
  return (text.match(HAN) ?? []).flatMap(run => {
    const words = [...chinese.segment(run)].map(({ segment }) => segment).filter(word => !stopWords.has(word));
    const pairs = words.flatMap(word => pairsOf(word));
    return [...words.filter(word => word.length > 1), ...pairs, ...pairsOf(run).filter(pair => !stopWords.has(pair))];
  });
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));

/** Endings that English hangs on to a word; what is left need not be one. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ational|ations?|ation)$/, 'ate'],
  [/(?:iness|ily)$/, 'y'],
  [/(?:ments?|nesses|ness|ingly|edly|fully|ful|ously|ous|ively|ive|ably|able|ibly|ible|ally|al|ly)$/, ''],
  [/(?:ings?|ers?|ors?|ed|es|s)$/, ''],
];

export function stem(word: string): string {
  let found = word.replace(/ies$/, 'y').replace(/ied$/, 'y');
  for (const [ending, rest] of endings) {
    const shorter = found.replace(ending, rest);
    if (shorter.length >= 3) found = shorter;
  }
  return found.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=..)[ey]$/, '');
}

export const languageOf = (text: string): DraftLanguage =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 3 > (text.match(/[a-z]/gi)?.length ?? 0) ? 'zh' : 'en';
