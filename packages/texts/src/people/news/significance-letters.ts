import type { OwnNews } from './own-news-shape.ts';

export const significanceLettersNews: OwnNews = {
  key: 'significance-letters',
  day: '2026-09-17',
  picture: '/pictures/news/significance-letters.svg',
  zh: {
    title: '交叉表里的小字母：怎么读，为什么不能都信',
    summary: '“B”表示这一列显著高于 B 列。可一张表里比了上百次，总会有几个字母是碰巧出现的。',
    words: `交叉表的数字右边有时跟着小字母，例如“50% A”。它的意思是：在设定的置信水平上，这一列的比例显著高于 A 列。字母只写在较高的那一列，而且只在同一道题的各列之间比较，例如男与女、各年龄段之间。

## 读一个例子

以下数字是虚构的。问“会购买吗”，男女各 200 人：

| | 男 (A) | 女 (B) |
|---|--:|--:|
| 样本量 | 200 | 200 |
| 会购买 | 40% | 50% A |

相差 10 个百分点，p 值约为 0.044，小于 0.05，所以女性一列得到字母 A。若两组都只有 150 人，同样的比例 p 值约为 0.08，字母就不会出现。**没有字母不等于没有差别，只是这些样本还看不出来。**

## 比得越多，碰巧的越多

置信水平 95%，意味着在没有真实差别时，每次比较仍有 5% 的机会“显著”。一次比较还好；比较 20 次互不相关的数字，至少出现一个假字母的机会是 64%。

一张表很容易就超过这个次数。五个年龄段两两比较是 10 次；表有 10 行，就是 100 次。即使各年龄段其实没有任何差别，平均也会出现大约 5 个字母。把这几个字母挑出来写成结论，正是许多“发现”后来无法重复的原因。

## 三种应对

1. **先想好要看什么。**动手之前写下三五个要检验的比较，其余的只当线索。
2. **校正。**在“选项”的**多重比较校正**中选择 Bonferroni 或 FDR。Bonferroni 最严：10 次比较，p 值要小于 0.005 才算数，上面例子中的 0.044 就不再显著。FDR 较宽：它控制的是所有字母中假字母的比例，适合大范围筛查。
3. **看大小，不只看显著。**样本上万时，1 个百分点也会显著，但未必值得行动。先问：差多少才会改变决定？

## 问枢怎样处理

- 字母是您选择的标准；**表下方的文字结论更谨慎**：它按表中全部比较次数作 Holm 校正，所以可能有字母而没有对应的句子。这不是矛盾，而是提醒。
- 多选题的几列可能包含同一批人，这时按相依样本检验，不会把同一个人当成两个人。
- 样本量太小的列不参与检验。门槛可以在“选项”里用**参与检验的最小样本量**调整；加权时按有效样本量判断。
- 样本量不足 30 的列带星号，默认不写入文字结论。
- 期望频数过小时，页面会提示卡方检验仅供参考，或改看精确检验。

## 写报告的建议

写“女性的购买意愿高于男性（50% 对 40%，各 200 人，95% 置信水平）”，而不是只写“女性显著更高”。比例、样本量、置信水平三样都在，读者才能自己判断。如果用了校正，也写上一句。`,
  },
  en: {
    title: 'Those small letters in cross tables: how to read them, and why not to trust them all',
    summary:
      'A “B” says that this column is significantly higher than column B. But a table makes a hundred comparisons, and a few letters always come by chance.',
    words: `In a cross table a figure is sometimes followed by a small letter, such as “50% A”. It means that at the level you set, this column is significantly higher than column A. The letter stands in the higher column only, and columns are compared within one question: men with women, one age group with another.

## An example

These figures are made up. “Would you buy it?”, asked of 200 men and 200 women:

| | Men (A) | Women (B) |
|---|--:|--:|
| Base | 200 | 200 |
| Would buy | 40% | 50% A |

They are 10 points apart. The p-value is about 0.044, which is below 0.05, so the women’s column gets an A. Had each group been 150 people, the same shares would give a p-value of about 0.08 and no letter. **No letter does not mean no difference. It means that these answers cannot show one.**

## The more you compare, the more you find by chance

A level of 95% means that even when nothing differs, one comparison in twenty comes out “significant”. Make 20 unrelated comparisons and the chance of at least one false letter is 64%.

A single table soon gets there. Five age groups compared in pairs make 10 comparisons; with 10 rows that is 100. Even if age made no difference at all, you would see about five letters. Picking out those five and calling them findings is how results arise that nobody can repeat.

## Three remedies

1. **Decide beforehand what to look at.** Write down the handful of comparisons that matter. Treat the rest as leads.
2. **Correct.** Under “Options”, set **Correction** to Bonferroni or FDR. Bonferroni is the strictest: with 10 comparisons p must be below 0.005, and the 0.044 above no longer counts. FDR is milder: it limits the share of false letters among all letters, which suits a broad search.
3. **Look at size, not only at significance.** With ten thousand answers a single point is significant, and may still not be worth acting upon. Ask first how large a difference would change the decision.

## What Wenshu does

- Letters follow the standard you choose. **The sentences under the table are more careful:** they are corrected by Holm’s method for every comparison in the table, so there may be a letter without a sentence. That is no contradiction, but a caution.
- Columns of a question with several answers may contain the same people. They are then tested as dependent samples; nobody is counted as two.
- Columns that are too small are not tested. You can change **Least base for tests** under “Options”; with weights the effective base decides.
- Columns with a base below 30 carry an asterisk, and by default no sentence speaks of them.
- Where expected counts are too small, a note says to take the chi-square test as a hint, or to go by the exact test.

## In your report

Write “women are more willing to buy than men (50% against 40%, 200 each, 95% confidence)” rather than “women are significantly higher”. With the shares, the bases and the level, readers can judge for themselves. If you corrected, say so.`,
  },
};
