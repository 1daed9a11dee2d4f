import type { OwnNews } from './own-news-shape.ts';

export const marginOfErrorNews: OwnNews = {
  key: 'margin-of-error',
  day: '2026-09-03',
  picture: '/pictures/news/margin-of-error.svg',
  zh: {
    title: '为什么总说 385 份：误差范围从哪里来',
    summary: '385 不是经验数字，它由三个条件算出。知道它怎么来，就知道什么时候不够，什么时候白花钱。',
    words: `“样本量多少才够？”常见的回答是 385 份。这个数字没错，但它只在三个条件同时成立时才对：误差范围 ±5 个百分点，置信水平 95%，以及最不利的情况，也就是真实比例接近 50%。

## 这个数字怎么算

误差范围等于 1.96 乘以比例的标准误：

~~~
误差 = 1.96 × √( p × (1 − p) ÷ n )
~~~

把 p = 50%、误差 = 5% 代进去，解出 n = 384.1，向上取整就是 385。取 50% 是因为此时波动最大：如果真实比例是 10%，同样的 385 份，误差只有 ±3.0 个百分点。

95% 的意思是：同样的调查做很多次，每次都算出一个区间，约有 95% 的区间包含真实值。它不是说“真实值有 95% 的可能在这个区间里”，更不是说“95% 的答案是对的”。

## 精度很贵

误差减半，样本要变成四倍：

| 误差范围 | 需要的有效答卷 |
|---|--:|
| ±10 | 97 |
| ±5 | 385 |
| ±3 | 1,068 |
| ±2 | 2,401 |
| ±1 | 9,604 |

从 ±5 到 ±3，钱要多花近两倍，得到的只是窄了 2 个百分点。先问一句：结论会因为这 2 个百分点而改变吗？如果不会，不如把预算留给更好的题目。

## 总体大小几乎不影响

很多人以为，调查一个城市要比调查一个区问更多人。其实总体一旦上万，样本量就几乎不变：

| 总体人数 | ±5 需要 |
|--:|--:|
| 500 | 218 |
| 1,000 | 278 |
| 10,000 | 370 |
| 1,000,000 | 384 |

只有总体很小时（例如一家 500 人的公司做员工调查），才能少问一些。

## 看分组时，样本要按组算

这是最常见的失误。总样本 400 份，误差是 ±4.9；但若要单独看其中 100 位年轻用户，误差就变成 ±9.8。要比较两个各 200 人的组，两个比例之差的误差也有 ±9.8：一组 48%、另一组 55%，还不能说有差别。

所以样本量应当从“最小的、需要单独下结论的那一组”往上推，而不是从总数往下分。先列出报告里要单独写到的每一组，看哪一组最难找，再决定总数。

## 误差范围没有包括的东西

公式只管抽样带来的偶然波动。它假定每个人都有机会被问到，而且如实回答。下面这些误差，问再多人也不会变小：

- 只问到了愿意答的人，或只在一个渠道投放；
- 题目带有引导，或选项漏掉了重要的答案；
- 乱填的答卷没有清理。

一份 385 人、来源均衡的调查，通常胜过一份 5,000 人、只来自自家公众号的调查。

## 在问枢里怎么看

“单题统计”和“交叉分析”里，每张表都写明样本量；加权之后还会写出**有效样本量**，误差要按后者计算。交叉表中样本量不足 30 的列会带星号，只作参考。选择“解决方案”时，页面也会按 95% 置信度告诉您，多少份答卷对应多大的误差。`,
  },
  en: {
    title: 'Why 385? Where the margin of error comes from',
    summary:
      'The number 385 is no rule of thumb: three conditions lead to it. Know them, and you know when it is too few and when it is money wasted.',
    words: `How many answers are enough? “385” is the usual reply, and it is right, as long as three things hold at once: a margin of error of ±5 points, a confidence level of 95%, and the worst case, which is a true share near 50%.

## How it is worked out

The margin of error is 1.96 times the standard error of a proportion:

~~~
margin = 1.96 × √( p × (1 − p) ÷ n )
~~~

Put in p = 50% and a margin of 5%, solve for n and you get 384.1, which rounds up to 385. We take 50% because answers vary most there. If the true share is 10%, the same 385 answers give ±3.0 points.

“95%” means this: if the survey were repeated many times and an interval worked out each time, about 95% of those intervals would contain the true value. It does not mean that 95% of the answers are right.

## Precision is dear

Halving the margin takes four times as many people:

| Margin | Valid answers needed |
|---|--:|
| ±10 | 97 |
| ±5 | 385 |
| ±3 | 1,068 |
| ±2 | 2,401 |
| ±1 | 9,604 |

Going from ±5 to ±3 costs nearly three times as much, for two points. Ask first whether those two points could change the decision. If not, the budget is better spent on better questions.

## The size of the population hardly matters

People expect a whole city to need a bigger sample than one district. Above some ten thousand people it makes almost no difference:

| Population | Needed for ±5 |
|--:|--:|
| 500 | 218 |
| 1,000 | 278 |
| 10,000 | 370 |
| 1,000,000 | 384 |

Only when the population is small, such as the staff of a company of 500, can you ask noticeably fewer.

## Count per group, not in total

This is the commonest slip. With 400 answers the margin is ±4.9. Look at the 100 young customers among them on their own and it is ±9.8. Compare two groups of 200 and the *difference* between them has a margin of ±9.8 as well: 48% against 55% does not show that they differ.

So work upwards from the smallest group you must be able to speak about, rather than downwards from a total. List every group the report will single out, see which is hardest to find, and only then settle the total.

## What the margin leaves out

The formula covers chance alone. It takes for granted that everybody could have been asked and that they answered truthfully. More people will not cure any of these:

- only the willing answered, or the link was posted in a single place;
- a question led people on, or the list of options lacked an important one;
- careless answers were left in.

A balanced survey of 385 people usually beats one of 5,000 who all follow the same account.

## Where to find it in Wenshu

Every table under “Question statistics” and “Cross tables” states its base. Once data are weighted it also states the **effective base**, and that is the number the margin depends on. Columns with a base below 30 are marked with an asterisk, as a hint only. When you choose a solution, the page tells you at 95% confidence how many answers lead to which margin.`,
  },
};
