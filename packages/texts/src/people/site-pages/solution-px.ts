import type { SitePageTexts } from './page-words.ts';

export const solutionPxTexts: SitePageTexts = {
  zh: {
    description:
      '产品体验怎么测：概念值不值得做，功能先做哪些，配置与价格怎样取舍。用 Kano、MaxDiff、联合分析和 PSM 在投入之前弄清楚。',
    eyebrow: '产品体验 PX',
    headline: '动工之前，先让用户取舍',
    lead: '直接问“这个功能重要吗”，样样都重要。让人在几个方案里选一个，真正的偏好才会露出来。',
    screen: { screen: 'conjoint', caption: '联合分析的结果：各属性的重要性，每个水平的效用及其区间。' },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: '一个难题，一种方法',
        lead: '先想清楚要做什么决定，再挑方法。',
        heads: ['要做的决定', '方法', '您得到什么'],
        rows: [
          ['这个概念值得开发吗', '产品概念测试', '吸引力、可信度、看到价格前后的购买意愿'],
          ['哪些功能必须做', 'Kano 需求分析', '必备、期望、魅力、无差异、反向，及满意与不满意系数'],
          ['一长串卖点先讲哪个', 'MaxDiff 偏好排序', '每一项的偏好份额，拉得开差距'],
          ['品牌、配置、价格怎么搭', '选择型联合分析 CBC', '效用、属性重要性、愿意多付的钱、份额模拟'],
          ['样本小，怎样组合意愿最高', '全轮廓联合分析 CPC', '每人的效用、最佳组合、意愿模拟'],
          ['价格定在什么区间', '价格敏感度 PSM', '四条曲线、可接受区间与最优价格点'],
          ['用着满意吗，先改哪里', '产品满意度', '各方面的影响与表现、故障与售后'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '管理者常带来的问题',
        list: [
          {
            question: '研发只够做三个功能，做哪三个？',
            answer:
              '先用 Kano 排除无差异和反向的，再用 MaxDiff 给剩下的排出高低。想知道哪三个合起来打动最多的人，用 TURF。',
          },
          {
            question: '贵一百元，用户买不买账？',
            answer: '在 CBC 里把价格当作一个属性。模拟器上滑动价格，份额、收入和利润随之变化；愿意多付多少钱也有区间。',
          },
          {
            question: '对手降价，我们怎么办？',
            answer: '把对手的产品也放进模拟器，改它的价格，看谁的份额被带走；再在成本条件下搜索自己的最佳组合。',
          },
          {
            question: '用户到底怎么分？',
            answer: '保存每个人的效用，用它聚类，再用交叉表看每一类是谁。聚类能分出类，但类是否有用要由您判断。',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: '在问枢怎么做',
        steps: [
          {
            title: '填写属性和水平',
            text: '方案一步步问您：有哪些属性、各有几个水平、哪些组合不能出现。填写时就能看到设计的质量和样本带来的误差。',
          },
          {
            title: '先看示例结果',
            text: '用模拟的受访者跑一遍，看看最后会得到什么图表。不合用，现在就换方法。',
            screen: 'kano',
          },
          {
            title: '发布并收集',
            text: '不同的人拿到设计的不同版本，每份答案都按它自己的版本计算。问卷在手机上也好答。',
            screen: 'answering',
          },
          {
            title: '看结果，再模拟',
            text: '结果可以加权、按人群分开。情景可以保存、比较、分享，也可以放进报告。',
            screen: 'simulator',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: '滑动价格，看份额',
        paragraphs: ['换一个水平，或滑动价格，几个产品的份额立刻改变。数据是示例，算法与平台里的相同。'],
        piece: 'simulator',
      },
      {
        id: 'price',
        kind: 'screen',
        heading: '价格不是一个点',
        paragraphs: [
          'PSM 问四个价格：便宜得让人怀疑、便宜、有点贵、贵得不会买。四条曲线的交点划出可接受的区间。',
          '每个交点都有自助法得出的区间。区间很宽，就是在提醒您：样本还不够，先别急着定。',
        ],
        screen: 'price',
        caption: '价格敏感度：四条累计曲线，以及交点所在的价格。',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: '动手之前，先算一算',
        cards: [
          { title: '价格敏感度', text: '粘贴四列价格，看四条曲线交在哪里。', to: '/tools#price' },
          { title: '样本量', text: '按能接受的误差，估算要多少人。', to: '/tools#sample-size' },
          { title: '方法文章', text: '各种取舍方法的适用与误用。', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '这些数字不能说明什么',
        list: [
          '说会买不等于真的买。购买意愿通常高于真实购买，适合比较高低，不宜直接当作销量。',
          '模拟的份额假定人人都知道、都买得到。铺货、广告和缺货都不在模型里。',
          '没有放进设计的属性，模型一无所知；超出问过的价格，只能按最近的价格计算。',
          'CBC 建议至少 150 人。人数少、任务少时，个人效用主要靠全体来补。',
        ],
      },
    ],
    next: {
      title: '从这里开始',
      links: [
        { words: '选择产品研究方案', to: '/template-analysis' },
        { words: '再看品牌体验', to: '/solution/bx' },
      ],
    },
  },
  en: {
    description:
      'How product experience is measured: is the concept worth building, which features first, what to charge. Kano, MaxDiff, conjoint and price sensitivity.',
    eyebrow: 'Product experience (PX)',
    headline: 'Let users make the trade-offs before you build',
    lead: 'Ask whether a feature matters and everything matters. Have people choose one product from several, and what they really prefer comes out.',
    screen: {
      screen: 'conjoint',
      caption:
        'Results of a conjoint study: the importance of attributes, and what each level is worth, with intervals.',
    },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: 'A method for each decision',
        lead: 'Be clear about the decision first; then pick the method.',
        heads: ['The decision', 'Method', 'What you get'],
        rows: [
          [
            'Is this concept worth building?',
            'Concept test',
            'Appeal, credibility, intention to buy before and after the price is shown',
          ],
          [
            'Which features are a must?',
            'Kano',
            'Must-be, one-dimensional, attractive, indifferent or reverse, with better and worse coefficients',
          ],
          ['Which claim do we lead with?', 'MaxDiff', 'A share of preference for each item, clearly apart'],
          [
            'How do brand, features and price fit together?',
            'Choice-based conjoint (CBC)',
            'Part-worths, importance, willingness to pay, simulated shares',
          ],
          [
            'Small sample: which mix appeals most?',
            'Full-profile conjoint (CPC)',
            'Each person’s part-worths, the best product, simulated intention',
          ],
          [
            'What price range will do?',
            'Price sensitivity (PSM)',
            'Four curves, the acceptable range, the optimal price point',
          ],
          [
            'Are users happy? What first?',
            'Product satisfaction',
            'Influence and performance of each aspect, faults, service',
          ],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Questions managers bring',
        list: [
          {
            question: 'We can build three features. Which three?',
            answer:
              'Use Kano to drop what leaves people cold or puts them off, then MaxDiff to rank the rest. To learn which three together reach the most people, use TURF.',
          },
          {
            question: 'Would they pay a hundred more?',
            answer:
              'Make price an attribute in CBC. Slide it in the simulator, and shares, revenue and profit move with it; willingness to pay comes with an interval.',
          },
          {
            question: 'A rival cuts its price. What now?',
            answer:
              'Put the rival’s product into the simulator, change its price and see whose share it takes. Then search for your own best product, with your costs counted in.',
          },
          {
            question: 'What kinds of users are there?',
            answer:
              'Save everybody’s part-worths, cluster them, and see in a cross table who is in each group. Clustering will always find groups; whether they are useful is for you to judge.',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: 'How it is done here',
        steps: [
          {
            title: 'Enter attributes and levels',
            text: 'You are asked step by step for attributes, their levels and combinations that must not occur. The quality of the design and the error of your sample show while you type.',
          },
          {
            title: 'See an example result first',
            text: 'Simulated respondents show you which charts you will end up with. If they are not what you need, this is the time to change method.',
            screen: 'kano',
          },
          {
            title: 'Publish and collect',
            text: 'People get different versions of the design, and each answer is worked out by its own version. It is easy to answer on a phone.',
            screen: 'answering',
          },
          {
            title: 'Read the results, then simulate',
            text: 'Results can be weighted and split by group. Scenarios can be kept, compared, shared and put into a report.',
            screen: 'simulator',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: 'Slide a price, watch the shares',
        paragraphs: [
          'Choose another level or slide a price, and the shares of all products change at once. The data is an example; the method is the one the platform uses.',
        ],
        piece: 'simulator',
      },
      {
        id: 'price',
        kind: 'screen',
        heading: 'A price is not a point',
        paragraphs: [
          'PSM asks for four prices: so cheap you would doubt it, cheap, on the dear side, too dear to buy. Where the four curves cross, they mark out an acceptable range.',
          'Each crossing has a bootstrap interval. A wide one is a warning: the sample is not large enough to settle on a price yet.',
        ],
        screen: 'price',
        caption: 'Price sensitivity: four cumulative curves and the prices at which they cross.',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: 'Do the sums first',
        cards: [
          {
            title: 'Price sensitivity',
            text: 'Paste four columns of prices and see where curves cross.',
            to: '/tools#price',
          },
          { title: 'Sample size', text: 'How many people for the error you can live with.', to: '/tools#sample-size' },
          { title: 'Articles on method', text: 'What trade-off methods are good for, and what not.', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What these figures cannot tell you',
        list: [
          'Saying so is not buying. Stated intention usually exceeds real purchase: use it to compare options, not as a sales forecast.',
          'Simulated shares assume that everybody knows every product and can get it. Distribution, advertising and empty shelves are not in the model.',
          'A model knows nothing of attributes that were left out of the design; beyond the prices that were asked, it uses the nearest one.',
          'For CBC, plan for at least 150 people. With few people and few tasks, individual part-worths lean heavily on everybody else’s.',
        ],
      },
    ],
    next: {
      title: 'Begin here',
      links: [
        { words: 'Choose a product study', to: '/template-analysis' },
        { words: 'Look at brand experience', to: '/solution/bx' },
      ],
    },
  },
};
