import type { SitePageTexts } from './page-words.ts';

export const solutionEcoxTexts: SitePageTexts = {
  zh: {
    description:
      '生态体验怎么测：代理、经销商与供应商怎样看待合作，流程卡在哪里，谁打算续约。样本不大，名单、匿名与解读都要格外小心。',
    eyebrow: '生态体验 EcoX',
    headline: '合作伙伴不会当面说的话',
    lead: '伙伴有话，未必方便对接口人讲。一份问法得当的问卷，让返利、流程和信任都能说出来。',
    screen: { screen: 'name-list', caption: '名单：每位伙伴一个专属链接，能看到谁已完成、谁还没有打开。' },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: '生态体验测什么',
        heads: ['指标', '它告诉您', '在这里怎么问、怎么算'],
        rows: [
          ['合作满意度', '整段合作顺不顺', '五级量表，看均值与前两级合计'],
          ['各环节表现', '政策、利润、培训、结算哪里薄弱', '矩阵题逐项评价'],
          ['关系健康度', '目标一致、坦诚、守信、公平', '一组陈述的同意程度；用信度分析检查能否合成一个指数'],
          ['遇到的困难', '串货、供货、返利、审批', '多选题，再问问题解决了没有'],
          ['未来打算', '增加、保持、减少还是停止', '单选题，与关系健康度交叉'],
          ['渠道动态', '库存、动销与竞品的动作', '按季度向经销商与门店负责人收集'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '管理者常带来的问题',
        list: [
          {
            question: '哪些伙伴可能要走？',
            answer:
              '看“打算减少或停止”的人在哪个区域、哪个等级，再看他们对哪些环节评价更低。人数少时，逐份阅读比检验更有用。',
          },
          {
            question: '政策改了，伙伴感受到了吗？',
            answer:
              '改动前后各问一次，题目不变。“波次趋势”给出升降与检验；伙伴只有几十家时，小的变化看不出来，要有准备。',
          },
          {
            question: '大伙伴和小伙伴的难处一样吗？',
            answer:
              '等级作为标签随名单带进数据，不必再问；在数据加工里按标签建一个变量，就能在交叉表里按等级比较各种困难。',
          },
          {
            question: '供应商怎么看我们这个客户？',
            answer: '供应商合作反馈模板问的是您自己：寻源公不公平，需求清不清楚，付款准不准时。',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: '在问枢怎么做',
        lead: '这个领域目前没有整套方案，从模板开始。',
        steps: [
          {
            title: '选一份模板',
            text: '合作伙伴满意度、经销商与渠道调查、供应商合作反馈，共三份。题目可以改，也可以整段换掉。',
          },
          {
            title: '导入伙伴名单',
            text: '从 Excel 导入，格式有误的行当场修改。区域、等级写成标签，之后可以按标签筛选。',
          },
          {
            title: '说清谁会看到',
            text: '卷首写明谁看原始答卷，谁只看汇总。内部可以用角色限定数据范围，区域经理只看自己的区域。',
            screen: 'roles',
          },
          {
            title: '提醒，但不打扰',
            text: '只提醒没有答完的人。表示不愿再受访的，此后的邀请会自动跳过。',
          },
        ],
      },
      {
        id: 'languages',
        kind: 'screen',
        heading: '伙伴在哪里，就用哪种语言',
        paragraphs: [
          '一份问卷可以有多种语言版本，题目和选项逐条对照。不管用哪种语言回答，数据都汇在一处。',
          '译文由您提供；问枢不自动翻译。',
        ],
        screen: 'languages',
        caption: '语言版本：原文与译文逐条对照，缺少的译文会被指出。',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: '动手之前，先算一算',
        cards: [
          { title: '误差范围', text: '80 家里有 50 家回答，结果有多准？', to: '/tools#margin' },
          { title: '差异检验', text: '两个区域的差别，是不是偶然？', to: '/tools#significance' },
          { title: '方法文章', text: '小样本怎样读，匿名怎样守。', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '这些数字不能说明什么',
        list: [
          '伙伴往往只有几十家。不足 30 的结果会标灰、不写结论，不足 10 的不作检验：这是提醒，不是故障。',
          '专属链接知道是谁在答。要匿名，请用公开链接，并少问能认出身份的题。',
          '一家公司由谁来答，结果会不同。采购和销售看到的不是同一段合作。',
          '问枢不连接您的订单和结算系统。交易数据要作为文件导入，或由您的系统随链接传入参数。',
        ],
      },
    ],
    next: {
      title: '从这里开始',
      links: [
        { words: '从模板开始', to: '/template-analysis' },
        { words: '再看员工体验', to: '/solution/ex' },
      ],
    },
  },
  en: {
    description:
      'How ecosystem experience is measured: what agents, dealers and suppliers think of working with you, where processes stick, and who means to stay.',
    eyebrow: 'Ecosystem experience (EcoX)',
    headline: 'What partners do not tell you to your face',
    lead: 'Partners have things to say, but not always to the person who looks after them. A well-put questionnaire lets them speak of rebates, processes and trust.',
    screen: {
      screen: 'name-list',
      caption: 'The name list: a link for each partner, and who has finished or not yet opened it.',
    },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: 'What is measured',
        heads: ['Measure', 'What it tells you', 'How it is asked and worked out here'],
        rows: [
          ['Satisfaction', 'Whether working together goes well', 'A five-point scale: mean and top two'],
          [
            'Performance by area',
            'Where it is weak: terms, margin, training, settlement',
            'A matrix, one row for each area',
          ],
          [
            'Health of the relationship',
            'Shared aims, candour, kept promises, fairness',
            'Agreement with statements; reliability analysis says whether they make an index',
          ],
          ['Difficulties', 'Channel conflict, supply, rebates, approvals', 'Multiple choice; then, was it solved?'],
          ['Plans', 'More, the same, less, or an end', 'Single choice, crossed with the health of the relationship'],
          ['Market moves', 'Stock, sell-through, what rivals do', 'Asked each quarter of dealers and shop managers'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Questions managers bring',
        list: [
          {
            question: 'Which partners might leave?',
            answer:
              'See in which region and tier the ones sit who plan less or nothing, and which areas they rate lower. With few of them, reading every answer is worth more than a test.',
          },
          {
            question: 'We changed our terms. Did partners notice?',
            answer:
              'Ask before and after, with the same questions. The trend model gives the change and its test. With a few dozen partners, be prepared not to see small changes.',
          },
          {
            question: 'Do large and small partners struggle with the same things?',
            answer:
              'Tiers come with the name list as labels, so you need not ask. Make a variable of the labels under Aggregation, and a cross table compares difficulties by tier.',
          },
          {
            question: 'What are we like as a customer?',
            answer:
              'The supplier feedback template asks about you: whether sourcing is fair, requirements are clear and bills are paid on time.',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: 'How it is done here',
        lead: 'There is no whole scheme for this area yet; begin with a template.',
        steps: [
          {
            title: 'Choose a template',
            text: 'There are three: partner satisfaction, dealers and channels, supplier feedback. Change questions as you like, or whole blocks of them.',
          },
          {
            title: 'Import your partners',
            text: 'From Excel, mending faulty lines on the way. Give region and tier as labels, to filter by later.',
          },
          {
            title: 'Say who will see what',
            text: 'State on the first page who reads single answers and who sees totals only. Inside, roles limit the range of data: a regional manager sees that region and no other.',
            screen: 'roles',
          },
          {
            title: 'Remind, do not pester',
            text: 'Only those who have not finished are reminded. Whoever does not want to be asked again is left out of later invitations.',
          },
        ],
      },
      {
        id: 'languages',
        kind: 'screen',
        heading: 'In the language your partners speak',
        paragraphs: [
          'One questionnaire can have versions in several languages, question by question side by side. Whichever language people answer in, the data is one.',
          'The translations are yours to provide; Wenshu does not translate.',
        ],
        screen: 'languages',
        caption: 'Language versions: original and translation side by side, with what is missing pointed out.',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: 'Do the sums first',
        cards: [
          { title: 'Margin of error', text: '50 of 80 partners replied: how exact is that?', to: '/tools#margin' },
          { title: 'Significance test', text: 'Two regions differ. Could it be chance?', to: '/tools#significance' },
          { title: 'Articles on method', text: 'Reading small samples, keeping people anonymous.', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What these figures cannot tell you',
        list: [
          'There are often only dozens of partners. Below 30, results are grey and no conclusion is written; below 10, nothing is tested. That is a warning, not a fault.',
          'A personal link knows who answers. To be anonymous, use a public link, and ask little that gives people away.',
          'It matters who answers for a company. Purchasing and sales have not seen the same partnership.',
          'Wenshu is not connected to your orders or settlements. Bring such data in as a file, or have your system pass it as link parameters.',
        ],
      },
    ],
    next: {
      title: 'Begin here',
      links: [
        { words: 'Begin with a template', to: '/template-analysis' },
        { words: 'Look at employee experience', to: '/solution/ex' },
      ],
    },
  },
};
