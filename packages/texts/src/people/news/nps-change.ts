import type { OwnNews } from './own-news-shape.ts';

export const npsChangeNews: OwnNews = {
  key: 'nps-change',
  day: '2026-10-27',
  picture: '/pictures/news/nps-change.svg',
  zh: {
    title: 'NPS 升了 5 分，是真的吗',
    summary: 'NPS 的误差比多数人以为的大。每期 400 份答卷，5 分的升降完全可能是碰巧。',
    words: `“本季度 NPS 从 30 升到 35。”会议上大家都很高兴。可是如果每期只有 400 份答卷，这 5 分很可能什么也没有说明。

## NPS 是怎么算的

问“您有多大可能向朋友推荐”，0 到 10 分。9–10 分是推荐者，7–8 分是中立者，0–6 分是贬损者。

~~~
NPS = 推荐者占比 − 贬损者占比
~~~

取值从 −100 到 100。没有人回答时，NPS 不是 0，而是没有结果。

## 误差为什么这么大

NPS 是两个比例之差，两个比例都会波动，而且方向相反：少一个贬损者、多一个推荐者，分数动两次。它的标准误是：

~~~
标准误 = 100 × √( ( p + d − (p − d)² ) ÷ n )
~~~

p 是推荐者占比，d 是贬损者占比。

以下数字是虚构的。400 人中，推荐者 200，中立者 120，贬损者 80：NPS = 30，标准误 3.9，95% 区间是 22.3 到 37.7，也就是 ±7.7。同样 400 份答卷，一个 50% 的比例只有 ±4.9。

| 有效答卷 | NPS 的误差 |
|--:|--:|
| 200 | ±10.8 |
| 400 | ±7.7 |
| 1,000 | ±4.8 |
| 2,000 | ±3.4 |
| 4,000 | ±2.4 |

表中的答案分布都与上面的例子相同。中立者越多，误差越小；越是两极分化，误差越大。

## 两期比较，误差还要再大

两期各有自己的误差，差值的误差是单期的 √2 倍：

- 每期 400 份：±10.8。升 5 分看不出什么。
- 每期 1,000 份：±6.8。还是不够。
- 每期 1,875 份：±5.0。刚好够到边上。

“刚好够到边上”的意思是：即使真的升了 5 分，也只有一半的机会被检验出来。想要八成的把握，每期需要大约 3,831 份。

所以，样本不大的时候，请看**趋势**而不是单期的升降，或者把几期合并。连续四个季度都朝同一个方向变化，比某一个季度的大幅跳动更可信。

## 先排除几种假变化

1. **来的人变了。**本期恰好多问了老客户，分数就会升。先比较两期的人群构成，必要时加权。
2. **时机变了。**刚收到货和用了半年，答案不同。
3. **问法变了。**量表从 1–10 改为 0–10、放在满意度之前还是之后、手机还是电话，都会移动分数。
4. **渠道变了。**短信和店内二维码来的人不一样。

## 不只看一个数

假设有两家公司，NPS 都是 30：一家 50% 推荐、20% 贬损，另一家 35% 推荐、5% 贬损。一家要处理不满的人，另一家要打动中立的人，要做的事完全不同。请把三类人的占比一起写进报告，再问一句“为什么给这个分数”。

## 在问枢里怎么做

NPS 题在“单题统计”里直接给出三类人的占比、得分和 95% 区间，加权时按有效样本量计算。在“交叉分析”里把 NPS 题放到行、把季度放到列（日期可以按月或按年分段），表下方会写明哪两期的差别显著、相差多少，哪两期不显著。不显著的，请不要写成“上升”。`,
  },
  en: {
    title: 'NPS is up five points. Is it really?',
    summary:
      'The error of an NPS is larger than most people think. With 400 answers a wave, five points either way may well be chance.',
    words: `“This quarter our NPS rose from 30 to 35.” Everybody in the meeting is pleased. But if each quarter rests on 400 answers, those five points may well mean nothing.

## How NPS is worked out

“How likely are you to recommend us to a friend?”, from 0 to 10. Those who say 9 or 10 are promoters, 7 or 8 passives, 0 to 6 detractors.

~~~
NPS = share of promoters − share of detractors
~~~

It runs from −100 to 100. When nobody has answered, it is not 0: there is no result.

## Why its error is so large

NPS is a difference of two shares. Both vary, and against one another: one detractor fewer and one promoter more move it twice. Its standard error is

~~~
standard error = 100 × √( ( p + d − (p − d)² ) ÷ n )
~~~

where p is the share of promoters and d that of detractors.

These figures are made up. Of 400 people 200 are promoters, 120 passives and 80 detractors. NPS is 30, its standard error 3.9, its 95% interval 22.3 to 37.7, which is ±7.7. With the same 400 answers a share of 50% has only ±4.9.

| Valid answers | Margin of NPS |
|--:|--:|
| 200 | ±10.8 |
| 400 | ±7.7 |
| 1,000 | ±4.8 |
| 2,000 | ±3.4 |
| 4,000 | ±2.4 |

All rows suppose the answers of the example. The more passives, the smaller the error; the more divided people are, the larger.

## Comparing two waves, it grows again

Each wave has an error of its own, and the error of their difference is √2 times as large:

- 400 each: ±10.8. Five points show nothing.
- 1,000 each: ±6.8. Still not enough.
- 1,875 each: ±5.0. Only just.

“Only just” means that even if NPS truly rose by five points, a test would notice it half the time. To be eight in ten sure of noticing it you need about 3,831 in each wave.

With smaller samples, look at the **trend** rather than at a single rise, or put several waves together. Four quarters that move the same way are better evidence than one big jump.

## First rule out changes that are none

1. **Other people came.** More regular customers this time, and the score goes up. Compare who answered, and weight if you must.
2. **Another moment.** People who have just had their delivery answer differently from those who have used the product for half a year.
3. **Another question.** A scale of 1–10 instead of 0–10, before or after satisfaction, by phone or on a phone: all of these move it.
4. **Another way in.** A text message and a code on a shop counter reach different people.

## Look at more than one number

Suppose two companies have an NPS of 30. One has 50% promoters and 20% detractors, the other 35% and 5%. The first has unhappy people to look after, the second has indifferent people to win: quite different jobs. Report all three shares, and ask “why this score?” as well.

## How to do it in Wenshu

For an NPS question “Question statistics” shows the three shares, the score and its 95% interval; with weights the effective base is used. In “Cross tables” put the NPS question into the rows and the date, in bands of months or years, into the columns. The sentences below say which waves differ significantly and by how much, and which do not. Where they do not, please do not write “rose”.`,
  },
};
