import type { SitePageTexts } from './page-words.ts';

export const solutionCxTexts: SitePageTexts = {
  zh: {
    description:
      '客户体验怎么测：满意度、NPS 与各触点的表现，哪些方面最影响总体评价，先改进什么，以及这些数字不能说明什么。',
    eyebrow: '客户体验 CX',
    headline: '先改哪件事，让数据来排',
    lead: '一个总分告诉您好不好。真正要紧的是：好在哪里，差在哪里，先改哪一件事。',
    screen: { screen: 'key-drivers', caption: '关键驱动因素：每个方面在总体满意度中所占的份额，从大到小排列。' },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: '客户体验测什么',
        heads: ['指标', '它告诉您', '在这里怎么问、怎么算'],
        rows: [
          ['总体满意度', '客户对整段经历的评价', '1–10 分量表，看均值，也看 9–10 分的占比'],
          ['NPS', '多少人愿意推荐，多少人会劝退', '0–10 分；9–10 分的占比减去 0–6 分的占比'],
          ['各方面评价', '产品、价格、服务各自的表现', '矩阵题逐项打分，各项随机排列'],
          ['触点评价', '旅程中哪一站掉了链子', '先问接触过哪些触点，只评接触过的'],
          ['留存意愿', '下一次还会不会来', '五级量表，看前两级合计'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '管理者常带来的问题',
        list: [
          {
            question: '满意度掉了 0.3 分，要紧吗？',
            answer: '先看差别是不是偶然。把两次调查作为两波数据，“波次趋势”会检验升降；没有通过检验的，就不写成结论。',
          },
          {
            question: '八个方面都想改，先改哪个？',
            answer:
              '“关键驱动因素”算出每个方面的影响份额，“重要性-表现分析”再与现状放在一张图上：重要而表现差的，先改。',
          },
          {
            question: '贬损者为什么不满？',
            answer:
              'NPS 持续监测方案按得分追问：推荐者、中立者、贬损者各看到一道不同的原因题，开放回答汇成词云，可逐条翻看。',
          },
          {
            question: '新老客户要分开管吗？',
            answer: '用交叉表按客户年限比较各项评价。哪一列显著更高，字母会标出来；点开数字，就是那些答卷。',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: '在问枢怎么做',
        steps: [
          {
            title: '选一套方案',
            text: '客户满意度与关键驱动因素，或 NPS 持续监测。填入公司名称，问卷、配额、分析和报告一起生成，之后都可以改。',
            screen: 'schemes',
          },
          {
            title: '请客户来答',
            text: '把名单导入，每人一个专属链接，用邮件或短信发出；没有答完的，按规则提醒。门店和包装上可以用二维码。',
            screen: 'name-list',
          },
          {
            title: '先清洗，再看数',
            text: '答得过快、整列同答、重复作答的答卷会被标出。由您决定去留，也可以撤回。',
            screen: 'cleaning',
          },
          {
            title: '看驱动因素，写报告',
            text: '分析已经设好，收到答卷后直接运行。报告随新答卷更新，可以按周或按月用邮件发出。',
            screen: 'report',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: '答一道推荐题',
        paragraphs: ['这就是客户在手机上看到的样子。选一个分数，想一想：您会怎样向同事解释它？'],
        piece: 'question',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: '动手之前，先算一算',
        cards: [
          { title: 'NPS 计算器', text: '填入三类人数，得到得分和误差范围。', to: '/tools#nps' },
          { title: '差异检验', text: '两个比例之间的差别，够不够大？', to: '/tools#significance' },
          { title: '方法文章', text: '指标的由来、问法与常见误读。', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '这些数字不能说明什么',
        list: [
          '60 人的 NPS 很粗。若推荐者占 40%、贬损者占 20%，95% 的误差约为 ±19 分；400 人时约 ±7 分。',
          '驱动因素说的是关联，不是因果。改了那一项，满意度会不会升，要做了再测。',
          '回答的人往往比沉默的人更满意，或更生气。回收率低时，请先看谁没有回答。',
          '问枢目前没有工单功能。愿意接受回访的客户可以筛选并导出，跟进要在您自己的系统里完成。',
        ],
      },
    ],
    next: {
      title: '从这里开始',
      links: [
        { words: '选择客户体验方案', to: '/template-analysis' },
        { words: '再看产品体验', to: '/solution/px' },
      ],
    },
  },
  en: {
    description:
      'How customer experience is measured: satisfaction, NPS, touchpoints and key drivers, what to improve first, and what the figures cannot tell you.',
    eyebrow: 'Customer experience (CX)',
    headline: 'Let the data say what to fix first',
    lead: 'An overall score tells you whether things are good. What matters is where they are good, where they are not, and which one to put right first.',
    screen: {
      screen: 'key-drivers',
      caption: 'Key drivers: how much each aspect contributes to overall satisfaction, largest first.',
    },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: 'What is measured',
        heads: ['Measure', 'What it tells you', 'How it is asked and worked out here'],
        rows: [
          [
            'Overall satisfaction',
            'How customers judge the whole of it',
            'A scale of 1–10: the mean, and the share of 9s and 10s',
          ],
          [
            'NPS',
            'Who would recommend you, who would warn others off',
            '0–10; the share of 9–10 minus the share of 0–6',
          ],
          ['Ratings of aspects', 'How product, price and service each perform', 'A matrix, its rows in random order'],
          [
            'Touchpoint ratings',
            'Where on the journey things go wrong',
            'Which touchpoints they met comes first; only those are rated',
          ],
          ['Intention to stay', 'Whether they will be back', 'A five-point scale; the top two together'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Questions managers bring',
        list: [
          {
            question: 'Satisfaction is down by 0.3. Should we worry?',
            answer:
              'First see whether it could be chance. Treat the two surveys as waves: the trend model tests the rise or fall, and a change that fails the test is not written up as a finding.',
          },
          {
            question: 'Eight things need work. Which comes first?',
            answer:
              'Key drivers give each aspect its share of influence. Importance–performance then sets that against how you do today: important and weak goes first.',
          },
          {
            question: 'Why are detractors unhappy?',
            answer:
              'The NPS programme follows up by score: promoters, passives and detractors each get a question about their own reasons. Open answers become a word cloud and can be read one by one.',
          },
          {
            question: 'Do new and long-standing customers need different things?',
            answer:
              'Compare their ratings in a cross table by length of relationship. Letters mark the column that is significantly higher; a click on a figure opens the answers behind it.',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: 'How it is done here',
        steps: [
          {
            title: 'Choose a scheme',
            text: 'Customer satisfaction with key drivers, or the NPS programme. Enter your company’s name, and questionnaire, quotas, analyses and report are made together. You can change all of them.',
            screen: 'schemes',
          },
          {
            title: 'Invite your customers',
            text: 'Import your list, and everybody gets a link of their own by e-mail or SMS; those who have not finished are reminded by rule. In shops and on packaging, use a QR code.',
            screen: 'name-list',
          },
          {
            title: 'Clean first, then read',
            text: 'Answers that were too fast, the same all the way down a grid, or given twice are marked. You decide what stays, and can take it back.',
            screen: 'cleaning',
          },
          {
            title: 'See the drivers, send the report',
            text: 'The analyses are set up: run them once answers are in. The report keeps up with new answers and can go out by e-mail every week or month.',
            screen: 'report',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: 'Answer a question yourself',
        paragraphs: [
          'This is what customers see on their phones. Pick a score, then ask yourself how you would explain it to a colleague.',
        ],
        piece: 'question',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: 'Do the sums first',
        cards: [
          { title: 'NPS calculator', text: 'Enter the three groups; get the score and its margin.', to: '/tools#nps' },
          {
            title: 'Significance test',
            text: 'Is the gap between two shares large enough?',
            to: '/tools#significance',
          },
          { title: 'Articles on method', text: 'Where measures come from, and how they are misread.', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What these figures cannot tell you',
        list: [
          'An NPS from 60 people is rough. With 40% promoters and 20% detractors, the margin at 95% is about ±19 points; with 400 people it is about ±7.',
          'Key drivers show association, not cause. Whether satisfaction rises once you fix something is known only by fixing it and asking again.',
          'Those who reply are often happier, or angrier, than those who stay silent. When few reply, look first at who did not.',
          'There is no ticketing yet. Customers who agree to be contacted can be filtered and exported; following up happens in your own system.',
        ],
      },
    ],
    next: {
      title: 'Begin here',
      links: [
        { words: 'Choose a scheme for customers', to: '/template-analysis' },
        { words: 'Look at product experience', to: '/solution/px' },
      ],
    },
  },
};
