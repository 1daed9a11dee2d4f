import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';

type Names = readonly string[];

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
      M: (names: Names) => `必须做好（必备型）：${names.join('、')}。没有就会不满，有了也不会加分。`,
      O: (names: Names) => `做得越好越满意（期望型）：${names.join('、')}。`,
      A: (names: Names) => `能带来惊喜（魅力型）：${names.join('、')}。没有也不会不满。`,
      I: (names: Names) => `可有可无（无差异型）：${names.join('、')}。`,
      R: (names: Names) => `多数人不想要（反向型）：${names.join('、')}。`,
    },
    unclear: (names: Names) =>
      `类别不明确（领先第二类不到 6 个百分点）：${names.join('、')}。不同人群的看法可能不同，建议分组查看。`,
    doubtful: (names: Names) => `超过一成回答前后矛盾，请检查题目是否容易误解：${names.join('、')}。`,
    differing: (names: Names) => `不同人群的类别不一致：${names.join('、')}。`,
    alike: '各功能在不同人群中的类别一致。',
    how: '类别为占比最高的一类；并列时依次取必备、期望、魅力、无差异。Better =（A+O）/（A+O+M+I），Worse = −（O+M）/（A+O+M+I）。',
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
      M: names =>
        `Must be there (must-be): ${names.join(', ')}. Without it people are dissatisfied, with it they take it for granted.`,
      O: names => `The better, the more satisfied (one-dimensional): ${names.join(', ')}.`,
      A: names => `Delights (attractive): ${names.join(', ')}. Nobody misses it.`,
      I: names => `Does not matter (indifferent): ${names.join(', ')}.`,
      R: names => `Most would rather do without (reverse): ${names.join(', ')}.`,
    },
    unclear: names =>
      `Hardly ahead of the next category (less than 6 points): ${names.join(', ')}. Groups may see it differently: compare them.`,
    doubtful: names =>
      `More than a tenth of the answers contradict themselves; the question may be misread: ${names.join(', ')}.`,
    differing: names => `Of another kind for some groups: ${names.join(', ')}.`,
    alike: 'Every feature is of the same kind for all groups.',
    how: 'The category is the one with the largest share; of equal ones must-be, one-dimensional, attractive, indifferent in this order. Better = (A+O)/(A+O+M+I), worse = −(O+M)/(A+O+M+I).',
    parted:
      'Quadrants are parted at the means of all features: high and low are relative, and may differ from the category.',
    strengths:
      'Category strength: points by which the largest share is ahead of the next. Total strength: must-be, one-dimensional and attractive together.',
  },
);
