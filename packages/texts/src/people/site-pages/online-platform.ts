import type { SitePageTexts } from './page-words.ts';

export const onlinePlatformTexts: SitePageTexts = {
  zh: {
    description:
      '问枢在线平台的每一步：编辑问卷、逻辑与配额、投放与名单、实时进度、数据清洗、单题统计、交叉表、模型分析、模拟器与在线报告。',
    eyebrow: '产品服务 · 在线平台',
    headline: '每一步，都接着上一步',
    lead: '这里按工作的顺序，带您看一遍平台。图片都是产品的真实界面，数据为示例。',
    screen: { screen: 'editor', caption: '问卷编辑：左边是题型与大纲，中间是问卷，右边是所选题目的设置。' },
    sections: [
      {
        id: 'design',
        kind: 'screen',
        heading: '设计：让问卷自己走对路',
        paragraphs: [
          '从空白、模板、整套方案、Word 或一段文字开始。三十多种题型，从单选、矩阵到热点图、MaxDiff 与联合分析。',
          '显示、跳转、甄别、引用选项、循环和计算，都画在一张流程图上；发布前检查会指出走不通的路和缺少的译文。',
        ],
        screen: 'logic',
        caption: '逻辑：题目之间的走向画成一张图。',
      },
      {
        id: 'quota',
        kind: 'screen',
        heading: '配额：多少人，说到做到',
        paragraphs: [
          '单维、交叉与合并配额，收满以后可以结束、等待或继续。许多人同时抢最后一个名额，也只放进一个。',
          '把答卷标为无效之前，先告诉您名额会怎样变化。',
        ],
        screen: 'quota',
        caption: '配额：性别与年龄的交叉配额，每格的目标数与已收数。',
      },
      {
        id: 'collect',
        kind: 'steps',
        heading: '投放与回收',
        steps: [
          {
            title: '选择渠道',
            text: '分渠道的链接、带标志的二维码与海报、网页嵌入、邮件、短信，以及自有系统签发的链接。',
            screen: 'launch',
          },
          {
            title: '邀请名单上的人',
            text: '一人一链，先以收件人的身份预览，再试发一封。发送前由运营人员审核。',
            screen: 'name-list',
          },
          { title: '好答', text: '手机优先，脚本很小；断网、刷新、换设备，都尽量从原处继续。', screen: 'answering' },
          { title: '看着进度', text: '完成率、来源、地区、流失页面与配额预测，异常按规则提醒。', screen: 'progress' },
        ],
      },
      {
        id: 'clean',
        kind: 'screen',
        heading: '清洗：留下说得清的数据',
        paragraphs: [
          '七类规则：答得过快、整列同答、重复作答、注意力检测、前后矛盾、乱填文字、数值超范围。',
          '先看会命中多少、彼此重叠多少、配额少掉多少，再标记。理由留在答卷上，随时可以撤回。',
        ],
        screen: 'cleaning',
        caption: '数据清洗：每条规则命中的份数、重叠与对配额的影响。',
      },
      {
        id: 'try',
        kind: 'live',
        heading: '交叉表：换行换列试一试',
        paragraphs: ['字母说明哪一列显著更高。平台里，每个数字都能点开，看到它背后的答卷。'],
        piece: 'cross-table',
      },
      {
        id: 'models',
        kind: 'cards',
        heading: '分析：按问题选方法',
        lead: '十九个统计模型、六种专项研究的分析和市场模拟器，各自写明能回答什么。',
        cards: [
          { title: '什么最要紧', text: '关键驱动因素、重要性-表现分析、线性与 Logistic 回归。', to: '/solution/cx' },
          { title: '分成几类', text: 'K 均值与层次聚类、因子分析、决策树。', to: '/solution/ci' },
          { title: '做哪样，卖多少', text: 'Kano、MaxDiff、联合分析、PSM、BPTO。', to: '/solution/px' },
          { title: '变了没有', text: '波次趋势、均值比较、秩检验，差别都经检验。', to: '/solution/bx' },
        ],
      },
      {
        id: 'report',
        kind: 'screen',
        heading: '报告：随数据更新',
        paragraphs: [
          '一键生成，或自己拖放搭建。图表与句子里的数字都从答卷计算；没有通过检验的差别，不会写成结论。',
          '可以设密码分享、投上大屏、定期发邮件，也可以导出 PPT、Word、PDF、Excel 与图片。PPT 里的图表可以编辑。',
        ],
        screen: 'report',
        caption: '在线报告：一页由图表、文字和实时数字组成。',
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '平台不做的',
        list: [
          '不替您判断问题该不该问。方案与检查能避免常见的错，不能代替想清楚目的。',
          '同一份数据试过许多比较，总会有几个“显著”。文字解读作了校正，字母标记按您选择的校正来定。',
          '开放题尚不能编码，语言版本也不自动翻译。',
        ],
      },
    ],
    next: {
      title: '动手试试',
      links: [
        { words: '开启 XM 之旅', to: '/analysis' },
        { words: '试答一份示例问卷', to: '/demo' },
        { words: '阅读使用指南', to: '/use-guide' },
      ],
    },
  },
  en: {
    description:
      'Every step of the Wenshu platform: editor, logic, quotas, distribution, live progress, cleaning, statistics, cross tables, models, simulators, reports.',
    eyebrow: 'Product services · Online platform',
    headline: 'Each step goes on from the last',
    lead: 'A walk through the platform in the order of the work. The pictures are real screens of the product; the data in them is an example.',
    screen: {
      screen: 'editor',
      caption:
        'The editor: question types and outline at the left, the questionnaire, and the settings of a question at the right.',
    },
    sections: [
      {
        id: 'design',
        kind: 'screen',
        heading: 'Design: a questionnaire that finds its way',
        paragraphs: [
          'Begin with a blank page, a template, a whole scheme, a Word file or some text. Over thirty question types, from single choice and matrices to hotspots, MaxDiff and conjoint.',
          'Display rules, jumps, screening, carried options, loops and calculations are drawn as one map; the check before publishing finds dead ends and missing translations.',
        ],
        screen: 'logic',
        caption: 'Logic: the ways between questions, drawn as a map.',
      },
      {
        id: 'quota',
        kind: 'screen',
        heading: 'Quotas that hold',
        paragraphs: [
          'Single, crossed and merged quotas; once full they end, hold or go on. When many people ask for the last place at once, one of them gets it.',
          'Before you mark answers invalid, you are told what that does to places.',
        ],
        screen: 'quota',
        caption: 'Quotas: sex by age, with the target and the count of each cell.',
      },
      {
        id: 'collect',
        kind: 'steps',
        heading: 'Distribute and collect',
        steps: [
          {
            title: 'Choose channels',
            text: 'Links by channel, QR codes with a logo or as posters, embedding, e-mail, SMS, and links signed by systems of your own.',
            screen: 'launch',
          },
          {
            title: 'Invite people by name',
            text: 'A link for each. Preview the mail as its recipient, and send yourself a test. An operator reviews mailings before they leave.',
            screen: 'name-list',
          },
          {
            title: 'Pleasant to answer',
            text: 'Made for phones, with a small script. After a lost connection, a reload or on another device, people go on where they were wherever possible.',
            screen: 'answering',
          },
          {
            title: 'Watch progress',
            text: 'Completion, sources, regions, pages where people leave, forecasts of quotas, and alerts by rule.',
            screen: 'progress',
          },
        ],
      },
      {
        id: 'clean',
        kind: 'screen',
        heading: 'Clean: keep data you can vouch for',
        paragraphs: [
          'Seven kinds of rules: too fast, one answer down a grid, answered twice, failed checks, contradictions, meaningless text, numbers out of range.',
          'See how many each one finds, how they overlap and what quotas lose, then mark. The reason stays with the answer, and you can take it back at any time.',
        ],
        screen: 'cleaning',
        caption: 'Cleaning: what each rule finds, the overlap, and what quotas lose.',
      },
      {
        id: 'try',
        kind: 'live',
        heading: 'Cross tables: turn one yourself',
        paragraphs: [
          'Letters mark the column that is significantly higher. In the platform, every figure opens onto the answers behind it.',
        ],
        piece: 'cross-table',
      },
      {
        id: 'models',
        kind: 'cards',
        heading: 'Analyse: the method by the question',
        lead: 'Nineteen statistical models, analyses for six special studies and a market simulator, each saying what it can answer.',
        cards: [
          {
            title: 'What matters most',
            text: 'Key drivers, importance–performance, linear and logistic regression.',
            to: '/solution/cx',
          },
          {
            title: 'Which kinds of people',
            text: 'K-means and hierarchical clusters, factor analysis, decision trees.',
            to: '/solution/ci',
          },
          { title: 'What to build, what to charge', text: 'Kano, MaxDiff, conjoint, PSM, BPTO.', to: '/solution/px' },
          {
            title: 'Has it changed?',
            text: 'Waves, means and ranks compared; every difference is tested.',
            to: '/solution/bx',
          },
        ],
      },
      {
        id: 'report',
        kind: 'screen',
        heading: 'Report: it keeps up with the data',
        paragraphs: [
          'Made at a click, or built by drag and drop. Figures in charts and sentences are counted from the answers; a difference that fails its test is not written up.',
          'Share it with a password, show it on a wall, mail it regularly, or save it as PowerPoint, Word, PDF, Excel or pictures. Charts in PowerPoint can be edited.',
        ],
        screen: 'report',
        caption: 'An online report: a page of charts, text and live figures.',
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What the platform does not do',
        list: [
          'It does not judge whether a question is worth asking. Schemes and checks prevent common mistakes; they do not replace a clear purpose.',
          'Try enough comparisons on one set of data, and some will come out significant. Sentences are corrected for that; letters follow the correction you choose.',
          'Open answers cannot be coded yet, and language versions are not translated for you.',
        ],
      },
    ],
    next: {
      title: 'Try it',
      links: [
        { words: 'Start your XM journey', to: '/analysis' },
        { words: 'Answer a sample survey', to: '/demo' },
        { words: 'Read the user guide', to: '/use-guide' },
      ],
    },
  },
};
