import type { OwnNews } from './own-news-shape.ts';

export const questionsPeopleCanAnswerNews: OwnNews = {
  key: 'questions-people-can-answer',
  day: '2026-11-06',
  picture: '/pictures/news/questions-people-can-answer.svg',
  zh: {
    title: '写出别人答得了的题：十个常见毛病',
    summary: '样本再大，也救不回一道问错的题。发布之前，按这张清单逐题检查。',
    words: `抽样误差可以用更多的答卷减小，题目的毛病不行：每个人都被同一句话带偏，问一万人也一样偏。下面十条，发布之前逐题检查一遍。

## 题干

**1. 一题问两件事。**“您对我们的价格和服务满意吗？”价格满意、服务不满意的人没法答。看到“和”“以及”，就想一想要不要拆成两题。

**2. 带着答案问。**“您是否同意这款获得好评的产品很方便？”改成“这款产品用起来方便吗？”，选项从“很不方便”到“很方便”。

**3. 问记不住的事。**“过去一年您买了几次牛奶？”没有人记得。改问“过去 7 天”，或者“上一次是什么时候”。

**4. 用行话。**“您如何评价我们的全链路履约体验？”请换成“下单到收货这段过程”。念给一位不懂行的同事听，听不懂就改。

**5. 假定人人都做过。**“您通常在哪里给爱车保养？”没有车的人怎么办？先问有没有，再用显示条件只问有的人。

## 选项

**6. 有重叠或有遗漏。**“18–25 岁”和“25–30 岁”，25 岁选哪个？选项应当互不重叠，加起来包括所有人；不敢肯定时加上“其他（请填写）”。

**7. 没有退路。**不知道、不适用的人，如果没有这样的选项，只能乱选一个。事实题应当留“不清楚”。但态度题不必都留，否则不愿多想的人都躲到那里。

**8. 量表两边不对称。**“非常满意、很满意、满意、一般、不满意”有三个好、一个差，结果必然好看。两边的级数应当相同，并且每一级都写上文字，5 级或 7 级都可以。整份问卷方向要一致，不要一会儿左边好、一会儿右边好。

## 顺序

**9. 前面的题影响后面的题。**先问十道细节的不满，再问总体满意度，分数会低。一般先总体、后细节；先问自发想到的品牌，再给品牌清单。长长的选项清单，请打乱顺序：排在前面的总是被选得更多。

**10. 敏感的题放得太早。**收入、健康、手机号放在最后，并说明用途，允许不答。

## 问卷整体

- **短。**每加一题，都先说出它会改变哪个决定。说不出来，就删掉。
- **少用大矩阵。**手机上 15 行的矩阵，很多人会一路点同一列。拆成几个小的，或只随机显示其中几行。
- **先在手机上答一遍。**多数受访者用手机。自己计时，再看哪里想跳过。
- **先投放给二三十人。**看哪一页离开的人最多，哪道题“其他”填得最多，再修改。

## 在问枢里怎么做

编辑页的“逻辑”可以设置显示条件、跳转和甄别；选项顺序可以设为**随机**，并固定“其他”在最后；量表和矩阵可以只让每位受访者随机看到其中几行。**预览**可以在手机和电脑的样子之间切换，一路答到底，不会保存数据。发布之前，问枢会列出必须处理的错误和建议处理的提醒，例如默认的题干没有改、某种语言缺少翻译。`,
  },
  en: {
    title: 'Questions people can answer: ten common faults',
    summary:
      'No sample is large enough to save a question that was asked wrongly. Go through this list before you publish.',
    words: `More answers make the sampling error smaller. They do nothing for a bad question: the same sentence leads everybody astray, and ten thousand people are as far off as a hundred. Go through these ten points, question by question, before you publish.

## The question

**1. Two things in one.** “Are you satisfied with our prices and our service?” Somebody who likes one and not the other cannot answer. Where you see an “and”, think of two questions.

**2. The answer is in the question.** “Do you agree that this popular product is convenient?” Ask “How convenient is this product?” and offer everything from very inconvenient to very convenient.

**3. Nobody can remember.** “How often did you buy milk last year?” Ask about the last seven days, or when they last did.

**4. Jargon.** “How do you rate our end-to-end fulfilment?” Say “from placing the order to receiving it”. Read it to a colleague from another department; if they frown, rewrite.

**5. Everybody is taken to have done it.** “Where do you usually have your car serviced?” What about those without a car? Ask that first, and show the rest only to those who have one.

## The options

**6. Overlaps and gaps.** Where does somebody aged 25 go, between “18–25” and “25–30”? Options should not overlap and should take in everybody. When in doubt, add “other, please specify”.

**7. No way out.** People who do not know, or to whom it does not apply, will pick anything if you give them nothing else. Questions of fact need a “don’t know”. Questions of opinion often do not: those who would rather not think hide there.

**8. A lopsided scale.** “Extremely satisfied, very satisfied, satisfied, neutral, dissatisfied” has three good answers and one bad; the result is bound to look pleasant. Have as many steps on either side, five or seven in all, and name each. Keep one direction throughout.

## The order

**9. Earlier questions colour later ones.** Ask about ten annoyances and overall satisfaction drops. As a rule go from the whole to the parts, and ask for brands that come to mind before you show a list. Shuffle long lists: whatever stands first is chosen more often.

**10. Delicate questions too soon.** Income, health and phone numbers come last, with a word on what they are for and the freedom not to answer.

## The questionnaire as a whole

- **Keep it short.** For each question, name the decision it could change. If you cannot, delete it.
- **Avoid big grids.** On a phone, many people run down one column of fifteen rows. Make several small ones, or show each person a few rows at random.
- **Answer it on a phone yourself.** Most people will. Time yourself and notice where you want to skip.
- **Try it on twenty or thirty people.** See on which page they leave and which “other” fills up; then mend it.

## How to do it in Wenshu

In the editor, logic covers display conditions, jumps and screening out. Options can be shown in random order with “other” kept last, and scales and grids can show each respondent a few rows at random. **Preview** lets you answer to the end as on a phone or a computer, without storing anything. Before publishing, Wenshu lists what has to be mended and what had better be, such as a default title that was never changed or a translation that is missing.`,
  },
};
