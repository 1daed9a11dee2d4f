import type { OwnNews } from './own-news-shape.ts';

export const readingKanoNews: OwnNews = {
  key: 'reading-kano',
  day: '2026-10-08',
  picture: '/pictures/news/reading-kano.svg',
  zh: {
    title: '读懂 Kano 表：哪些必须有，哪些是惊喜',
    summary: '同一个功能问两次，有它怎样、没有它怎样。一张 5×5 的表，把“需要”分成了几种。',
    words: `问用户“想不想要这个功能”，几乎人人都说想。Kano 换了一种问法，每个功能问两次：

- **有**这个功能，您觉得怎样？
- **没有**这个功能，您觉得怎样？

两次都从五个答案里选：我很喜欢、理应如此、无所谓、勉强接受、我很不喜欢。两个答案合在一起，才看得出这是哪一种需要。

## 5×5 的表

行是“有”的答案，列是“没有”的答案：

| 有 ＼ 没有 | 很喜欢 | 理应如此 | 无所谓 | 勉强接受 | 很不喜欢 |
|---|:-:|:-:|:-:|:-:|:-:|
| 很喜欢 | Q | A | A | A | O |
| 理应如此 | R | I | I | I | M |
| 无所谓 | R | I | I | I | M |
| 勉强接受 | R | I | I | I | M |
| 很不喜欢 | R | R | R | R | Q |

- **必备型 M**：有了不加分，没有就不满。例如手机能打电话。
- **期望型 O**：越好越满意，没有就不满。例如续航。
- **魅力型 A**：没有也不怪您，有了会惊喜。
- **无差异型 I**：有没有都可以。
- **反向型 R**：更希望没有。
- **可疑结果 Q**：两个答案互相矛盾，多半是没看懂题。

## 一个例子

以下数字是虚构的。某功能 200 人回答：A 70 人，O 40 人，M 30 人，I 50 人，R 6 人，Q 4 人。

占比最高的是魅力型，35%；第二是无差异型，25%。领先的 10 个百分点叫**类别强度**。A、O、M 三类合计 70%，叫**总强度**：多少人对它有感觉。

## Better 与 Worse

只看“最多的一类”会丢掉很多信息，所以再算两个系数：

~~~
Better = (A + O) ÷ (A + O + M + I)
Worse = −(O + M) ÷ (A + O + M + I)
~~~

上面的例子，分母是 190：Better = 57.9%，Worse = −36.8%。意思是，提供它，约六成的人会更满意；不提供，近四成的人会不满。R 和 Q 不进分母。

把所有功能画在一张图上，横轴 |Worse|，纵轴 Better，就是四象限图。注意：象限的分界是**这些功能的平均值**，只是相对高低。换一批功能，同一个功能可能落进另一个象限，所以它与“类别”有时不同。

## 容易读错的四处

1. **领先很少，就不要贴标签。**领先第二类不到 6 个百分点，或差距在误差之内，问枢会列为“类别不明确”。往往是不同人群看法不同，请分组再看。
2. **魅力型不是“先做”。**必备型缺了会流失用户，通常要先补齐；魅力型用来区别于对手。
3. **类别会变老。**今天的惊喜，几年后就成了必备。结果是一张照片，不是永久的分类。
4. **可疑结果超过一成，先看题目。**双重否定和太长的功能说明最容易出错。

## 在问枢里怎么做

新建问卷时选择**解决方案**，再选 **Kano 需求分析**，填写功能名称和说明，两问自动生成。收集后打开“模型分析”，选择 **KANO 模型**，会看到四象限图、各功能的需求类别、Better 与 Worse，还可以放入一道题，比较不同人群。人群之间的差别是否超出偶然，也会直接写出来。

Kano 不适合比较价格，也不回答“只能做三个，做哪三个”。后者请用 MaxDiff。`,
  },
  en: {
    title: 'Reading a Kano table: what must be there and what delights',
    summary:
      'Each feature is asked about twice: with it, and without it. A table of five by five tells one kind of wanting from another.',
    words: `Ask users whether they want a feature and nearly everybody says yes. Kano asks about each feature twice:

- How do you feel if it **is** there?
- How do you feel if it **is not** there?

Each time there are five answers: I like it, I expect it, I do not mind, I can live with it, I dislike it. Only the two answers together show what kind of need it is.

## The table

Rows are the answers when the feature is there, columns when it is not:

| With ＼ without | Like | Expect | Do not mind | Live with | Dislike |
|---|:-:|:-:|:-:|:-:|:-:|
| Like | Q | A | A | A | O |
| Expect | R | I | I | I | M |
| Do not mind | R | I | I | I | M |
| Live with | R | I | I | I | M |
| Dislike | R | R | R | R | Q |

- **Must-be, M:** taken for granted when there, resented when missing. A phone makes calls.
- **One-dimensional, O:** the better it is, the happier people are. Battery life.
- **Attractive, A:** nobody misses it, but it is a pleasant surprise.
- **Indifferent, I:** nobody minds either way.
- **Reverse, R:** people would rather do without.
- **Questionable, Q:** the two answers contradict each other, most likely because the question was misread.

## An example

These figures are made up. Of 200 people, a feature is A for 70, O for 40, M for 30, I for 50, R for 6 and Q for 4.

Attractive leads with 35%, indifferent comes next with 25%. The lead of 10 points is the **category strength**. A, O and M together make 70%, the **total strength**: how many care at all.

## Better and worse

The largest category alone throws away a good deal, so there are two coefficients:

~~~
Better = (A + O) ÷ (A + O + M + I)
Worse = −(O + M) ÷ (A + O + M + I)
~~~

Here the denominator is 190: better is 57.9%, worse is −36.8%. With the feature almost six in ten would be more satisfied; without it almost four in ten would be dissatisfied. R and Q are not counted in the denominator.

Put all features on one chart, |worse| across and better up, and you have the better–worse map. Mind that its quadrants are parted at the **means of these features**, so high and low are relative. Among other features the same one may land elsewhere, and that is why the quadrant can differ from the category.

## Four ways to misread it

1. **A narrow lead deserves no label.** If the largest category leads by fewer than 6 points, or within the margin of error, Wenshu lists the feature as having no clear category. Often different groups see it differently, so compare them.
2. **Attractive does not mean “first”.** A missing must-be loses users and usually comes first. Attractive features set you apart.
3. **Categories age.** Today’s surprise is taken for granted in a few years. The result is a photograph.
4. **If more than a tenth is questionable, look at your wording.** Double negatives and long descriptions are the usual culprits.

## How to do it in Wenshu

Under “New questionnaire” choose **Solution**, then Kano, and give each feature a name and a description; both questions are made for you. When the answers are in, open “Models” and choose **Kano model**. You get the better–worse map, the category of each feature and both coefficients, and you can add a question to compare groups. Whether they differ by more than chance is said in words.

Kano is not for prices, nor does it tell you which three to build if you can only build three. For that, use MaxDiff.`,
  },
};
