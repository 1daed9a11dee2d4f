/** Words that stand in every text and say nothing about it. A small list of our own: what is left out here nobody sees, so each must be safe to miss. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    '的 了 和 是 就 都 而 及 与 着 或 一个 没有 我们 你们 他们 她们 它们 自己 我 你 您 他 她 它 这 那 哪 这个 那个 这些 那些 这样 那样 这里 那里',
    '在 也 还 又 很 太 更 最 非常 比较 特别 有点 有些 一些 一点 一下 一样 一直 已经 正在 可以 可能 应该 需要 能 能够 会 要 想 让 把 被 给 对 对于 关于',
    '从 到 向 往 以 为 为了 因为 所以 但 但是 不过 然而 虽然 如果 只是 只 才 再 并 并且 而且 或者 还是 以及 等 等等 之 其 其他 另外 此 上 下 中 里 时 时候',
    '起来 出来 下来 上来 过来 下去 出去 上去',
    '吗 呢 吧 啊 呀 哦 嗯 哈 嘛 个 些 点 次 种 每 各 某 该 地 得 过 来 去 说 看 做 用 有 无 不 没 不是 就是 都是 还有 觉得 感觉 认为 什么 怎么 怎样 为什么 多少 谁 如何',
    'a an the and or but if so of to in on at by for from with without as is are was were be been being am it its this that these those there here',
    'i me my mine we us our ours you your yours he him his she her hers they them their theirs who whom which what when where why how',
    'do does did done have has had having will would can could shall should may might must not no nor than then too very just also only into over about more most some any all each other such own same',
    'don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ve ll re',
  ].flatMap(line => line.split(' ')),
);
