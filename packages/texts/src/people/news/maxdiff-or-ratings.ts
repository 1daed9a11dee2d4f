import type { OwnNews } from './own-news-shape.ts';

export const maxdiffOrRatingsNews: OwnNews = {
  key: 'maxdiff-or-ratings',
  day: '2026-09-24',
  picture: '/pictures/news/maxdiff-or-ratings.svg',
  zh: {
    title: '样样都重要？用 MaxDiff 代替打分',
    summary: '让人给十几个卖点打分，得到的往往都是 4 分。换成“最看重”和“最不看重”，差距就出来了。',
    words: `产品团队列出 12 个卖点，问用户“每一项对您有多重要”，1 到 5 分。结果平均分都在 4.0 到 4.4 之间。谁先谁后？还是不知道。

问题不在用户，而在问法。打分不需要取舍：每一项都可以给高分，不花任何代价。不同的人用分的习惯也不同，有人从不打 5 分，有人只打 5 分。

## MaxDiff 怎么问

每次只给出几项（通常 4 项），请受访者选出其中**最看重**的一项和**最不看重**的一项，换一组再来。选择不存在“用分习惯”，而且每次都必须取舍。

它的效率也高。4 项之间共有 6 对比较。选出最好和最差之后，其中 5 对就知道了答案，只有中间两项的先后还不清楚。12 个卖点，每项出现 3 次，只要 9 组，每个人就回答了 45 对比较，花两三分钟。

## 结果怎么读

### 净得分

最简单的算法：（被选为最好的次数 − 被选为最差的次数）÷ 出现的次数，从 −1 到 1。不需要任何模型，适合先看一眼。

### 效用与偏好份额

模型给每一项估计一个效用，平均为 0。效用本身没有单位，换算成**偏好份额**更好懂：如果只能从全部选项中选一项，选它的人占多少。效用相差 1，份额就相差 2.72 倍；相差 2，就是 7.39 倍。

份额有比例的意义：20% 是 10% 的两倍。平均分没有这个意义，4.4 分不能说比 4.0 分“重要 10%”。

### 区间

排名第一和第二，差距可能在误差之内。结果里会直接写出“不能断定谁更受重视”，这时请把两项当作并列。

## 它不能回答什么

- **都不重要怎么办？** MaxDiff 只有相对的高低。12 个没有用的卖点也会排出第一名。需要知道“是否真的重要”，请加一道**锚定题**：一道多选题，问哪些确实重要；再选择“每人单独”估计，结果就有了一条零线。
- **价格和完整的产品。**需要在品牌、配置、价格之间取舍时，请用联合分析。
- **很短的清单。**少于 6 项，直接排序就够了。
- **有包含关系的选项。**“便宜”和“性价比高”放在一起，会互相分走选择。选项要在同一层次，互不重复。

## 平均会掩盖人群

有时平均第一的选项，其实没有任何一群人最看重它：一半人最看重续航，另一半最看重重量，两者平均都不高。按人群分开看，或者按个人估计后再作分群，才看得到这种情形。

## 在问枢里怎么做

1. 新建问卷时选择**解决方案**，再选 **MaxDiff 偏好排序**，填写要比较的选项。每组放几项、每项出现几次，设计会自动平衡，让每一项出现的次数相同。
2. 收集完成后，打开“模型分析”，选择 **MaxDiff（最优最差分析）**。
3. 先看偏好份额和 95% 区间；想按人分群或看人与人的差别，把**估计方式**改为“每人单独”，结果可以保存为变量。

样本量方面，选择方案时，页面会按 95% 置信度写明多少份答卷对应多大的误差；每个要单独看的人群，也请照这个数目准备。`,
  },
  en: {
    title: 'Everything matters? Ask MaxDiff instead of ratings',
    summary:
      'Have a dozen benefits rated and they all come out at 4. Ask for the most and the least important instead, and they come apart.',
    words: `A product team has 12 possible benefits and asks users how important each is, from 1 to 5. The means come out between 4.0 and 4.4. Which comes first? Nobody is any the wiser.

The users are not to blame; the question is. Ratings ask for no choice: you may give everything a high mark, and it costs you nothing. People also use scales differently. Some never give a 5, others give nothing else.

## How MaxDiff asks

It shows a few items at a time, usually four, and asks for the one that matters **most** and the one that matters **least**; then it shows another set. A choice has no “style of marking”, and each one means giving something up.

It is efficient too. Four items make six pairs. Once you know the best and the worst, five of the six are settled, and only the order of the two in the middle is open. With 12 benefits, each shown three times, nine sets will do. Each person has then answered 45 comparisons in two or three minutes.

## Reading the results

### Net scores

The simplest measure is (times chosen as best − times chosen as worst) ÷ times shown, which runs from −1 to 1. It needs no model and serves well for a first look.

### Utilities and preference shares

A model estimates a utility for each item, with a mean of 0. Utilities have no unit; a **preference share** is easier to grasp: if people could have one item of all, how many would take this one? A difference of 1 in utility makes a share 2.72 times as large, a difference of 2 makes it 7.39 times.

Shares can be compared as ratios: 20% is twice 10%. Mean ratings cannot. A 4.4 is not “10% more important” than a 4.0.

### Intervals

First and second may lie within the margin of error of one another. The results then say so in words, and you should treat them as level.

## What it cannot tell

- **What if nothing matters?** MaxDiff is relative. Twelve useless benefits have a winner too. To learn whether an item matters at all, add an **anchor question**, with several answers, that asks which ones really do, and estimate each person separately. The results then have a line of zero.
- **Prices and whole products.** Where brand, features and price are traded against one another, use conjoint.
- **Short lists.** With fewer than six items a ranking will do.
- **Items that contain one another.** “Cheap” and “good value” side by side take choices from each other. Keep items on one level, and distinct.

## A mean can hide people

Sometimes the item that leads on average is not the favourite of any group: half want battery life above all, half want low weight, and on average neither stands out. Look at groups separately, or estimate each person and find the groups from there.

## How to do it in Wenshu

1. Under “New questionnaire” choose **Solution**, then MaxDiff, and write down the items. How many stand in a set and how often each appears is balanced for you, so that all appear equally often.
2. When the answers are in, open “Models” and choose **MaxDiff (best–worst scaling)**.
3. Begin with the preference shares and their 95% intervals. To see how people differ, or to form groups, set **Estimated** to “Each person”; the result can be saved as variables.

As to numbers: when you choose the solution, the page says at 95% confidence how many answers lead to which margin. Plan as many for each group that you want to speak about.`,
  },
};
