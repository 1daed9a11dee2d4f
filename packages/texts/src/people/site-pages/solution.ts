import type { SitePageTexts } from './page-words.ts';

export const solutionTexts: SitePageTexts = {
  zh: {
    description:
      '七个体验领域各测什么、从哪里开始：客户、品牌、产品、消费者、生态、员工，以及把它们并排来看的全面体验 TX。',
    eyebrow: '解决方案 · 全面体验 TX',
    headline: '七个领域，从一个问题开始',
    lead: '先想清楚要做什么决定，再选领域、选方法。想把几个领域放在一起看，就是全面体验。',
    sections: [
      {
        id: 'areas',
        kind: 'cards',
        heading: '您想了解谁',
        cards: [
          { title: '客户体验 CX', text: '客户满意吗，会推荐吗，先改哪一件事。', to: '/solution/cx' },
          { title: '品牌体验 BX', text: '多少人知道、考虑、购买，形象往哪里走。', to: '/solution/bx' },
          { title: '产品体验 PX', text: '概念、功能、配置、价格，哪样值得做。', to: '/solution/px' },
          { title: '消费者洞察 CI', text: '谁在用，为什么用，可以分成哪几类人。', to: '/solution/ci' },
          { title: '生态体验 EcoX', text: '伙伴怎样看合作，流程卡在哪里。', to: '/solution/ecox' },
          { title: '员工体验 EX', text: '大家投入吗，什么最影响去留。', to: '/solution/ex' },
        ],
      },
      {
        id: 'measures',
        kind: 'table',
        heading: '每个领域先看什么',
        heads: ['领域', '先看的指标', '从哪里开始'],
        rows: [
          ['客户 CX', '满意度、NPS、驱动因素', '客户满意度方案、NPS 持续监测方案'],
          ['品牌 BX', '漏斗、形象、推荐度', '品牌追踪方案、广告测试方案、BPTO'],
          ['产品 PX', '意愿、偏好、价格区间', '概念测试与产品满意度方案、Kano、联合分析、PSM'],
          ['消费者 CI', '使用、态度、人群', '使用与态度研究方案'],
          ['生态 EcoX', '合作满意、关系、打算', '三份伙伴模板'],
          ['员工 EX', '敬业度、eNPS、离职倾向', '员工敬业度方案、七份员工模板'],
          ['全面 TX', '几个领域的共同指标', '几份问卷合成一份数据'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '全面体验回答的问题',
        list: [
          {
            question: '客户不满的地方，员工也觉得难吗？',
            answer:
              '对客户和员工问同一组流程，把两份问卷叠成一份数据，用交叉表并排比较。两边都低的，通常是流程本身的事。',
          },
          {
            question: '十几个指标，怎样合成一个？',
            answer:
              '用自建变量写出公式，权重由您来定；或用熵值法，让差异大的指标多占一些。无论哪种，都请把权重写进报告。',
          },
          {
            question: '各分公司处在什么位置？',
            answer: '同样的问卷、同样的配额，按分公司作列。样本结构不同的，先加权再比。',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: '把几个领域放在一起',
        steps: [
          {
            title: '先定共同的题',
            text: '选三到五道各方都能回答的题，措辞与选项保持一致。这一步决定了以后能不能比。',
            screen: 'editor',
          },
          {
            title: '各自收集',
            text: '客户走链接，伙伴走名单，员工走匿名链接。每份问卷有自己的权限与进度，放在同一个项目里。',
            screen: 'tasks',
          },
          {
            title: '叠成一份数据',
            text: '在“数据加工”里把几份问卷上下合并。名称不同的题手工对应，外部的 Excel、CSV 和 SPSS 文件也可以加入。',
          },
          {
            title: '一张大屏，同一口径',
            text: '报告的每一页都从答卷实时计算，可以投上大屏，也可以定期发到邮箱。',
            screen: 'report',
          },
        ],
      },
      {
        id: 'models',
        kind: 'screen',
        heading: '按问题挑方法',
        paragraphs: [
          '八套整套方案，连同问卷、配额、分析和报告一起备好；专项研究每种负责一个难题。',
          '每一种都写明它回答什么、需要多少人，也写明什么时候不该用。',
        ],
        screen: 'schemes',
        caption: '方案列表：每套方案回答的问题、建议的样本量与时长。',
        link: { words: '看看八套方案各回答什么', to: '/template-analysis' },
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '放在一起看的限度',
        list: [
          '叠在一起的是几群人，不是同一个人。问枢不会把某位客户的答卷与接待他的员工的答卷连起来。',
          '两个领域的分数一起升降，不说明谁带动了谁。',
          '合成指数会把问题藏起来。看总分的同时，请保留各项。',
          '量表、措辞和样本来源不同的题，放在一张图上也不可比。',
        ],
      },
    ],
    next: {
      title: '接下来',
      links: [
        { words: '开启 XM 之旅', to: '/analysis' },
        { words: '先用工具算一算', to: '/tools' },
        { words: '与我们谈谈', to: '/connect-us' },
      ],
    },
  },
  en: {
    description:
      'What each of the seven experience areas measures and where to begin: customers, brand, product, consumers, partners, employees, and all of them together.',
    eyebrow: 'Solutions · Total experience (TX)',
    headline: 'Seven areas, one question to begin with',
    lead: 'Be clear about the decision you face; then choose the area and the method. To see several areas side by side is what total experience means.',
    sections: [
      {
        id: 'areas',
        kind: 'cards',
        heading: 'Whom do you want to understand?',
        cards: [
          {
            title: 'Customers (CX)',
            text: 'Are they satisfied, will they recommend you, what to fix first?',
            to: '/solution/cx',
          },
          {
            title: 'Brand (BX)',
            text: 'How many know, consider and buy it, and where is its image going?',
            to: '/solution/bx',
          },
          { title: 'Product (PX)', text: 'Concept, features, mix, price: what is worth building?', to: '/solution/px' },
          {
            title: 'Consumers (CI)',
            text: 'Who uses it and why, and what kinds of people are there?',
            to: '/solution/ci',
          },
          {
            title: 'Partners (EcoX)',
            text: 'How do partners see working with you, and where does it stick?',
            to: '/solution/ecox',
          },
          { title: 'Employees (EX)', text: 'Are people engaged, and what makes them stay or go?', to: '/solution/ex' },
        ],
      },
      {
        id: 'measures',
        kind: 'table',
        heading: 'What to look at first',
        heads: ['Area', 'First measures', 'Where to begin'],
        rows: [
          ['Customers (CX)', 'Satisfaction, NPS, drivers', 'Customer satisfaction scheme, NPS programme'],
          ['Brand (BX)', 'Funnel, image, recommendation', 'Brand tracking and ad test schemes, BPTO'],
          [
            'Product (PX)',
            'Intention, preference, price range',
            'Concept test and product satisfaction schemes, Kano, conjoint, PSM',
          ],
          ['Consumers (CI)', 'Use, attitudes, segments', 'Usage and attitude scheme'],
          ['Partners (EcoX)', 'Satisfaction, relationship, plans', 'Three templates for partners'],
          ['Employees (EX)', 'Engagement, eNPS, wish to leave', 'Employee engagement scheme, seven templates'],
          ['Total (TX)', 'Measures that areas have in common', 'Several surveys as one set of data'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'What total experience answers',
        list: [
          {
            question: 'Do employees struggle where customers complain?',
            answer:
              'Ask both about the same processes, stack the two surveys into one set of data and compare them in a cross table. What is low on both sides is usually the process itself.',
          },
          {
            question: 'How do I make one index of a dozen measures?',
            answer:
              'Write the formula as a variable of your own, with weights you choose; or use the entropy method, which gives more to measures that vary more. Either way, put the weights into the report.',
          },
          {
            question: 'Where does each branch stand?',
            answer:
              'The same questionnaire and quotas everywhere, branches as columns. Where samples are made up differently, weight before you compare.',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: 'Several areas together',
        steps: [
          {
            title: 'Agree on common questions',
            text: 'Choose three to five that all sides can answer, and keep words and options the same. This decides what can be compared later.',
            screen: 'editor',
          },
          {
            title: 'Collect each in its own way',
            text: 'A link for customers, a name list for partners, an anonymous link for employees. Each survey has its own rights and progress, in one project.',
            screen: 'tasks',
          },
          {
            title: 'Stack them into one',
            text: 'Under Aggregation, lay surveys below each other. Match by hand what has different names; Excel, CSV and SPSS files from elsewhere can join.',
          },
          {
            title: 'One wall, one way of counting',
            text: 'Every page of the report is counted from the answers as they are. Show it on a wall, or have it mailed regularly.',
            screen: 'report',
          },
        ],
      },
      {
        id: 'models',
        kind: 'screen',
        heading: 'Choose the method by the question',
        paragraphs: [
          'Eight whole schemes come with questionnaire, quotas, analyses and report; special studies each answer one hard question.',
          'Every one of them says what it answers and how many people it takes, and also when not to use it.',
        ],
        screen: 'schemes',
        caption: 'The list of schemes: the question each answers, suggested sample and length.',
        link: { words: 'See what the eight schemes answer', to: '/template-analysis' },
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'The limits of looking at it all',
        list: [
          'What is stacked are groups of people, not the same people. Wenshu does not connect a customer’s answers with those of the employee who served them.',
          'Two areas whose scores rise and fall together do not show which moves which.',
          'An index hides trouble. Keep the single measures beside it.',
          'Questions with other scales, other words or another source of people do not become comparable by sharing a chart.',
        ],
      },
    ],
    next: {
      title: 'Where next',
      links: [
        { words: 'Start your XM journey', to: '/analysis' },
        { words: 'Try the calculators first', to: '/tools' },
        { words: 'Talk to us', to: '/connect-us' },
      ],
    },
  },
};
