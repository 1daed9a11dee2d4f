import type { OwnNews } from './own-news-shape.ts';

const paragraphs = (...all: readonly string[]): string => all.join('\n\n');

/** The articles that every installation begins with. */
export const ownNews: readonly OwnNews[] = [
  {
    key: 'margin-of-error',
    day: '2026-02-10',
    picture: '/pictures/news/margin-of-error.svg',
    zh: {
      title: '误差范围：385 份样本意味着什么',
      summary: '385 份答卷对应 95% 置信水平下约 ±5 个百分点的误差。这个数从哪里来，又不能说明什么。',
      words: paragraphs(
        '“样本量 385”是调研中最常见的数字之一。它来自一个公式：在 95% 的置信水平下，一个比例的误差约为 1.96 × √(p(1 − p)/n)。当 p 为 50% 时误差最大；代入 n = 385，得到约 ±5.0 个百分点。',
        '## 样本翻两番，误差才减半',
        '误差与样本量的平方根成反比。要把 ±5 个百分点降到 ±3，需要约 1,068 份；降到 ±2，需要约 2,401 份。决定加样本之前，先想一想：更窄的误差会改变决定吗？',
        '## 看子群体时，误差会变大',
        '385 份是整体的数。如果其中只有 100 人是 18–24 岁，那么这一组的误差约为 ±9.8 个百分点。要分组阅读的研究，应当按最小的一组来定样本量，并用配额保证它。',
        '## 两个数相比，要看差的误差',
        '两组各 385 人、比例都在 50% 左右时，两者之差的误差约为 ±7.1 个百分点，而不是 5。两组相差 6 个百分点，还不足以说它们不同。',
        '## 它没有告诉您的',
        '误差范围只描述随机抽样带来的波动，前提是每个人被抽中的机会相同。谁没有作答、样本库里有谁、题目怎么问，都不在其中。加权也会让有效样本少于实际样本。写进报告时，请同时写明样本从何而来。',
      ),
    },
    en: {
      title: 'Margins of error: what 385 answers can tell',
      summary:
        'With 385 answers a share is known to about ±5 percentage points at 95% confidence. Where that number comes from, and what it leaves out.',
      words: paragraphs(
        'Few numbers are quoted as often in research as a sample of 385. It comes from one formula: at 95% confidence, the margin of error of a share is about 1.96 × √(p(1 − p)/n). It is widest when p is 50%, and with n = 385 that makes ±5.0 percentage points.',
        '## Four times the sample halves the margin',
        'The margin shrinks with the square root of the sample. Going from ±5 points to ±3 takes about 1,068 answers, to ±2 about 2,401. Before paying for more, ask whether a narrower margin would change what you decide.',
        '## Subgroups have wider margins',
        '385 is for the whole sample. If only 100 of those people are aged 18–24, that group’s figures carry about ±9.8 points. A study that will be read by group should be sized for the smallest of them, with a quota to make sure it is reached.',
        '## A difference has a margin of its own',
        'Take two groups of 385, each with a share of around 50%. The margin of the difference between them is about ±7.1 points, not 5. A gap of 6 points is not yet enough to call them different.',
        '## What it leaves out',
        'A margin of error describes the play of chance in a random sample, where everybody was equally likely to be drawn. Who did not answer, who is on the panel and how the question was put are not in it, and weighting makes the effective sample smaller than the number of answers. When you report a margin, say where the sample came from too.',
      ),
    },
  },
];
