import type { OwnNews } from './own-news-shape.ts';

export const weightingNews: OwnNews = {
  key: 'weighting',
  day: '2026-09-10',
  picture: '/pictures/news/weighting.svg',
  zh: {
    title: '加权能补救什么，又要付出什么',
    summary: '样本里女性太多，可以用权重调回来。但每一次调整都会损失精度，损失多少可以算出来。',
    words: `回收上来的样本很少正好和总体一样：女性多了，一线城市多了，年轻人多了。加权就是让每个人“算多少份”，把比例调回应有的样子。它有用，但不是免费的。

## 一个例子

以下数字是虚构的。某次调查收到 400 份答卷，女性 280 份，男性 120 份；而目标人群男女各半。

- 女性的权重 = 50% ÷ 70% = 0.71
- 男性的权重 = 50% ÷ 30% = 1.67

加权以后，男女各占一半，总数仍是 400。可是 120 位男性的意见现在代表了 200 个人，他们的偶然波动也被放大了。

## 代价：有效样本量

衡量代价的是**有效样本量**（Kish 公式）：

~~~
有效样本量 = (权重之和)² ÷ 权重平方之和
~~~

上面的例子得到 336。也就是说，这 400 份加权答卷的精度，只相当于 336 份不需要加权的答卷。336 ÷ 400 = 84%，称为**加权效率**。误差范围从 ±4.9 变为 ±5.3 个百分点，可以接受。

如果男性只有 40 份呢？他们的权重要到 5.00，有效样本量只剩 144，效率 36%，误差扩大到 ±8.2。花了 400 份的钱，买到 144 份的精度。

## 几个目标同时成立：边际加权

实际工作中要同时对准性别、年龄和地区，却往往不知道“北京 25–34 岁女性”应占多少。边际加权（rim weighting，也叫 raking）只需要每个变量各自的比例：先调性别，再调年龄，再调地区，反复进行，直到所有目标同时成立。

它有三条经验：

- **目标要可靠。**用人口普查、会员库这类来源，而不是上一次调查的结果。
- **变量要少，而且与答案有关。**三四个就够了。加入无关的变量只会降低效率。
- **格子不要太空。**一个选项只有几个人，就先与相邻的选项合并。

## 给权重设上下限

限制最大权重，是用一点偏差换回精度。仍用 40 位男性的例子：把最大权重限为 3，男性加权后只占 30%，没有达到一半，但有效样本量回到 277。哪一种更好，取决于男女的答案差多少。请把取舍写进报告，不要悄悄做。

## 加权做不到的事

加权只能让“已有的人”代表更多人，不能变出没有问到的人。如果老年人一个也没有答，或者答了的老年人都是熟练的网民，权重再精细也救不回来。能用配额在收集时解决的，不要留到加权。

## 在问枢里怎么做

在“交叉分析”或“单题统计”中打开**权重**，选择**按目标占比**，点**添加目标**，写出各选项应有的占比，再按需要填**最小权重**和**最大权重**。页面会立即告诉您加权效率、有效样本量和权重范围。缺少目标题目答案的答卷，权重保持为 1，页面也会写明有几份。

如果目标没有同时达到，结果下方会列出差在哪里。显著性检验和区间都已考虑加权，不会把 400 份加权答卷当作 400 份普通答卷。数据里已经有权重变量的，选择**按变量**即可。`,
  },
  en: {
    title: 'What weighting can mend, and what it costs',
    summary:
      'Too many women in the sample? Weights put that right. But every correction costs precision, and you can work out how much.',
    words: `A sample hardly ever looks like the population: too many women, too many from big cities, too many of the young. Weighting decides how much each person counts, so that the shares come right. It helps, but it is not free.

## An example

These figures are made up. A survey has 400 answers, 280 from women and 120 from men. In the target population they are half and half.

- weight of a woman = 50% ÷ 70% = 0.71
- weight of a man = 50% ÷ 30% = 1.67

After weighting, half the sample is male and the total is still 400. But 120 men now speak for 200, and whatever was accidental about those 120 has been magnified as well.

## The price: the effective base

The price is measured by the **effective base** (Kish’s formula):

~~~
effective base = (sum of weights)² ÷ sum of squared weights
~~~

In our example it is 336. These 400 weighted answers are as precise as 336 that need no weighting. 336 ÷ 400 = 84% is the **efficiency**. The margin of error grows from ±4.9 to ±5.3 points, which is bearable.

What if only 40 men had answered? Each would need a weight of 5.00. The effective base falls to 144, the efficiency to 36%, and the margin grows to ±8.2. You paid for 400 answers and got the precision of 144.

## Several targets at once: rim weighting

In practice sex, age and region all have to fit, and nobody knows what share women of 25 to 34 in Beijing should have. Rim weighting, or raking, needs only the shares of each variable. It adjusts sex, then age, then region, and goes round until all targets hold at once.

Three things experience teaches:

- **Take targets from a sound source,** such as a census or a membership register, not from last year’s survey.
- **Use few variables, and ones that bear on the answers.** Three or four will do; unrelated ones only cost efficiency.
- **Avoid near-empty categories.** If only a handful chose an option, merge it with its neighbour first.

## Limits on the weights

A ceiling trades a little bias for precision. Take the 40 men again and cap weights at 3: men then make up 30% rather than half, but the effective base recovers to 277. Which is better depends on how differently men and women answer. Say in the report what you chose.

## What weighting cannot do

Weights let the people you have stand for more people. They cannot conjure up those you never reached. If no old person answered, or only those at ease online did, no weight will bring the others back. What a quota can settle while you collect should not be left for weighting.

## How to do it in Wenshu

Open **Weight** in “Cross tables” or “Question statistics”, choose **To targets**, then **Add a target**, and write down the share each option should have. Set **Least weight** and **Most weight** if you want limits. Efficiency, effective base and the range of weights appear at once. Records without an answer to a target keep the weight 1, and the page says how many they are.

If the targets cannot all be met, a note under the results says where they were missed. Tests and intervals take the weights into account, so 400 weighted answers are never treated as 400 plain ones. If your data already contain a weight, choose **By a variable**.`,
  },
};
