import type { OwnNews } from './own-news-shape.ts';

export const priceSensitivityNews: OwnNews = {
  key: 'price-sensitivity',
  day: '2026-10-13',
  picture: '/pictures/news/price-sensitivity.svg',
  zh: {
    title: '四个问题问出价格区间：PSM 能说什么，不能说什么',
    summary: '太便宜、便宜、贵、太贵，四条曲线，四个交点。它给出的是可以接受的范围，不是能卖多少。',
    words: `新产品定多少钱？直接问“您愿意付多少”，得到的多半是砍价。PSM（价格敏感度测试，Van Westendorp 于 1976 年提出）改问四个价格：

1. 低到多少，您会**怀疑质量**，不考虑购买？（太便宜）
2. 什么价格，您觉得**便宜**，很划算？
3. 什么价格，您觉得**贵**，但仍会考虑？
4. 高到多少，您**一定不买**？（太贵）

四个价格应当依次升高。不按顺序的答卷说明没有看懂，分析时不计入，结果中会写明剔除了几份。

## 四条曲线，四个交点

把每个价格上说“太便宜”“便宜”“贵”“太贵”的人数比例画成曲线。前两条随价格下降，后两条随价格上升，于是有四个交点：

| 交点 | 名称 | 读法 |
|---|---|---|
| 太便宜 × 贵 | PMC，可接受下限 | 再低，嫌便宜得可疑的人就比嫌贵的多 |
| 太便宜 × 太贵 | OPP，最优价格点 | 两种拒绝的人一样多 |
| 便宜 × 贵 | IDP，无差异价格点 | 觉得便宜和觉得贵的人一样多，常被看作“正常价” |
| 便宜 × 太贵 | PME，可接受上限 | 再高，一定不买的人就比觉得划算的多 |

PMC 到 PME 之间，就是可以接受的价格区间。

## “最优”不是“最赚钱”

OPP 这个名字容易误导。它只说明在这个价格上，因太便宜而拒绝和因太贵而拒绝的人一样多。它与成本、销量、利润都没有关系。

想看收入，要在四个价格之外再问购买意愿：按您说的“便宜”价，有多大可能购买？按“贵”价呢？把意愿折算成购买比例，才能画出需求曲线和收入曲线，这叫 NMS 扩展。折算比例是一个假定，因为口头上的“一定会买”总是多于真正的购买。

## 交点也有误差

交点由曲线决定，曲线由人决定。换一批人，交点会移动。样本不大时，95% 区间可能很宽，几个交点的区间甚至互相重叠。汇报时请写“可接受的价格在某某到某某之间”，不要写“最优价格是 128.5 元”。

## 它不能说什么

- **没有竞争。**题目里没有别的品牌。自己涨价会不会把顾客推给对手，请用品牌价格权衡（BPTO）或联合分析。
- **没有配置。**它针对一个说清楚的产品。想知道多一个功能值多少钱，请用联合分析。
- **要有价格概念。**全新的品类，人们没有参照，答案会随说明文字里的任何一个数字移动。
- **答案不是承诺。**说出来的价格没有代价。把它当作范围，再用真实的销售去验证。

## 提高质量的几个做法

- 先把产品说清楚：规格、数量、在哪里买。“一瓶”是 330 毫升还是 1 升，答案差几倍。
- 让用得上的人来答。没有买过这一类产品的人，先甄别出去，或者单独看。
- 单位写在题目里，并限制数字的范围，避免有人按“万元”填写。
- 按人群分开看：老用户和新用户的区间往往不同。

## 在问枢里怎么做

新建问卷时选择**解决方案**，再选**价格敏感度 PSM**；四问和数字限制自动生成，也可以加上购买意愿。收集后在“模型分析”中选择 **PSM 价格敏感度**，会看到曲线、关键价格点与 95% 区间；有购买意愿时还有需求曲线和收入曲线。`,
  },
  en: {
    title: 'A price range from four questions: what PSM can say and what it cannot',
    summary:
      'Too cheap, cheap, expensive, too expensive: four curves and four crossings. They show a range that people accept, not how much you will sell.',
    words: `What should a new product cost? Ask people what they would pay and most will start to haggle. The price sensitivity meter (PSM), proposed by Van Westendorp in 1976, asks for four prices instead:

1. At what price would it be so low that you **doubt the quality**? (too cheap)
2. At what price is it **cheap**, a bargain?
3. At what price is it **expensive**, but still worth a thought?
4. At what price would you **never buy it**? (too expensive)

The four should rise. Where they do not, the question was misread; such records are left out, and the results say how many.

## Four curves, four crossings

Draw the share of people who find each price too cheap, cheap, expensive and too expensive. The first two curves fall as the price rises, the last two climb, and so there are four crossings:

| Crossing | Name | How to read it |
|---|---|---|
| too cheap × expensive | PMC, lower limit | below it, more people find it suspiciously cheap than expensive |
| too cheap × too expensive | OPP, optimal price point | as many refuse for the one reason as for the other |
| cheap × expensive | IDP, indifference price point | as many find it cheap as expensive; often taken for the normal price |
| cheap × too expensive | PME, upper limit | above it, more would never buy than see a bargain |

From PMC to PME is the range that people accept.

## “Optimal” is not “most profitable”

The name OPP misleads. It says only that at this price as many refuse because it is too cheap as because it is too dear. Costs, sales and profit do not enter into it.

For revenue you also have to ask how likely people are to buy: at the price they called cheap, and at the one they called expensive. Turning likelihoods into shares of buyers gives a curve of demand and one of revenue; this is the NMS extension. The conversion is an assumption, since more people say “certainly” than ever buy.

## Crossings have errors too

Crossings come from curves, and curves from people. Ask others and they move. With a small sample a 95% interval can be wide, and the intervals of several crossings may overlap. Report “prices between this and that are acceptable”, not “the optimal price is 128.50”.

## What it cannot say

- **There is no competition.** No other brand is in the question. Whether a higher price sends customers to a rival is a matter for brand–price trade-off (BPTO) or conjoint.
- **There are no features.** It is about one product, described once. For the worth of an extra feature use conjoint.
- **People need a notion of the price.** In a new category they have nothing to compare with, and answers follow whatever number the text happens to mention.
- **An answer is no promise.** Naming a price costs nothing. Take it as a range and test it against real sales.

## Ways to better answers

- Describe the product fully: size, quantity, where it is sold. Whether “a bottle” holds 330 ml or a litre changes the answer several times over.
- Ask those who might buy. Screen out people who never buy such a thing, or look at them separately.
- State the unit and limit the numbers, so that nobody answers in thousands.
- Look at groups: old customers and new ones often accept different ranges.

## How to do it in Wenshu

Under “New questionnaire” choose **Solution**, then the price sensitivity meter. The four questions and their limits are made for you, with purchase intention if you want it. When the answers are in, open “Models” and choose PSM. You see the curves and the price points with 95% intervals and, where intention was asked, demand and revenue.`,
  },
};
