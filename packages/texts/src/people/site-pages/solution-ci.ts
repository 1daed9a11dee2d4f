import type { SitePageTexts } from './page-words.ts';

export const solutionCiTexts: SitePageTexts = {
  zh: {
    description:
      '消费者洞察怎么做：谁在用、何时用、为什么选、可以分成哪几类人。使用与态度研究、聚类、决策树和 TURF，从一群人看到具体的人。',
    eyebrow: '消费者洞察 CI',
    headline: '把“消费者”还原成人',
    lead: '平均的消费者并不存在。弄清楚谁在什么场合、为什么选择，才谈得上为谁做、对谁说。',
    screen: { screen: 'statistics', caption: '单题统计：每道题一张图、一张表，可以比较两组人。' },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: '消费者洞察看什么',
        heads: ['想知道', '它告诉您', '在这里怎么问、怎么算'],
        rows: [
          ['谁在用', '用户的构成与规模', '甄别题与人口题；按配额收集，必要时加权'],
          ['何时何地用', '一天里的时段、场合与渠道', '多选题，选项随机'],
          ['为什么选', '取舍时看重什么', '选择标准多选；要拉开差距，用 MaxDiff'],
          ['怎么想', '对品类的态度', '一组陈述，五级同意；先做信度或因子分析'],
          ['分几类人', '态度相近的人聚在一起', 'K 均值或层次聚类，类名由您来起'],
          ['还缺什么', '没有被满足的需要', '开放题，词云与逐条阅读'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '管理者常带来的问题',
        list: [
          {
            question: '我们的用户可以分成几类？',
            answer:
              '让每个人评价一组态度，用聚类分群，比较几种类数的轮廓，再看每一类的年龄、花费和渠道。给类起名之后，它就是一个变量，后来的答卷也会归类。',
          },
          {
            question: '什么样的人最可能买？',
            answer:
              '用决策树：它一步步找出最能区分的条件，并写出每个分支的比例。想要每个因素的作用大小，用 Logistic 回归。',
          },
          {
            question: '只能进三个渠道，选哪三个？',
            answer: 'TURF 找出合起来覆盖最多人的组合。单独最强的三个，往往覆盖了同一批人。',
          },
          {
            question: '年轻人和我们想的一样吗？',
            answer: '把年龄放进交叉表的列，或在单题统计里比较两组。差别经过检验；样本不足 30 的数字会变灰。',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: '在问枢怎么做',
        steps: [
          {
            title: '从 U&A 方案开始',
            text: '填写品类和品牌，使用与态度研究（U&A）的问卷、配额和分析一次备好。建议 600 人，因为还要分群。',
          },
          {
            title: '让路径因人而异',
            text: '没用过的不问用法，没听过的不问印象。逻辑画成一张流程图，发布前会检查走不通的地方。',
            screen: 'logic',
          },
          {
            title: '看着样本长成',
            text: '实时进度里有各人群的进度、预计完成的时间和流失的页面；偏了，及时调整投放。',
            screen: 'progress',
          },
          {
            title: '加权、分群、比较',
            text: '按人口目标边缘加权；十九个统计模型按问题来选，每个都附有图表和文字解读。',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: '要问多少人',
        paragraphs: ['改一改误差，看看样本量怎样变化。误差缩小一半，人数大约要变成四倍。'],
        piece: 'sample-size',
      },
      {
        id: 'raw',
        kind: 'screen',
        heading: '数字背后是人',
        paragraphs: [
          '每个统计数字都能点开，看到构成它的答卷：从一个百分比，走回一个人说过的话。',
          '读十份完整的答卷，常常比再做一张图更有启发。',
        ],
        screen: 'raw-data',
        caption: '原始数据：一行一份答卷，可以筛选、搜索，也可以打开其中一份。',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: '动手之前，先算一算',
        cards: [
          { title: '样本量', text: '总体、误差和预计回收率，算出要多少人。', to: '/tools#sample-size' },
          { title: '边缘加权', text: '试一试加权会把有效样本量降到多少。', to: '/tools#rim' },
          { title: '方法文章', text: '分群、加权与抽样的常见误读。', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '这些数字不能说明什么',
        list: [
          '聚类总会给出几类，哪怕人群本是连成一片的。类数要看轮廓是否清楚、业务上是否用得上。',
          '样本来自愿意答题的人。配额和加权能校正年龄与地区，校正不了“愿不愿意答”。',
          '600 人分成四类，每类大约 150 人，比例的误差就有 ±8 个百分点。再往下分，要先加样本。',
          '开放题目前只有词云、搜索和逐条阅读；编码框与自动编码还没有。',
        ],
      },
    ],
    next: {
      title: '从这里开始',
      links: [
        { words: '选择 U&A 方案', to: '/template-analysis' },
        { words: '再看产品体验', to: '/solution/px' },
      ],
    },
  },
  en: {
    description:
      'How consumer insight is done: who uses a category, when and why, and what kinds of people there are. Usage and attitude, clusters, trees and TURF.',
    eyebrow: 'Consumer insight (CI)',
    headline: 'Turn “the consumer” back into people',
    lead: 'Nobody is the average consumer. Find out who chooses what, on which occasion and why; then you know whom to build for and what to tell them.',
    screen: {
      screen: 'statistics',
      caption: 'Question statistics: a chart and a table for every question, and two groups to compare.',
    },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: 'What is looked at',
        heads: ['You want to know', 'What it tells you', 'How it is asked and worked out here'],
        rows: [
          [
            'Who uses it',
            'How many users there are, and who they are',
            'Screening and background questions; quotas, and weights where needed',
          ],
          ['When and where', 'Times of day, occasions, channels', 'Multiple choice, options in random order'],
          ['Why they choose', 'What counts when it comes to choosing', 'Criteria to tick; MaxDiff to set them apart'],
          [
            'What they think',
            'Attitudes to the category',
            'Statements, five points; check reliability or factors first',
          ],
          ['Which kinds of people', 'Those of like mind together', 'K-means or hierarchical clusters; you name them'],
          ['What is missing', 'Needs that nobody meets', 'An open question: word cloud, then read them'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Questions managers bring',
        list: [
          {
            question: 'How many kinds of users do we have?',
            answer:
              'Have everybody rate a set of attitudes, cluster them, compare the profiles of several solutions, then look at age, spending and channels in each. Once named, a cluster is a variable: later answers are sorted into it too.',
          },
          {
            question: 'Who is most likely to buy?',
            answer:
              'A decision tree finds, step by step, the conditions that part people best, with the share in each branch. To size the effect of each factor, use logistic regression.',
          },
          {
            question: 'We can be in three channels. Which?',
            answer:
              'TURF finds the combination that reaches most people. The three that are strongest alone often reach the same ones.',
          },
          {
            question: 'Are young people what we think they are?',
            answer:
              'Put age into the columns of a cross table, or compare two groups in question statistics. Differences are tested; figures from fewer than 30 people turn grey.',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: 'How it is done here',
        steps: [
          {
            title: 'Begin with the U&A scheme',
            text: 'Enter category and brands: the questionnaire for usage and attitude, its quotas and analyses are made together. It suggests 600 people, because you will want to split them.',
          },
          {
            title: 'Ask people only what concerns them',
            text: 'No questions on use for those who do not use it, none on image for those who never heard of it. Logic is drawn as a map, and dead ends are found before you publish.',
            screen: 'logic',
          },
          {
            title: 'Watch the sample take shape',
            text: 'Live progress shows how each group fills, when it should be done and on which page people leave; if it goes astray, change course in time.',
            screen: 'progress',
          },
          {
            title: 'Weight, group, compare',
            text: 'Rim-weight to known totals; pick from nineteen statistical models by the question they answer, each with a chart and a reading in plain words.',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: 'How many people to ask',
        paragraphs: [
          'Change the margin and watch the sample follow. To halve the margin takes about four times as many people.',
        ],
        piece: 'sample-size',
      },
      {
        id: 'raw',
        kind: 'screen',
        heading: 'Behind figures are people',
        paragraphs: [
          'Figures in the statistics open onto the answers they are made of: from a percentage back to what one person said.',
          'Reading ten whole answers often teaches more than drawing another chart.',
        ],
        screen: 'raw-data',
        caption: 'Raw data: a row for each respondent, to filter, search and open.',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: 'Do the sums first',
        cards: [
          {
            title: 'Sample size',
            text: 'How many, from population, margin and response rate.',
            to: '/tools#sample-size',
          },
          { title: 'Rim weighting', text: 'See how much effective sample a weight costs you.', to: '/tools#rim' },
          { title: 'Articles on method', text: 'Segments, weights, samples, and how they are misread.', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What these figures cannot tell you',
        list: [
          'Clustering always returns clusters, even where people shade into each other. Judge their number by how distinct they are and whether you can use them.',
          'A sample is of people willing to answer. Quotas and weights put age and region right, not willingness.',
          '600 people in four clusters are about 150 each, and a share has a margin of ±8 points. To split further, ask more people first.',
          'For open answers there are word clouds, search and reading so far; code frames and automatic coding do not exist yet.',
        ],
      },
    ],
    next: {
      title: 'Begin here',
      links: [
        { words: 'Choose the U&A scheme', to: '/template-analysis' },
        { words: 'Look at product experience', to: '/solution/px' },
      ],
    },
  },
};
