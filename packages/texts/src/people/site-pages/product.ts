import type { SitePageTexts } from './page-words.ts';

export const productTexts: SitePageTexts = {
  zh: {
    description:
      '问枢把问卷设计、投放回收、数据清洗、统计分析和报告放在一处：三十多种题型、十九个统计模型、八套整套方案，中英双语。',
    eyebrow: '产品',
    headline: '从一个好问题，到一个结论',
    lead: '问卷、样本、数据、分析、报告，用的是同一份数据、同一套口径。中间不需要导出再导入。',
    screen: { screen: 'desktop', caption: '桌面：您的全部问卷，以及各自的状态与回收数。' },
    sections: [
      {
        id: 'parts',
        kind: 'cards',
        heading: '产品由三部分组成',
        cards: [
          {
            title: '在线平台',
            text: '设计、投放、回收、清洗、分析、报告。今天就可以用。',
            to: '/productServices/onlinePlatform',
          },
          {
            title: '智能系列',
            text: '五款研究助手：四款可以使用，访谈文本分析正在开发。',
            to: '/productServices/intelligentSeries',
          },
          { title: 'XM 服务', text: '人工客服、试用、样本服务、指南与文章。', to: '/productServices/xmServices' },
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '适不适合您',
        list: [
          {
            question: '我做市场研究，结果经得起查吗？',
            answer:
              '每个统计函数都与参考值比对；表格、图表、文字和文件里的同一个数相同。从汇总数可以点开，看到是哪些答卷。',
          },
          {
            question: '我做产品，没有学过统计，用得了吗？',
            answer: '从整套方案开始，问卷与分析都已备好。结果附有文字解读；没有通过检验的差别，解读里不会写成结论。',
          },
          {
            question: '我的受访者用的是旧手机，答得动吗？',
            answer: '第一题由服务器直接写在页面里，脚本没有到也能先答。断网时答案留在手机上，恢复后继续。',
          },
          {
            question: '我要管几十个人、上百个项目呢？',
            answer: '企业里有席位、项目、任务和角色，可以限定谁看哪些数据，也能查到谁做过什么。',
          },
        ],
      },
      {
        id: 'flow',
        kind: 'steps',
        heading: '一个项目怎样走完',
        steps: [
          { title: '设计', text: '三十多种题型，逻辑、随机、配额与语言版本；几个人可以同时编辑。', screen: 'editor' },
          { title: '发布与回收', text: '链接、二维码、邮件、短信与名单；进度实时可见。', screen: 'launch' },
          { title: '清洗', text: '七类规则找出可疑答卷，先看影响，再决定去留。', screen: 'cleaning' },
          { title: '分析', text: '单题统计、交叉表、十九个统计模型与六种专项研究的分析。' },
          { title: '报告', text: '一键生成，或自己搭建；导出 PPT、Word、PDF、Excel 与图片。', screen: 'report' },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: '数字要能转着看',
        paragraphs: ['在这张表里换行、换列。平台里的交叉表还能嵌套、合并选项、加权，并检验每一处差别。'],
        piece: 'cross-table',
      },
      {
        id: 'numbers',
        kind: 'table',
        heading: '几项具体的限度',
        lead: '先知道边界，再决定用不用。',
        heads: ['项目', '范围'],
        rows: [
          ['界面语言', '中文与英文；问卷可以有更多语言版本'],
          ['外部数据', 'xls、xlsx、csv、sav，最大 20 MB、2 万行'],
          ['名单', '一次一万人，格式有误的行当场修改'],
          ['导出数据', 'Excel、CSV、SPSS，上传的文件打包下载'],
          ['下载文件', '在“我的下载”里保留十天'],
          ['许可', '开源，Apache-2.0'],
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '目前还没有的',
        list: [
          '在线座谈会目前只能用文字、图片和素材交流，还没有音视频和录制。',
          '没有工单与闭环流程，也不替代客户关系系统。',
          '没有离线采集的应用：收集答卷需要网络，短暂断网可以续答。',
        ],
      },
    ],
    next: {
      title: '按您的身份看',
      links: [
        { words: '我来自企业', to: '/product-enter' },
        { words: '我来自政府或公共机构', to: '/product-gover' },
        { words: '直接开始', to: '/analysis' },
      ],
    },
  },
  en: {
    description:
      'Wenshu brings questionnaires, collection, cleaning, analysis and reports together: over thirty question types, nineteen models, eight whole schemes.',
    eyebrow: 'Product',
    headline: 'From a good question to a conclusion',
    lead: 'Questionnaire, sample, data, analysis and report use the same data and count it the same way. Nothing is exported from one tool to be imported into the next.',
    screen: {
      screen: 'desktop',
      caption: 'The desktop: all your questionnaires, their state and how many have answered.',
    },
    sections: [
      {
        id: 'parts',
        kind: 'cards',
        heading: 'Three parts',
        cards: [
          {
            title: 'Online platform',
            text: 'Design, distribute, collect, clean, analyse, report. Ready today.',
            to: '/productServices/onlinePlatform',
          },
          {
            title: 'Intelligent series',
            text: 'Five research assistants: four to use, one for transcripts in development.',
            to: '/productServices/intelligentSeries',
          },
          {
            title: 'XM services',
            text: 'Support by people, a trial, samples, guide and articles.',
            to: '/productServices/xmServices',
          },
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Is it for you?',
        list: [
          {
            question: 'I do market research. Will results stand up to checking?',
            answer:
              'Every statistic is held against reference values, and a figure is the same in tables, charts, sentences and files. Open a total, and you see which answers it is made of.',
          },
          {
            question: 'I build products and never studied statistics. Can I use it?',
            answer:
              'Begin with a whole scheme: questionnaire and analyses are ready. Results come with a reading in plain words, and a difference that fails its test is not read as a finding.',
          },
          {
            question: 'My respondents have old phones. Will it work?',
            answer:
              'The first question is written into the page by the server and can be answered before any script arrives. Without a network, answers stay on the phone, and people go on later.',
          },
          {
            question: 'I look after dozens of people and hundreds of projects.',
            answer:
              'An enterprise has seats, projects, tasks and roles. You decide who sees which data, and can look up who did what.',
          },
        ],
      },
      {
        id: 'flow',
        kind: 'steps',
        heading: 'A project from start to end',
        steps: [
          {
            title: 'Design',
            text: 'Over thirty question types; logic, random order, quotas, languages; several people at once.',
            screen: 'editor',
          },
          {
            title: 'Publish and collect',
            text: 'Links, QR codes, e-mail, SMS and name lists; progress as it happens.',
            screen: 'launch',
          },
          {
            title: 'Clean',
            text: 'Seven kinds of rules find doubtful answers. See what removing them does before you decide.',
            screen: 'cleaning',
          },
          {
            title: 'Analyse',
            text: 'Question statistics, cross tables, nineteen statistical models, and analyses for six special studies.',
          },
          {
            title: 'Report',
            text: 'Made at a click or built by you; saved as PowerPoint, Word, PDF, Excel or pictures.',
            screen: 'report',
          },
        ],
      },
      {
        id: 'try',
        kind: 'live',
        heading: 'Figures you can turn',
        paragraphs: [
          'Change rows and columns in this table. In the platform, cross tables also nest, merge options, take weights and test every difference.',
        ],
        piece: 'cross-table',
      },
      {
        id: 'numbers',
        kind: 'table',
        heading: 'Some limits, in figures',
        lead: 'Know the borders before you decide.',
        heads: ['What', 'How far'],
        rows: [
          ['Interface', 'Chinese and English; questionnaires may have more languages'],
          ['Data from elsewhere', 'xls, xlsx, csv, sav; up to 20 MB and 20,000 rows'],
          ['Name lists', 'Ten thousand people at a time, faulty lines mended on the way'],
          ['Data files', 'Excel, CSV, SPSS; uploaded files in a zip'],
          ['Files to download', 'Kept for ten days under My downloads'],
          ['Licence', 'Open source, Apache-2.0'],
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What is not there yet',
        list: [
          'Online symposia are held in writing, with pictures and stimuli; there is no sound, video call or recording yet.',
          'There are no tickets and no closed-loop workflow, and it does not replace your customer system.',
          'There is no app for offline fieldwork: collecting needs a network, though people can go on after a short break in it.',
        ],
      },
    ],
    next: {
      title: 'Read on as',
      links: [
        { words: 'A company', to: '/product-enter' },
        { words: 'A government body or public institution', to: '/product-gover' },
        { words: 'Somebody who wants to begin', to: '/analysis' },
      ],
    },
  },
};
