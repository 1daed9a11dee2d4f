import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';

type Names = readonly string[];
/** How many see a feature so, and how many would be dissatisfied without it. */
type Shares = readonly { readonly name: string; readonly percent: string; readonly missed: string }[];
type Ties = readonly { readonly name: string; readonly kinds: readonly string[] }[];
type Doubts = readonly { readonly name: string; readonly percent: string }[];

const withShares = (each: Shares) => each.map(({ name, percent }) => `${name}（${percent}）`).join('、');
const withSharesEn = (each: Shares) => each.map(({ name, percent }) => `${name} (${percent})`).join(', ');

export const kanoTexts = bilingual(
  {
    name: 'KANO 模型',
    answers: '哪些功能必须有，哪些能带来惊喜，哪些可有可无？',
    slots: { question: { name: 'KANO 题', hint: '一个 KANO 题' }, group: solutionTexts.zh.group },
    options: {},
    titles: { quadrant: 'Better-Worse 四象限图', categories: '各功能的需求类别', segments: '不同人群的需求类别' },
    columns: {
      feature: '功能',
      category: '类别',
      shares: '各类回答占比',
      better: 'Better（提供后满意提升）',
      worse: 'Worse（不提供时满意下降）',
      worseAxis: '|Worse|（不提供时满意下降的幅度）',
      importance: '重要度（均值）',
      strength: '类别强度',
      totalStrength: '总强度',
      people: '样本量',
    },
    categories: { M: '必备型', O: '期望型', A: '魅力型', I: '无差异型', R: '反向型', Q: '可疑结果' },
    short: { M: '必备 M', O: '期望 O', A: '魅力 A', I: '无差异 I', R: '反向 R', Q: '可疑 Q' },
    mean: '均值',
    told: {
      M: (each: Shares) => `必备型（没有会不满，有了不加分）：${withShares(each)}。`,
      O: (each: Shares) => `期望型（做得越好越满意）：${withShares(each)}。`,
      A: (each: Shares) =>
        `魅力型（有了会惊喜）：${each.map(({ name, percent, missed }) => `${name}（${percent}，没有时会不满的占 ${missed}）`).join('、')}。`,
      I: (each: Shares) => `无差异型（有没有都可以）：${withShares(each)}。`,
      R: (each: Shares) => `反向型（更希望没有）：${withShares(each)}。`,
    },
    unclear: (names: Names) =>
      `类别不明确（领先第二类不到 6 个百分点，或差距在误差范围内）：${names.join('、')}。不同人群的看法可能不同，建议分组查看。`,
    tied: (each: Ties) =>
      `并列：${each.map(({ name, kinds }) => `${name}（${kinds.join('、')}占比相同）`).join('；')}。表中按规则取排在前面的一类，并不表示它更多。`,
    doubtful: (each: Doubts) =>
      `前后矛盾的回答超过一成，请检查题目是否容易误解：${each.map(({ name, percent }) => `${name}（${percent}）`).join('、')}。`,
    differing: (names: Names) => `不同人群的类别不一致：${names.join('、')}。`,
    notShown: (names: Names) =>
      `以下功能在各人群中占比最高的类别不同，但差异没有超出误差，不能据此区分人群：${names.join('、')}。`,
    alike: '各功能在不同人群中占比最高的类别都相同。',
    how: '类别为占比最高的一类，括号中是归入该类的回答占比；并列时依次取必备、期望、魅力、无差异。Better =（A+O）/（A+O+M+I），Worse = −（O+M）/（A+O+M+I）。',
    parted: '象限以所有功能的平均 Better 和平均 |Worse| 为界，是相对的高低，可能与类别不同。',
    strengths: '类别强度：最高一类领先第二类的百分点；总强度：必备、期望、魅力三类合计。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Kano model',
    answers: 'Which features must be there, which delight, and which do not matter?',
    slots: { question: { name: 'Kano question', hint: 'One Kano question' }, group: solutionTexts.en.group },
    options: {},
    titles: {
      quadrant: 'Better–worse map',
      categories: 'What kind of feature each is',
      segments: 'Kinds of features by group',
    },
    columns: {
      feature: 'Feature',
      category: 'Category',
      shares: 'Share of answers',
      better: 'Better (satisfaction gained by it)',
      worse: 'Worse (satisfaction lost without it)',
      worseAxis: '|Worse| (satisfaction lost without it)',
      importance: 'Importance (mean)',
      strength: 'Category strength',
      totalStrength: 'Total strength',
      people: 'N',
    },
    categories: {
      M: 'Must-be',
      O: 'One-dimensional',
      A: 'Attractive',
      I: 'Indifferent',
      R: 'Reverse',
      Q: 'Questionable',
    },
    short: {
      M: 'Must-be M',
      O: 'One-dim. O',
      A: 'Attractive A',
      I: 'Indifferent I',
      R: 'Reverse R',
      Q: 'Questionable Q',
    },
    mean: 'Mean',
    told: {
      M: each => `Must-be (dissatisfies when missing, taken for granted when there): ${withSharesEn(each)}.`,
      O: each => `One-dimensional (the better it is, the more satisfied people are): ${withSharesEn(each)}.`,
      A: each =>
        `Attractive (a pleasant surprise): ${each.map(({ name, percent, missed }) => `${name} (${percent}; ${missed} would be dissatisfied without it)`).join(', ')}.`,
      I: each => `Indifferent (people do not mind either way): ${withSharesEn(each)}.`,
      R: each => `Reverse (people would rather do without): ${withSharesEn(each)}.`,
    },
    unclear: names =>
      `No clear category (less than 6 points ahead of the next, or within the margin of error): ${names.join(', ')}. Groups may see it differently: compare them.`,
    tied: each =>
      `Tied: ${each.map(({ name, kinds }) => `${name} (${kinds.join(' and ')} have the same share)`).join('; ')}. The table shows the one that comes first by rule, not one that is more frequent.`,
    doubtful: each =>
      `More than a tenth of the answers contradict themselves; the question may be misread: ${each.map(({ name, percent }) => `${name} (${percent})`).join(', ')}.`,
    differing: names => `Not the same category for all groups: ${names.join(', ')}.`,
    notShown: names =>
      `The largest category differs between groups, but no more than chance would have it: ${names.join(', ')}.`,
    alike: 'Every feature has the same largest category in all groups.',
    how: 'The category is the one with the largest share, which stands in brackets; of equal ones must-be, one-dimensional, attractive, indifferent in this order. Better = (A+O)/(A+O+M+I), worse = −(O+M)/(A+O+M+I).',
    parted:
      'Quadrants are parted at the means of all features: high and low are relative, and may differ from the category.',
    strengths:
      'Category strength: points by which the largest share is ahead of the next. Total strength: must-be, one-dimensional and attractive together.',
  },
);
