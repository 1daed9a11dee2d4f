import type { OwnNews } from './own-news-shape.ts';

export const flagsNotDeletionsNews: OwnNews = {
  key: 'flags-not-deletions',
  day: '2026-11-17',
  picture: '/pictures/news/flags-not-deletions.svg',
  zh: {
    title: '数据清洗：做标记，不删除',
    summary: '清洗也是一种判断，可能判错。先写规则，先看影响，再标记；每一步都能撤销，每一份都有原因。',
    words: `总有人乱填：五分钟的问卷四十秒答完，矩阵题一路选同一列，填空题写“asdf”。这些答卷会冲淡真实的差别。可是清洗也可能伤人：答得快的未必不认真，全选“满意”的也许真的满意。

所以，清洗应当像做实验一样有记录、可复核、能反悔。

## 四条原则

1. **先定规则，再看结果。**看到结论不顺眼再去删，等于挑选数据。
2. **做标记，不删除。**答卷还在，只是不计入。改变主意时，一键恢复。
3. **每一份都有原因。**半年后有人问“为什么少了 23 份”，要答得出来。
4. **清洗前后各算一遍。**结论若因此反转，请在报告里写明。

## 七类规则，各自的道理

| 规则 | 找什么 | 小心什么 |
|---|---|---|
| 答题过快 | 用时少于若干秒，或低于中位数的一定比例 | 走了短路径的人本来就快 |
| 矩阵题答案全同 | 每一行都选同一个答案 | 行数太少时，认真的人也会碰上 |
| 重复作答 | 同一设备、同一 IP，或答案完全相同 | 同一办公室共用一个 IP |
| 未通过注意力检测 | 检测题答错 | 题目太绕，认真的人也会错 |
| 前后矛盾 | 自己写的条件，例如没有车却给车保养 | 先排除题目有歧义 |
| 乱填文字 | 乱敲键盘、重复一个字、多人雷同 | “无”可能是真话 |
| 数值超出范围 | 例如年龄 230 | 单位是否写清楚 |

### 为什么矩阵至少要 5 行

假设有人在 5 个选项中完全随机地选。3 行都相同的机会是 4%，400 份里会碰上 16 份；5 行都相同，机会只有 0.16%，400 份里不到 1 份。所以问枢默认只看至少 5 行的矩阵题。真实的人不是随机的，各行本来就相关，因此行数越多，这条规则才越有把握。

### 为什么用中位数的比例

固定的“60 秒”在长问卷里太松，在短问卷里太严。低于中位数的三分之一或一半，是常见的起点。中位数要有足够的答卷才稳定，所以成功样本不到 30 份时，这条规则暂不判断。

## 看两条规则的重叠

只中一条规则的，可能是误伤；中了两三条的，多半有问题。预览里有每条规则“命中”和“仅此规则”的份数，以及规则之间的重叠。一种稳妥的做法是：单独一条时逐份看，几条同时命中时再成批标记。

## 清洗的限度

清洗去掉的是不认真的人，去不掉认真但没有代表性的人。若一个渠道被标记的比例是别处的三倍，问题在渠道，应当停掉它，而不是慢慢清洗。

## 在问枢里怎么做

1. 打开“分析”中的**数据清洗**，点**添加规则**。
2. 点**预览**：会看到找到几份、每条规则各几份、规则之间的重叠，以及标记后配额会怎样变化。这时还没有改动任何数据。
3. 点标记按钮。被标记的答卷成为无效，原因里写着规则的名称，配额名额随之腾出。
4. 在**清洗记录**里可以撤销任何一次清洗。
5. 想一份一份看，打开**逐份检查**：保留，或标记无效。保留过的不会再被规则标记。

还可以打开**自动清洗新答卷**：新的成功样本会在一两分钟内按规则检查，每天记为一次清洗，同样可以撤销。`,
  },
  en: {
    title: 'Cleaning data: flag, do not delete',
    summary:
      'Cleaning is a judgement, and judgements can be wrong. Write the rules first, see what they do, then mark. Every step can be undone, every record says why.',
    words: `Somebody always answers carelessly: a five-minute questionnaire done in forty seconds, one column all the way down a grid, “asdf” in an open question. Such records water down real differences. But cleaning can do harm as well. The quick are not always careless, and somebody who ticks “satisfied” throughout may simply be satisfied.

So it should be done like an experiment: on record, open to checking, and reversible.

## Four principles

1. **Rules first, results afterwards.** To delete because you dislike a finding is to choose your data.
2. **Flag, do not delete.** The record stays; it just does not count. If you change your mind, it comes back.
3. **Every record says why.** When somebody asks in half a year why 23 are missing, you should know.
4. **Work it out with and without.** If a conclusion turns on the cleaning, say so in the report.

## Seven kinds of rules

| Rule | What it finds | What to beware of |
|---|---|---|
| Too fast | less time than some seconds, or than a share of the median | those who were led a short way are quick by nature |
| Same answer down a grid | one answer in every row | with few rows it happens to careful people |
| Answered twice | same device, same IP address, or equal answers | an office shares one address |
| Attention check failed | wrong answers to checks | a tricky check fails careful people |
| Contradiction | your own condition, such as a car serviced by somebody without one | the question may be ambiguous |
| Meaningless text | key mashing, one character repeated, the same from many | “nothing” may be the truth |
| Number out of range | an age of 230 | was the unit clear? |

### Why a grid needs five rows

Suppose somebody picks among 5 options purely at random. Three rows come out alike with a chance of 4%, which is 16 records in 400. Five rows do so with 0.16%, fewer than 1 in 400. That is why Wenshu looks only at grids of at least five rows unless you say otherwise. Real people are not random and rows belong together, so the more rows there are, the surer the rule.

### Why a share of the median

A fixed 60 seconds is lax for a long questionnaire and harsh for a short one. A third or a half of the median is a common start. A median needs enough records to be steady, so the rule waits until there are 30 success samples.

## Where rules overlap

A record found by one rule may be innocent; one found by two or three hardly is. The preview shows for each rule how many it finds, how many it alone finds, and how rules overlap. A safe way is to look at the former one by one and mark the latter together.

## Limits

Cleaning removes the careless. It cannot remove people who are careful and yet not typical. If three times as many records are marked from one channel as from others, the channel is at fault: stop it, rather than going on cleaning.

## How to do it in Wenshu

1. Open **Data cleaning** under “Analysis” and **Add a rule**.
2. Press **Preview**. You see how many are found, by which rules, how they overlap, and what would change in the quotas. Nothing has been touched so far.
3. Press the button that marks them. The records become invalid, their reason names the rule, and their quota places are free again.
4. Any run can be taken back in the list of runs.
5. To go through records singly, open **One by one**: keep a record, or mark it invalid. What you keep is never marked by a rule again.

You can also have new records cleaned by themselves: they are checked within a minute or two, each day counts as one run, and a run can be taken back like any other.`,
  },
};
