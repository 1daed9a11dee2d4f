import type { SitePageTexts } from './page-words.ts';

export const solutionExTexts: SitePageTexts = {
  zh: {
    description:
      '员工体验怎么测：敬业度、eNPS、十二个驱动因素与离职倾向，从入职到离开。怎样保护匿名，小部门的数字为什么要慎读。',
    eyebrow: '员工体验 EX',
    headline: '在人离开之前，先听见',
    lead: '离职面谈来得太晚。定期、简短、守信地问，并让人看到问了之后有什么不同。',
    screen: { screen: 'report', caption: '报告：敬业度、驱动因素和各部门的比较，随答卷更新。' },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: '员工体验测什么',
        heads: ['时刻', '测什么', '在这里从哪里开始'],
        rows: [
          ['入职 30–90 天', '招聘承诺、带教、融入与信心', '模板：新员工入职体验'],
          ['每两周或每月', '状态、负荷、支持、能否说真话', '模板：员工脉搏调查'],
          ['每年一到两次', '敬业度指数、eNPS、驱动因素、离职倾向', '整套方案：员工敬业度'],
          ['一次培训之后', '反应、学习、行为与结果', '模板：培训效果评估'],
          ['发展反馈', '上级、同事、下属与本人的评价', '模板：360 度反馈，用于发展而非考核'],
          ['离开前后', '原因、可挽回之处、去向', '模板：离职访谈'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '管理者常带来的问题',
        list: [
          {
            question: '大家投入吗？比去年好吗？',
            answer:
              '敬业度由几条陈述合成，先用信度分析确认它们测的是一回事。两年的数据叠成两波，趋势会说明变化是否通过检验。',
          },
          {
            question: '钱不多，先改善哪里？',
            answer:
              '十二个因素分属工作、团队和公司三组。关键驱动因素排出影响，重要性-表现矩阵指出“要紧而做得差”的那几项。',
          },
          {
            question: '谁可能离开？',
            answer: '方案问的是离职倾向和原因，按部门和工龄看。它指出哪类岗位要留意，不用来找某一个人。',
          },
          {
            question: '混合办公该几天到岗？',
            answer: '远程与混合办公模板问效率、协作和期望。要在到岗天数、补贴和弹性之间取舍，可以做一次联合分析。',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: '在问枢怎么做',
        steps: [
          {
            title: '填写公司与部门',
            text: '员工敬业度方案需要公司名和 2–20 个部门。部门配额只计数，不会把谁挡在门外。',
            screen: 'schemes',
          },
          {
            title: '选择匿名的程度',
            text: '公开链接不带姓名；专属链接能提醒未答的人，但知道是谁。两者不能兼得，请在卷首说明用了哪一种。',
          },
          {
            title: '约定谁能看',
            text: '用角色和数据范围限定谁看原始答卷。谁导出过什么，操作日志都有记录。',
            screen: 'roles',
          },
          {
            title: '把结果还给大家',
            text: '报告可以带密码和截止日期分享。先讲一两件要改的事，比发出五十页更让人相信下次值得回答。',
          },
        ],
      },
      {
        id: 'drivers',
        kind: 'screen',
        heading: '十二件事，分出轻重',
        paragraphs: [
          '工作、团队、公司三组共十二个方面，每个都有两个数：对敬业度的影响，和现在的表现。',
          '没有超出偶然的影响时，平台会直说“没有证据”，不会硬排一个第一名。',
        ],
        screen: 'employee-drivers',
        caption: '关键驱动因素：各方面对敬业度的影响份额。',
      },
      {
        id: 'try',
        kind: 'live',
        heading: '员工看到的样子',
        paragraphs: ['一道题，几秒钟。用键盘、触屏或读屏软件都能作答。'],
        piece: 'question',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: '动手之前，先算一算',
        cards: [
          { title: 'eNPS 与误差', text: '同一个得分，30 人和 300 人差多少？', to: '/tools#nps' },
          { title: '误差范围', text: '200 人的公司有 120 人回答，够不够？', to: '/tools#margin' },
          { title: '方法文章', text: '匿名、频率与敬业度的误读。', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '这些数字不能说明什么',
        list: [
          '12 人的部门里，一个人从推荐变为贬损，eNPS 就变 17 分。不到 30 人的团队，请不要单独排名。',
          '问枢不会自动隐藏小组的数字：人少的格子会变灰，但仍看得见。请用数据范围，或合并部门。',
          '公开链接的答卷仍会记录时间、设备与 IP，用来识别重复作答。部门、工龄和岗位交叉起来，也可能认出一个人。',
          '敬业度与离职倾向相关，不等于改了一项就能留住人。',
        ],
      },
    ],
    next: {
      title: '从这里开始',
      links: [
        { words: '选择员工方案', to: '/template-analysis' },
        { words: '回到七个领域', to: '/solution' },
      ],
    },
  },
  en: {
    description:
      'How employee experience is measured: engagement, eNPS, twelve drivers and the wish to leave; how to keep people anonymous, and why small teams need care.',
    eyebrow: 'Employee experience (EX)',
    headline: 'Hear people before they leave',
    lead: 'The exit interview comes too late. Ask regularly, briefly, and keep your word; then let people see what asking has changed.',
    screen: {
      screen: 'report',
      caption: 'A report: engagement, its drivers and a comparison of departments, kept up to date.',
    },
    sections: [
      {
        id: 'measures',
        kind: 'table',
        heading: 'What is measured, and when',
        heads: ['Moment', 'What is measured', 'Where to begin here'],
        rows: [
          ['Days 30–90', 'Promises kept, coaching, belonging, confidence', 'Template: onboarding'],
          ['Every two weeks or month', 'Mood, workload, support, freedom to speak', 'Template: pulse survey'],
          ['Once or twice a year', 'Engagement, eNPS, drivers, wish to leave', 'Whole scheme: employee engagement'],
          ['After training', 'Reaction, learning, behaviour, results', 'Template: training evaluation'],
          [
            'For development',
            'How managers, peers, reports and oneself see it',
            'Template: 360° feedback; to develop people, not to appraise them',
          ],
          ['Around leaving', 'Reasons, what could have been saved, where next', 'Template: exit interview'],
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Questions managers bring',
        list: [
          {
            question: 'Are people engaged, and more so than last year?',
            answer:
              'Engagement is made of several statements; reliability analysis first confirms that they measure one thing. Stack two years as waves, and the trend says whether the change passed its test.',
          },
          {
            question: 'Money is tight. Where do we begin?',
            answer:
              'Twelve factors concern the work, the team and the company. Key drivers rank their influence, and the importance–performance map shows which are important and done badly.',
          },
          {
            question: 'Who might leave?',
            answer:
              'The scheme asks about the wish to leave and the reasons, by department and tenure. It shows which jobs need attention. It is not for finding one person.',
          },
          {
            question: 'How many days in the office?',
            answer:
              'The template on remote and hybrid work asks about output, collaboration and wishes. To trade days against allowances and flexibility, run a conjoint study.',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: 'How it is done here',
        steps: [
          {
            title: 'Enter company and departments',
            text: 'The employee engagement scheme needs the company’s name and 2–20 departments. Its quotas only count; nobody is turned away.',
            screen: 'schemes',
          },
          {
            title: 'Decide how anonymous it is',
            text: 'A public link carries no names. A personal one can remind those who have not answered, but knows who they are. You cannot have both: say on the first page which it is.',
          },
          {
            title: 'Settle who may look',
            text: 'Roles and data ranges limit who reads single answers. The operation log records what was exported, and by whom.',
            screen: 'roles',
          },
          {
            title: 'Give the results back',
            text: 'Share the report with a password and an end date. One or two things you will change do more for the next survey than fifty pages.',
          },
        ],
      },
      {
        id: 'drivers',
        kind: 'screen',
        heading: 'Twelve things, in order of weight',
        paragraphs: [
          'Twelve aspects of work, team and company each have two figures: their influence on engagement, and how they do today.',
          'Where influence does not exceed chance, the platform says that there is no evidence. It does not crown a winner regardless.',
        ],
        screen: 'employee-drivers',
        caption: 'Key drivers: each aspect’s share of influence on engagement.',
      },
      {
        id: 'try',
        kind: 'live',
        heading: 'What employees see',
        paragraphs: ['One question, a few seconds. By keyboard, by touch or with a screen reader.'],
        piece: 'question',
      },
      {
        id: 'methods',
        kind: 'cards',
        heading: 'Do the sums first',
        cards: [
          { title: 'eNPS and its margin', text: 'One score, 30 people or 300: how far apart?', to: '/tools#nps' },
          { title: 'Margin of error', text: '120 of 200 people replied. Is that enough?', to: '/tools#margin' },
          { title: 'Articles on method', text: 'Anonymity, frequency, and engagement misread.', to: '/news' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What these figures cannot tell you',
        list: [
          'In a department of 12, one promoter turned detractor moves eNPS by 17 points. Do not rank teams of fewer than 30.',
          'Wenshu does not hide small groups by itself: their figures turn grey but stay visible. Use data ranges, or merge departments.',
          'Answers by public link still keep time, device and IP address, to find duplicates. Department, tenure and job taken together may also give somebody away.',
          'Engagement goes with the wish to stay. That does not mean that changing one factor will keep people.',
        ],
      },
    ],
    next: {
      title: 'Begin here',
      links: [
        { words: 'Choose a scheme for employees', to: '/template-analysis' },
        { words: 'Back to the seven areas', to: '/solution' },
      ],
    },
  },
};
