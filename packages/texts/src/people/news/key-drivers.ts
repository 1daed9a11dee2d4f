import type { OwnNews } from './own-news-shape.ts';

export const keyDriversNews: OwnNews = {
  key: 'key-drivers',
  day: '2026-11-03',
  picture: '/pictures/news/key-drivers.svg',
  zh: {
    title: '关键驱动因素：重要，不等于改了就有用',
    summary: '用回归系数排名次会冤枉一些因素。Shapley 值公平得多，但它说的仍是关联，不是因果。',
    words: `满意度调查里有一个总体评价，还有十来个方面的评分：质量、价格、送货、客服……老板问：“先改哪一个？”关键驱动分析就是为这个问题准备的。

## 为什么不直接问

直接问“什么对您最重要”，人们会说价格，也会说质量，说的是应该重要的东西。关键驱动换一条路：看哪个方面的评分与总体评价**一起变化**。

## 为什么不用回归系数

各方面的评分总是互相关联：对质量满意的人，通常对客服也满意。这时回归系数会把共同的部分几乎都算给其中一个。

以下数字是虚构的。总体评价与“质量”的相关系数是 0.6，与“客服”是 0.5，而质量与客服之间是 0.7。

| | 标准化系数 | 单独解释 | 额外增加 | Shapley 值 | 占比 |
|---|--:|--:|--:|--:|--:|
| 质量 | 0.49 | 36.0% | 12.3% | 24.1% | 65% |
| 客服 | 0.16 | 25.0% | 1.3% | 13.1% | 35% |

两项合起来解释了总体评价差异的 37.3%（R²）。看系数，客服似乎不到质量的三分之一；但它单独就能解释 25%。只因为质量先“占”了共同的部分，它才显得没用。

**Shapley 值**的办法是：把各因素加入模型的所有先后顺序都试一遍，每个因素取它平均增加的 R²。质量先加入时增加 36.0%，后加入时增加 12.3%，平均 24.1%。所有因素的 Shapley 值加起来正好等于 R²，因此可以说“占可解释部分的 65%”。

另一种常用方法是 **Johnson 相对权重**，结果通常接近。两种方法相差很大时，说明因素之间关联太强，名次不可靠。

## 先看 R²，再看名次

如果这些因素一共只解释了 8%，那么占比第一的“50%”也不过是 4 个百分点，更重要的原因也许没有问到。总解释不到 10% 时，问枢会直接提醒。

## 重要不等于原因

这是最容易越过的一步。占比高，只说明这项评分与总体评价一起变化：

- **方向可能相反。**本来就喜欢这个品牌的人，会把每一项都打高。
- **可能有共同的原因。**住得近的顾客送货快，也常来，评价自然高。
- **变化太小就看不见。**如果人人对安全都打 5 分，安全的占比会接近零。可是一旦出事，它比什么都重要。必备的东西在驱动分析里常常“不重要”。

所以请说“质量与总体评价的关联最强”，不要说“质量提高 1 分，满意度就会提高若干”。要确认因果，需要试验：只在一部分门店改进，再比较。

## 从名次到行动

名次告诉您哪里关联强，还要看现在做得怎样。**重要性-表现分析（IPA）**把两者放在一张图里：关联强而得分低的，先改；关联强、得分也高的，守住。再加上一列“改进要花多少钱”，才是决策。

## 在问枢里怎么做

打开“模型分析”，选择**关键驱动因素**，把总体评价放入“总体评价”，把 2 至 20 个评分放入“驱动因素”。表格同时列出 Shapley 值、相对权重、相关系数和标准化系数。显著负相关的因素会提醒您检查是否反向计分；有权重时按加权计算。`,
  },
  en: {
    title: 'Key drivers: important does not mean that changing it will help',
    summary:
      'Ranking by regression coefficients wrongs some drivers. Shapley values are fairer, but what they show is still association, not cause.',
    words: `A satisfaction survey has one overall rating and a dozen ratings of single aspects: quality, price, delivery, service and so on. “Which should we improve first?” asks the director. Key driver analysis is made for that question.

## Why not simply ask?

Ask what matters most and people name price, or quality: what ought to matter. Driver analysis goes another way and looks at which ratings **move together** with the overall one.

## Why not regression coefficients?

Ratings always hang together. Whoever is happy with the quality is usually happy with the service too. Coefficients then credit most of what the two share to one of them.

These figures are made up. The overall rating correlates 0.6 with quality and 0.5 with service, and the two correlate 0.7 with each other.

| | Beta | Alone | Added last | Shapley value | Share |
|---|--:|--:|--:|--:|--:|
| Quality | 0.49 | 36.0% | 12.3% | 24.1% | 65% |
| Service | 0.16 | 25.0% | 1.3% | 13.1% | 35% |

Together they explain 37.3% of how overall ratings differ (R²). By its beta, service counts for less than a third of quality. Yet on its own it explains 25%. It looks useless only because quality got to the common part first.

The **Shapley value** tries every order in which drivers can enter the model and takes the mean of what each adds to R². Quality adds 36.0% when it comes first and 12.3% when it comes last, 24.1% on average. All Shapley values together make R² exactly, which is why one can say “65% of what is explained”.

**Johnson’s relative weights** are another common method and usually agree. Where the two differ widely, drivers are so entangled that no ranking can be relied upon.

## First R², then the ranking

If all drivers together explain 8%, then a leading share of “50%” is four points, and something more important was perhaps never asked. Below 10% Wenshu says so in plain words.

## Important is not the same as causing

This is the step people take too lightly. A large share says that this rating and the overall one move together:

- **It may be the other way round.** Those who love a brand anyway mark everything up.
- **There may be a common cause.** Customers who live nearby get quick deliveries, come often, and are happier.
- **What does not vary cannot be seen.** If everybody gives safety a 5, its share will be close to nothing. Let something happen and nothing matters more. Must-haves often look unimportant here.

So say that quality is most strongly associated with the overall rating, not that a point of quality will bring so many points of satisfaction. To establish a cause you need a trial: improve some branches, and compare.

## From ranking to action

The ranking shows where the association is strong; how well you do there is another matter. The **importance–performance** map shows both. What is strong and scores low comes first; what is strong and scores high is to be kept up. Add a column with what an improvement costs, and you have a decision.

## How to do it in Wenshu

Open “Models”, choose **Key drivers**, put the overall rating into “Overall rating” and 2 to 20 ratings into “Drivers”. The table lists Shapley values, relative weights, correlations and betas side by side. If a driver is significantly negative, you are told to check whether its scale is reversed. With a weight, everything is weighted.`,
  },
};
