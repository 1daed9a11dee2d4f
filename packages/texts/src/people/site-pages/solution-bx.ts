import type { SitePageTexts } from './page-words.ts';

export const solutionBxTexts: SitePageTexts = {
  zh: {
    description:
      '品牌体验怎么测：从知名、考虑、购买到最常购买的漏斗，品牌形象与推荐度，逐季追踪并检验变化，以及涨价时顾客会转向谁。',
    eyebrow: '品牌体验 BX',
    headline: '品牌在人心里走到哪一步',
    lead: '听说过、会考虑、买过、最常买。知道人在哪一步离开，才知道钱该花在哪一步。',
    screen: { screen: 'cross-table', caption: '交叉表：各品牌的知名与购买，按性别和年龄分列，字母标出显著的差别。' },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: '品牌体验测什么',
        heads: ['指标', '它告诉您', '在这里怎么问、怎么算'],
        rows: [
          ['无提示知名', '不看名单，人们先想到谁', '填空题，汇成词云；暂不能自动归并品牌名'],
          ['有提示知名', '看到名字，多少人认得', '多选题，品牌随机排列'],
          ['考虑与购买', '认得的人里，有多少走到下一步', '只列出上一步选过的品牌'],
          ['形象联想', '哪些词属于您，哪些属于对手', '矩阵多选；也可用对应分析画成一张图'],
          ['触点与记忆', '在哪里见过，记得什么', '多选题加开放题'],
          ['价格权衡', '涨价后，顾客会转向谁', 'BPTO：同一货架上逐步改变价格'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '管理者常带来的问题',
        list: [
          {
            question: '我们是没人知道，还是知道了不买？',
            answer: '做一次品牌追踪，把每一步的占比与主要对手并排看。转化率低的那一步，就是问题所在。',
          },
          {
            question: '这个季度的投放有用吗？',
            answer:
              '前后两个季度问同样的人群、同样的题。“波次趋势”检验各项是否真的变化。它能说明变了，但不能说明是投放带来的。',
          },
          {
            question: '这支广告可以投吗？',
            answer:
              '用广告测试方案：人们记住了什么、归到哪个品牌、喜欢程度与购买意愿，哪些因素最能带动意愿。每支广告各做一份。',
          },
          {
            question: '涨两块钱，会丢掉多少人？',
            answer: '用品牌价格权衡（BPTO）。结果是各价位下每个品牌的选择份额、需求曲线，以及离开的人去了哪里。',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: '在问枢怎么做',
        steps: [
          {
            title: '写下品类和品牌',
            text: '在品牌追踪方案里填写品类和 2–12 个品牌，第一个是您自己的。题目、随机和跳转随之生成。',
          },
          {
            title: '按人群设配额',
            text: '性别与年龄的配额决定样本像不像市场。每一季用同样的配额，才谈得上比较。',
            screen: 'quota',
          },
          {
            title: '找到对的人',
            text: '用自己的名单，或在样本服务里订购样本，先看估价，审核后执行。行业相关的人和不买这个品类的人会被甄别出去。',
            screen: 'launch',
          },
          {
            title: '逐季比较',
            text: '答卷按答题季度自动归波。趋势页写明每项变化是否通过检验。',
            screen: 'report',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: '转一转这张交叉表',
        paragraphs: ['换一个列变量，看看不同人群的差别。字母说明哪一列显著更高；样本太少的数字显示为灰色。'],
        piece: 'cross-table',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: '动手之前，先算一算',
        cards: [
          { title: '样本量', text: '想看出多大的变化，需要多少人？', to: '/tools#sample-size' },
          { title: '边缘加权', text: '样本与市场的构成不一致时，怎样调回来。', to: '/tools#rim' },
          { title: '方法文章', text: '漏斗、形象与追踪的常见误读。', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '这些数字不能说明什么',
        list: [
          '每季 400 人时，30% 上下的知名度要变化约 6 个百分点以上，才看得出不是偶然。',
          '换了样本来源、配额或题目顺序，前后就不再可比。这些条件要由您守住，平台替不了。',
          '回忆会偏向大品牌，“见过广告”常被高估。',
          '无提示知名是开放题。目前没有自动编码，需要导出后人工归类。',
        ],
      },
    ],
    next: {
      title: '从这里开始',
      links: [
        { words: '选择品牌追踪方案', to: '/template-analysis' },
        { words: '再看消费者洞察', to: '/solution/ci' },
      ],
    },
  },
  en: {
    description:
      'How brand experience is measured: the funnel from awareness to usual brand, image and recommendation, tested quarter by quarter, and price trade-offs.',
    eyebrow: 'Brand experience (BX)',
    headline: 'How far has your brand got with people?',
    lead: 'Heard of it, would consider it, have bought it, buy it most. Know where people drop out, and you know which step deserves the money.',
    screen: {
      screen: 'cross-table',
      caption:
        'A cross table: awareness and purchase of brands by sex and age, with letters at significant differences.',
    },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: 'What is measured',
        heads: ['Measure', 'What it tells you', 'How it is asked and worked out here'],
        rows: [
          [
            'Unprompted awareness',
            'Who comes to mind without a list',
            'An open question and its word cloud; names are not yet grouped for you',
          ],
          ['Prompted awareness', 'How many recognise the name', 'Multiple choice, brands in random order'],
          [
            'Consideration and purchase',
            'How many of those take the next step',
            'Only brands chosen in the step before',
          ],
          [
            'Image',
            'Which words are yours and which a rival’s',
            'A multiple-choice matrix; correspondence analysis draws it as a map',
          ],
          ['Touchpoints and memory', 'Where you were seen and what stuck', 'Multiple choice and an open question'],
          ['Price trade-off', 'Where buyers go when you charge more', 'BPTO: one shelf, prices moved step by step'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Questions managers bring',
        list: [
          {
            question: 'Do people not know us, or know us and not buy?',
            answer:
              'Run brand tracking and set each step beside your main rivals. The step with the weak conversion is where the trouble is.',
          },
          {
            question: 'Did this quarter’s campaign do anything?',
            answer:
              'Ask the same kinds of people the same questions in both quarters. The trend model tests whether figures really moved. It can say that they did, not that the campaign moved them.',
          },
          {
            question: 'Can this advertisement run?',
            answer:
              'Use the ad test: what people remember, which brand they credit, how much they like it, whether they would buy, and what moves that intention most. One survey for each ad.',
          },
          {
            question: 'If we charge a little more, how many do we lose?',
            answer:
              'Brand–price trade-off (BPTO) gives each brand’s share of choices at every price, its demand curve, and where those who leave would go.',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: 'How it is done here',
        steps: [
          {
            title: 'Name the category and the brands',
            text: 'The brand tracking scheme takes a category and 2–12 brands, yours first. Questions, random order and routing follow from them.',
          },
          {
            title: 'Set quotas',
            text: 'Quotas by sex and age decide whether the sample looks like the market. Only the same quotas every quarter make quarters comparable.',
            screen: 'quota',
          },
          {
            title: 'Find the right people',
            text: 'Use a list of your own, or order a sample: you see an estimate first, and it starts once approved. People from the trade, and those who never buy the category, are screened out.',
            screen: 'launch',
          },
          {
            title: 'Compare quarters',
            text: 'Answers fall into waves by the quarter they came in. The trend page says of every change whether it passed its test.',
            screen: 'report',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: 'Turn this cross table',
        paragraphs: [
          'Choose another column variable and see how groups differ. Letters say which column is significantly higher; figures from too few people are grey.',
        ],
        piece: 'cross-table',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: 'Do the sums first',
        cards: [
          { title: 'Sample size', text: 'How many people to see a change of that size?', to: '/tools#sample-size' },
          { title: 'Rim weighting', text: 'When the sample is not made up as the market is.', to: '/tools#rim' },
          { title: 'Articles on method', text: 'Funnels, image, tracking, and how they are misread.', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What these figures cannot tell you',
        list: [
          'With 400 people a quarter, awareness of around 30% has to move by some 6 points before chance can be ruled out.',
          'Change the source of the sample, the quotas or the order of questions, and waves no longer compare. The platform cannot keep those conditions for you.',
          'Memory favours big brands, and “I have seen their advertising” is often overstated.',
          'Unprompted awareness is an open question. There is no automatic coding yet: export the answers and group them by hand.',
        ],
      },
    ],
    next: {
      title: 'Begin here',
      links: [
        { words: 'Choose brand tracking', to: '/template-analysis' },
        { words: 'Look at consumer insight', to: '/solution/ci' },
      ],
    },
  },
};
