import { placesOf, type SlipFinder, type SlipKind } from './slip.ts';

const COMMA = '[，,、]';
const DOTS = '(?:…{1,4}|\\.{3,6}|。{3,6})';
const DASH = '(?:—{1,4}|–{1,2}|-{1,3})';
/** A clause begins here. */
const BEGINS = '(?<=^|[，,、。！？!?；;：:…—“”"\\n\\s])';
const HAN = '\\p{Script=Han}';
const finds = (pattern: string, group = 0): SlipFinder => {
  const compiled = new RegExp(pattern, 'gud');
  return text => placesOf(text, compiled, group);
};

const fillers: readonly SlipFinder[] = [
  // 嗯嗯 at the beginning says yes.
  finds(`${BEGINS}(?!(?<=^)嗯嗯${COMMA})(?:[呃唔]{1,6}|嗯{1,6}|额|啊|诶|欸)(?:${COMMA}|${DOTS}${COMMA}?)`),
  // 嗯？ asks.
  finds(`${COMMA}(?:[嗯呃唔]{1,6}|额)(?=[。；;\\n]|$)`),
  finds(`(?<=${HAN})(?<!打)[呃唔](?=${HAN})(?!逆)`),
  finds(`(?<=${HAN})(?<![说声叫嗯个])嗯(?=${HAN})(?![嗯啊了一])`),
  finds(`(?:那个${COMMA}){2,4}`),
  finds(`${BEGINS}(?:那个那个|这个这个)(?:${COMMA}|${DOTS})`),
  // 这个，那个，每样都要; 我看了，那个，真好: there it is a thing.
  finds(`${BEGINS}(?<!这个${COMMA})那个(?:${COMMA}|${DOTS})(?!这个|真|很|太|不|挺|好|最|更|也|都|是)`),
  finds(`${BEGINS}这个嘛${COMMA}`),
  finds(`${BEGINS}就是(?:${COMMA}|${DOTS})(?!你说|您说|对|没错|就是|啊)`),
  finds(`${BEGINS}(?:就是说|怎么说呢|怎么讲呢|该怎么说呢|你知道吧|你知道吗)(?:${COMMA}|${DOTS})`),
  finds(`(?<=${HAN}${COMMA})(?:对吧|是吧)${COMMA}`),
  finds(`${BEGINS}然后(?:${COMMA}|${DOTS})(?=然后)`),
];

/** What stands before the first sign and makes a word with it: 原因因为 is no stumbling, nor 现在在. */
const wordBefore: Readonly<Record<string, string>> = {
  我: '自忘',
  就: '成造',
  在: '现存实所正内外潜自',
  因: '原基起死',
  所: '厕住会诊场究务派',
  但: '不非',
  可: '许认两宁',
  那: '刹',
  他: '其吉',
  没: '沉淹吞出埋',
  应: '反供效适响',
  现: '发出表实兑',
  觉: '感知睡',
  被: '棉',
  然: '虽当不突忽自果居显既',
  还: '归偿退',
  如: '比例不',
  而: '反然因从',
  其: '尤极',
  比: '对相',
  大: '最很太强',
};
const notAfterWord = (sign: string) => (wordBefore[sign] ? `(?<![${wordBefore[sign]}])` : '');

/** 告诉你你也不懂 does not stumble: only where a clause begins. */
const CLAUSE = `(?:${BEGINS}|(?<=但是|因为|所以|然后|就是|觉得|其实|而且|后来|当时|反正|虽然|可是|时候|那))`;
const listed = (words: string) => words.split(' ');

const clauseBeginners = listed('我 你 他 她 它 我们 他们 你们 她们 这个 那个 我觉得 我是 他是 他说 我就');
/** Nobody doubles these on purpose; with what must not follow. */
const doubled = [
  ['就', ''],
  ['在', ''],
  ['被', '[子单套]'],
  ['那', '[些样么里边]'],
  ['这', '[些样么里边]'],
] as const;
const startedAnew = [
  ...listed(
    '因为 觉得 就是 可能 所以 如果 我们 他们 你们 她们 咱们 这个 那个 没有 还是 然后 应该 比较 虽然 而且 什么 怎么 现在 其实',
  ).map(word => [word, ''] as const),
  ['可以', '[及外下上后前]'],
  ['但是', '否'],
  ['大概', '概'],
] as const;
const wholeWords = listed('因为 所以 但是 如果 就是 觉得 然后 没有 应该 大概 而且 虽然 其实 反正 现在 当时 后来 比如');
/** 可以，可以的 and 没有，没有问题 are answers; these never are. */
const afterComma = listed('就 那 这 因为 所以 但是 如果 然后 其实 比如');
const HELD = `(?:${DOTS}|${DASH})`;
/** The same once more, and then something else. */
const onceMore = (word: string) => `(?=${word}(?!${word})${HAN})`;

const repeats: readonly SlipFinder[] = [
  ...clauseBeginners.map(word => finds(`${CLAUSE}(?:${word}(?:${COMMA}|${HELD})?){1,5}${onceMore(word)}`)),
  ...listed('我 你 他 她').map(sign => finds(`(?<!${sign})${notAfterWord(sign)}${sign}{2,6}${onceMore(sign)}`)),
  ...doubled.map(([sign, not]) =>
    finds(`${notAfterWord(sign)}${sign}{1,5}(?=${sign}(?!${sign})${not && `(?!${not})`}${HAN})`),
  ),
  ...startedAnew.map(([word, not]) => {
    const sign = word.slice(0, 1);
    const most = sign === '可' ? '{1}' : '{1,4}';
    return finds(
      `(?<!${sign})${notAfterWord(sign)}(?:${sign}(?:${COMMA}|${HELD})?)${most}(?=${word}${not && `(?!${not})`})`,
    );
  }),
  ...wholeWords.map(word => finds(`(?<!有)${notAfterWord(word.slice(0, 1))}(?:${word}${HELD}?){1,4}${onceMore(word)}`)),
  ...afterComma.map(word =>
    finds(`${notAfterWord(word.slice(0, 1))}(?:${word}(?:${COMMA}|${HELD})){1,4}${onceMore(word)}`),
  ),
  finds(`(?<=${HAN})(?<![现存实所正内外潜自])在${COMMA}(?=在${HAN})`),
];

const NUMBER = '[0-9０-９一二三四五六七八九十百千万两半.]{1,10}';
const UNIT = '(?:[\\u4E00-\\u9FFF])?';
/** Kinds of things of which one is put in the place of another. */
const alike = [
  '(?:周|星期|礼拜)[一二三四五六日天]',
  `${NUMBER}月(?:${NUMBER}[日号])?`,
  `${NUMBER}(?:块钱?|元|个人?|次|年|天|号|点半?|岁|人|分钟|小时|公里|斤|家|件|%)?${UNIT}`,
];
const SIGN_OF_CORRECTION = `(?:(?:${COMMA}|${HELD})(?:不对|错了|说错了|哦不)|${HELD}不是)(?:${COMMA}|${HELD}|。)`;
const correction = new RegExp(SIGN_OF_CORRECTION, 'gu');
const likeThis = alike.map(kind => [new RegExp(`${kind}$`, 'u'), new RegExp(`^${kind}`, 'u')] as const);
const LOOKED_BACK = 14;

/** 三百，不对，四百: from what is like what follows, or begins as it does. */
function* corrected(text: string): Generator<{ from: number; to: number }> {
  for (const { 0: sign, index } of text.matchAll(correction)) {
    const to = index + sign.length;
    const before = text.slice(Math.max(0, index - LOOKED_BACK), index).replace(/^[\s\S]*[，,、。！？!?；;：:\n]/u, '');
    const after = text.slice(to, to + LOOKED_BACK);
    const again = new RegExp(`^${HAN}{2}`, 'u').test(after) ? before.lastIndexOf(after.slice(0, 2)) : -1;
    const length = likeThis
      .map(([end, begin]) => (begin.test(after) ? (end.exec(before)?.[0].length ?? 0) : 0))
      .find(Boolean);
    const cut = again >= 0 ? before.length - again : length;
    if (cut) yield { from: index - cut, to };
  }
}

const PERSON = '(?:我们?|你们?|您|他们?|她们?|它们?|咱们?)';
/** What no clause ends with. */
const UNFINISHED =
  '(?:是|在|把|被|想|想去|想要|要|会|能|跟|和|因为|如果|就|还|很|太|比较|本来|准备|打算|那个|这个|比如|以前|不太|有点|应该|可能)';
const left: SlipFinder = finds(
  `(?<=^|[，,。！？!?；;：:\\n])(?:(?:${PERSON}${HAN}{0,5}?|因为|如果|${HAN}{2,4}(?=是))${UNFINISHED})(?:${DASH}|${DOTS})${COMMA}?(?=${PERSON}|先|其实|后来|这么说)`,
);

/** In the order in which they are looked for: what says that it corrects would be a filler, and a filler may stand within. */
export const chineseSlips: readonly (readonly [SlipKind, SlipFinder])[] = [
  ['false-start', corrected],
  ...fillers.map(find => ['filler', find] as const),
  ['false-start', corrected],
  ...repeats.map(find => ['repeat', find] as const),
  ['false-start', left],
];
