import type { OwnNews } from './own-news-shape.ts';

export const quotasAndScreeningNews: OwnNews = {
  key: 'quotas-and-screening',
  day: '2026-11-11',
  picture: '/pictures/news/quotas-and-screening.svg',
  zh: {
    title: '配额与甄别：怎样设，才不伤样本',
    summary: '配额让样本的结构对，甄别让人对。设得太细，时间和钱都耗在最后几个格子上。',
    words: `甄别决定谁可以答，配额决定每一类最多收多少。两者都会把人挡在门外，挡错了，样本就偏了。

## 甄别：先想清楚总体

“过去三个月买过咖啡的 18–45 岁城市居民”，这就是总体的定义，也是甄别题的依据。写的时候注意：

- **别让人猜到答案。**问“您买过咖啡吗？（是 / 否）”，想拿奖励的人都会选“是”。改问“过去三个月您买过下面哪些？”，把咖啡放进七八个品类里。
- **尽早。**答了十分钟才被告知不符合，既浪费对方的时间，也会留下坏印象。
- **把出现率算进预算。**如果每 5 人中有 1 人符合，收 400 份就要接触约 2,000 人，还没有算中途离开的。
- **少用职业排除。**“您或家人在市场调查公司工作吗”这类题有道理，但排除得越多，离总体越远。

## 配额：数一数格子

单独设性别、年龄、城市三组配额很简单。要把它们交叉起来，格子就成倍增加：2 个性别 × 4 个年龄段 × 3 个城市 = 24 格。总共 400 份，平均每格不到 17 份。最难找的那几格会拖住全部进度，其他格子早已满了，来的人都被拒之门外。

几条经验：

1. **只对与答案有关的变量设配额。**与话题无关的，事后稍作加权就行。
2. **能单维就不交叉。**交叉只用在确实需要单独分析的地方。
3. **每格至少几十份。**不到 30 份的格子，本来也不能单独下结论；请用合并配额把相邻的格子放在一起。
4. **比例来自可靠的总体数据**，而不是“大概各一半”。

## 配额不是随机抽样

配额保证男女各半，但不保证这一半男性像全体男性。先到先得的配额，容易收到有空、在线、爱答题的人。缓解的办法是多几个渠道、分几天投放，不要在两小时内收满。

误差公式假定的是随机样本。对配额样本报告“±4.9”时，请写明这是“相当于同样大小的随机样本”的误差。

## 收满以后怎么办

问枢的每个配额可以选择三种做法：

- **结束**：受访者看到“配额已满”的页面，答卷记为配额满。
- **等待**：答卷先保留；调大名额或有样本被判无效时，受访者用同一链接可以继续提交。适合人很难找的时候。
- **继续**：照常收下。适合只想看构成、不想拒绝人的时候。

配额只计入成功样本。数据清洗把一份答卷标记为无效后，名额会自动腾出来，可以继续收人。许多人同时提交时，也不会超出名额。

## 在问枢里怎么做

在“设计”的**配额**页点**添加配额**，类型有单维、交叉、合并和加样四种。**加样配额**用于在主配额满了以后，为某些人群额外多收一些；这些样本单独标记，计算总体结果时可以分开。“总合格样本量”一栏可以限制总数，收满后问卷自动结束。甄别在编辑页的逻辑里设置，被甄别的答卷单独计数，在“投放”页和“实时进度”里都看得到。`,
  },
  en: {
    title: 'Quotas and screening without harm to the sample',
    summary:
      'Screening gets the right people, quotas the right mix. Make them too fine and all your time and money go into the last few cells.',
    words: `Screening decides who may answer; quotas decide how many of each kind. Both turn people away, and if they turn away the wrong ones, the sample is biased.

## Screening: know your population

“People of 18 to 45 in cities who bought coffee in the last three months” defines a population, and screening questions follow from it. Some points to watch:

- **Do not give the answer away.** Ask “Do you buy coffee? Yes or no” and everybody who hopes for a reward says yes. Ask “Which of these have you bought in the last three months?” and put coffee among seven or eight others.
- **Do it early.** To be turned away after ten minutes is a waste of somebody’s time, and they remember.
- **Budget for incidence.** If one person in five qualifies, 400 answers mean approaching about 2,000 people, not counting those who leave halfway.
- **Go easy on excluding professions.** “Does anybody in your household work in market research?” has its reasons, but each exclusion takes you further from the population.

## Quotas: count the cells

Quotas for sex, age and city, each on its own, are simple. Cross them and cells multiply: 2 sexes × 4 age groups × 3 cities make 24. With 400 answers that is fewer than 17 a cell. The hardest cells hold everything up, while the rest have long been full and turn people away.

What experience teaches:

1. **Set quotas only on what bears on the answers.** The rest can be weighted a little afterwards.
2. **Cross them only where you must** report on the combination.
3. **Give a cell some dozens.** Below 30 you could not speak about it anyway. Use a merged quota to put neighbours together.
4. **Take shares from sound data,** not from “about half and half”.

## A quota sample is not a random one

A quota sees to it that half are men. It does not see to it that these men are like all men. First come, first served favours those who have time, are online and like surveys. Use several channels, spread over several days, and do not fill up within two hours.

The formula for the margin of error supposes a random sample. If you report “±4.9” for a quota sample, say that it is the margin a random sample of that size would have.

## When a quota is full

In Wenshu each quota can do one of three things:

- **End:** the respondent sees that the quota is full, and the record is kept as such.
- **Hold:** the record is kept. When the quota is raised, or another record is marked invalid, the respondent can go on with the same link. Good for people who are hard to find.
- **Continue:** records are taken all the same. Good for watching the mix without turning anybody away.

Only success samples count. When cleaning marks a record invalid its place becomes free at once, and collecting goes on. However many people submit at the same moment, a quota is never exceeded.

## How to do it in Wenshu

On the page **Quotas** under “Design”, add a quota: single, cross, merged or booster. A **booster** takes some more of certain people after the main quotas are full; these records carry a mark, so that you can keep them out of overall results. A total can be limited too; once it is reached the survey ends by itself. Screening is set in the editor’s logic. Those who were screened out are counted separately, on the page of distribution and in live progress.`,
  },
};
