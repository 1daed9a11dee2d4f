import type { OwnNews } from './own-news-shape.ts';

export const conjointSharesNews: OwnNews = {
  key: 'conjoint-shares',
  day: '2026-10-20',
  picture: '/pictures/news/conjoint-shares.svg',
  zh: {
    title: '联合分析：模拟器里的“份额”到底是什么',
    summary: '从“选哪一个”推出每个属性值多少，再去模拟没有问过的产品。份额很有用，但它不是市场份额。',
    words: `真实的购买是整体的选择：这一款贵一点，但续航长；那一款便宜，但牌子不熟。逐项打分问不出这种取舍。联合分析直接给出几个完整的方案，请受访者选一个；换一组，再选。从几百人的几千次选择里，反推每个属性的每个水平值多少。

## 三个词

- **属性**：品牌、续航、价格。
- **水平**：属性的取值，例如续航 10 小时、15 小时、20 小时。
- **效用**：每个水平对“被选中”的贡献。只有差值有意义，零点是人为规定的。

一个属性的效用最高与最低之差，占全部属性差值之和的比例，就是它的**重要性**。注意：重要性取决于您放了哪些水平。价格只放 199 和 219，它就不重要；放 99 和 399，它就最重要。

## 从效用到份额

以下数字是虚构的。三款产品的总效用分别为 1.2、0.6 和 0。多项 logit 模型规定，被选的机会与 e^效用 成正比：

| 产品 | 效用 | e^效用 | 份额 |
|---|--:|--:|--:|
| 甲 | 1.2 | 3.32 | 54% |
| 乙 | 0.6 | 1.82 | 30% |
| 丙 | 0 | 1.00 | 16% |

好处是，产品不必在问卷里出现过：只要属性和水平问过，任何组合都能算。

## 多付多少钱

如果价格从 199 涨到 299，效用下降 1.0，而“多 5 小时续航”使效用上升 0.4，那么这项续航约值 0.4 ÷ 1.0 × 100 = 40 元。这个换算假定价格的影响在这一段是直线，而且只在问过的价格范围内成立。

## 一个著名的陷阱

再放一款与甲完全相同的产品，会怎样？按上面的公式，两款甲各占 35%，乙 19%，丙 11%：甲的总份额从 54% 涨到 70%，什么也没改进，只是换了个名字。现实中，复制品主要抢的是自己的顾客。

这是“全体合并”模型的固有缺陷（称为 IIA）。缓解的办法是估计**每个人**的效用，先算每个人的份额，再求平均：喜欢甲的人在两款甲之间分，喜欢乙的人不受影响。问枢用分层贝叶斯（HB）做这件事，在 CBC 分析中把**估计方式**选为“每人单独”即可。但极为相似的产品仍会被高估，请避免在同一情景里放入几乎一样的方案。

## 份额不是市场份额

模拟份额有一个前提：人人都知道这些产品，到处都买得到，而且手头就有这几款可选。现实里还有知名度、铺货、促销、习惯和换购周期。所以：

- 看**变化**，不看绝对值。“降价 20 元，份额增加 6 个百分点”比“份额 31%”可信。
- 加入“都不选”，否则等于假定人人必买。
- 有真实销售数据时，先看模拟是否大致对得上，再谈预测。
- 超出问过的价格，模型没有依据。问枢会按最近的价格计算，并在旁边写明。

## 设计时的几条经验

- 属性不超过六七个，每个 2 到 5 个水平。再多，人们就只看其中一两个。
- 水平要具体：“20 小时”，不要“超长续航”。
- 不可能的组合可以禁止，但不要太多：禁得越多，估计越不准。
- 样本少于 150 人时不宜采用。

## 在问枢里怎么做

新建问卷时选择**解决方案**，再选**选择型联合分析 CBC**。收集后打开“模型分析”，选择 **CBC 联合分析**，再点**打开市场模拟器**：组合产品、滑动价格，份额、收入和利润会立即变化；**搜索产品方案**可以替您寻找份额、收入或利润最大的组合。`,
  },
  en: {
    title: 'Conjoint: what the “shares” of a simulator are',
    summary:
      'From which one people chose to what each attribute is worth, and on to products that were never shown. Shares are useful, but they are not market shares.',
    words: `A real purchase is a choice between wholes: this one costs more but lasts longer, that one is cheap but unknown. Ratings item by item do not bring such trade-offs out. Conjoint shows a few whole products and asks for one of them, then shows some more. From thousands of choices by some hundreds of people it works back to what each level of each attribute is worth.

## Three words

- **Attribute:** brand, battery life, price.
- **Level:** what an attribute can be, such as 10, 15 or 20 hours.
- **Utility:** what a level adds to being chosen. Only differences mean anything; where zero lies is a convention.

The range of an attribute’s utilities, as a share of all ranges, is its **importance**. It depends on the levels you chose. With prices of 199 and 219 price hardly matters; with 99 and 399 nothing matters more.

## From utilities to shares

These figures are made up. Three products have utilities of 1.2, 0.6 and 0. In the multinomial logit model the chance of being chosen is proportional to e to the power of the utility:

| Product | Utility | e^utility | Share |
|---|--:|--:|--:|
| A | 1.2 | 3.32 | 54% |
| B | 0.6 | 1.82 | 30% |
| C | 0 | 1.00 | 16% |

A product need not have been in the survey. As long as its attributes and levels were, any combination can be worked out.

## What people would pay

If a price of 299 instead of 199 costs 1.0 of utility, and five more hours of battery add 0.4, those hours are worth about 0.4 ÷ 1.0 × 100 = 40. This takes the effect of price to be a straight line between the two, and it holds only within the prices that were shown.

## A famous trap

Add a product exactly like A. By the formula both As get 35%, B gets 19% and C 11%. Together the As have gone from 54% to 70%, although nothing is better than before; only a name was added. In reality a copy takes its customers mostly from the original.

This is a weakness of any model for everybody together (known as IIA). The remedy is to estimate **each person’s** utilities, work out shares person by person and then take the mean. Those who like A divide themselves between the As; those who like B are not moved. Wenshu does this by hierarchical Bayes: in the CBC analysis, set **Estimated** to “Each person”. Very similar products are still overrated, so keep near-copies out of one scenario.

## Not a market share

A simulated share supposes that everybody knows the products, can buy them anywhere and has just these to choose from. Reality adds awareness, distribution, promotions, habits, and the time until the next purchase. So:

- Look at **changes** rather than levels. “20 off the price adds 6 points” is more trustworthy than “the share is 31%”.
- Include “none of these”; otherwise everybody is taken to buy.
- Where you have sales figures, see first whether the simulation roughly agrees with them.
- Beyond the prices that were shown the model has nothing to go by. Wenshu uses the nearest price, and says so.

## Some advice on design

- No more than six or seven attributes of two to five levels. With more, people look at one or two only.
- Make levels concrete: “20 hours”, not “very long battery life”.
- Impossible combinations can be ruled out, but sparingly: the more you forbid, the less precise the estimates.
- Do not use it with fewer than 150 people.

## How to do it in Wenshu

Under “New questionnaire” choose **Solution**, then choice-based conjoint (CBC). When the answers are in, open “Models”, choose **Choice-based conjoint (CBC)** and then **Open the market simulator**. Put products together and slide prices: shares, revenue and profit move at once. **Search for products** looks for the combination with the largest share, revenue or profit.`,
  },
};
