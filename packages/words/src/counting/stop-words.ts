import type { WordsLanguage } from '../cutting/cut-words.ts';

/**
 * Words that every text has and that say nothing of what it is about. A denial (不, 没, not) is one: alone it tells nothing; who needs what is
 * denied asks for phrases or for feeling.
 */
const stopWords: Readonly<Record<WordsLanguage, ReadonlySet<string>>> = {
  zh: listed(
    '的 了 着 过 得 地 是 和 与 及 跟 同 或 而 且 但 却 并 则 就 都 也 还 又 再 才 只 很 太 更 最 挺 蛮 真 超 非常 比较 特别 十分 相当 有点 有些 一些 一点 一点儿 一下 一样 一直 一般 已经 正在 刚 将 曾 不 没 没有 无 未 别',
    '我 你 您 他 她 它 我们 你们 他们 她们 它们 咱 咱们 自己 大家 别人 人家 这 那 哪 这个 那个 哪个 这些 那些 这样 那样 这么 那么 这里 那里 这儿 那儿 这次 那次 每 每个 各 某 该 此 其 其他 其它 另外 之 所 者',
    '在 从 到 向 往 以 为 为了 因为 所以 由于 因此 对 对于 关于 于 由 被 把 将 给 让 使 用 按 比 像 如 如果 虽然 但是 可是 不过 然而 而且 并且 或者 还是 以及 只要 只有 除了 的话 时候 时 等 等等 之类 来 去 上 下 里 中 内 外 前 后 起来 出来 上来 下来 过来 回来 上去 下去 出去 过去',
    '吗 呢 吧 啊 呀 哦 嗯 哈 嘛 哇 唉 啦 呗 个 些 点 次 种 件 位 一 两 二 三 几 多 多少 什么 怎么 怎样 怎么样 为什么 谁 哪里 如何 有 要 会 能 可以 可能 应该 需要 能够 想 说 看 做 觉得 感觉 认为 就是 都是 也是 还有 然后 其实 总之 总的来说 总体 整体 啥 咋 没什么 就 那 会儿 时间 东西 地方 方面 一个',
  ),
  en: listed(
    'a an the and or but nor so yet if then else than that this these those there here it its i me my mine myself we us our ours you your yours yourself he him his she her hers they them their theirs themselves one ones who whom whose which what when where why how',
    'be am is are was were been being do does did done have has had having will would can could shall should may might must ought not no nor to of in on at by for from with without into onto over under about as up down out off between through during before after again also just only very too really quite rather much many more most some any all each every both few other another such own same even still ever never always often sometimes perhaps maybe get got go make',
    "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't cannot couldn't shouldn't haven't hasn't hadn't i'm i've i'd i'll it's that's there's they're they've we're we've you're you've he's she's let's etc eg ie like bit lot thing something anything everything nothing because while although though however therefore since until unless whether",
  ),
};

function listed(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap(line => line.split(' ')));
}

/**
 * Whether a word, by its form, is one that every text has.
 *
 * @example
 * ['的', '物流', 'the'].map(form => isStopWord(form, 'zh')) // [true, false, false]
 */
export function isStopWord(form: string, language: WordsLanguage): boolean {
  return stopWords[language].has(form.replaceAll('’', "'"));
}
