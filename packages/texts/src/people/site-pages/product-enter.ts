import type { SitePageTexts } from './page-words.ts';

export const productEnterTexts: SitePageTexts = {
  zh: {
    description:
      '面向企业的问枢：席位、项目与角色，数据范围到人，操作日志可查，与自有系统对接，也可以部署在自己的服务器上。',
    eyebrow: '企业',
    headline: '让研究成为团队的本事',
    lead: '一个人会做问卷，不等于一个企业会做研究。权限、口径和积累，要有一个共同的地方。',
    screen: { screen: 'tasks', caption: '任务列表：团队里的问卷按项目归放，进度一目了然。' },
    sections: [
      {
        id: 'needs',
        kind: 'questions',
        heading: '企业常问的几件事',
        list: [
          {
            question: '各部门各做各的，怎样统一？',
            answer: '把好用的问卷放进企业的项目里，复制后再改；核心题保持一致，数据才能叠在一起比较。',
          },
          {
            question: '能不能只让区域经理看自己的数据？',
            answer: '可以。角色带数据范围：按渠道、地区或受访者标签。范围以外的答卷、总数和导出文件，都看不到。',
          },
          {
            question: '员工离开，数据怎么办？',
            answer:
              '管理员移出成员后，对方在企业里创建的项目和任务交给企业管理员，对方不再能访问；做过的事仍在日志里。',
          },
          {
            question: '能接到我们自己的系统里吗？',
            answer: '可以。您的系统签发链接、带入参数；答完后，答卷签名推送回来，失败会重试，每一次都有日志。',
          },
        ],
      },
      {
        id: 'rights',
        kind: 'screen',
        heading: '谁能做什么，说得清楚',
        paragraphs: [
          '内置角色够用时直接用，不够时自定义。项目和任务各有自己的角色，权限细到查看、编辑、发布、导出与分享。',
          '没有权限的人，会看到应当向谁申请；有权给的人，点一下就能给。',
        ],
        screen: 'roles',
        caption: '角色设置：每个角色有哪些权限，能看到哪个范围的数据。',
      },
      {
        id: 'work',
        kind: 'cards',
        heading: '团队一起工作',
        cards: [
          { title: '同时编辑', text: '几个人改同一份问卷或报告，改动不互相覆盖，各自可以撤销。' },
          { title: '评论与提及', text: '在题目、答卷和统计上评论，提到谁，谁就收到消息。' },
          { title: '操作日志', text: '谁在何时做了什么，可以筛选、导出，不能修改。' },
          { title: '登录', text: '可以接入企业自己的 OpenID Connect；也可要求成员开启两步验证。' },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: '怎样开始',
        steps: [
          { title: '创建企业', text: '注册后在工作台创建企业，可免费试用 30 天，含 5 个席位。' },
          { title: '邀请成员，设好角色', text: '席位用完会提示；版本与有效期在“账户与订单”里看。' },
          {
            title: '用一套方案做第一个项目',
            text: '客户满意度或员工敬业度通常最容易起步，问卷、配额、分析和报告一次备好。',
            screen: 'schemes',
          },
          { title: '把报告定期发出去', text: '按日、周或月发到邮箱，正文写明变化了什么。', screen: 'report' },
        ],
      },
      {
        id: 'plans',
        kind: 'text',
        heading: '版本与价格',
        paragraphs: [
          '个人可以直接使用。企业版本由运营方开通：在“账户与订单”里提交，客服联系您确认。网站上不公布价格，因为它由运营这个平台的一方决定。',
          '少数功能需要单独授权，例如 Word 导入与视频上传题。没有授权时，页面会写明联系谁。',
        ],
        link: { words: '申请试用', to: '/connect-us' },
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '需要先知道的',
        list: [
          '企业对接目前支持 OpenID Connect 登录、签名链接和答卷推送；没有现成的 CRM 或人事系统插件。',
          '不支持换成您自己品牌的域名；自行部署时，可以用自己的地址。',
          '短信和邮件要由部署方接好网关。群发邮件默认先经运营人员审核。',
        ],
      },
    ],
    next: {
      title: '接下来',
      links: [
        { words: '申请试用', to: '/connect-us' },
        { words: '看看在线平台', to: '/productServices/onlinePlatform' },
        { words: '从一套方案开始', to: '/template-analysis' },
      ],
    },
  },
  en: {
    description:
      'Wenshu for companies: seats, projects and roles, data ranges for each person, a log of who did what, links to your own systems, your own servers if you like.',
    eyebrow: 'For companies',
    headline: 'Make research something your team can do',
    lead: 'One person who can write a questionnaire is not yet a company that does research. Rights, ways of counting and experience need a common home.',
    screen: { screen: 'tasks', caption: 'The list of tasks: the team’s surveys by project, with their progress.' },
    sections: [
      {
        id: 'needs',
        kind: 'questions',
        heading: 'What companies ask',
        list: [
          {
            question: 'Every department does its own thing. How do we align?',
            answer:
              'Keep questionnaires that work in a project of the enterprise, and copy one before changing it. Where core questions stay the same, data can be stacked and compared.',
          },
          {
            question: 'Can a regional manager see that region only?',
            answer:
              'Yes. A role can have a data range: by channel, region or label of the respondent. Answers, totals and files outside it are not shown.',
          },
          {
            question: 'What happens to data when somebody leaves?',
            answer:
              'Once an administrator removes a member, that person’s projects and tasks in the enterprise pass to its administrator, and access ends; what they did stays in the log.',
          },
          {
            question: 'Does it connect to our systems?',
            answer:
              'Yes. Your system signs links and passes parameters; finished answers are pushed back, signed, and retried until they arrive, with a log of every attempt.',
          },
        ],
      },
      {
        id: 'rights',
        kind: 'screen',
        heading: 'Clear about who may do what',
        paragraphs: [
          'Use the built-in roles, or make your own. Projects and tasks have theirs, down to viewing, editing, publishing, exporting and sharing.',
          'Whoever lacks a right is told whom to ask; whoever can give it does so with one click.',
        ],
        screen: 'roles',
        caption: 'Roles: the rights of each, and the range of data it sees.',
      },
      {
        id: 'work',
        kind: 'cards',
        heading: 'Working as a team',
        cards: [
          {
            title: 'Editing together',
            text: 'Several people change one questionnaire or report without overwriting each other; each can undo their own.',
          },
          {
            title: 'Comments and mentions',
            text: 'Comment on questions, answers and statistics; whoever is mentioned gets a message.',
          },
          { title: 'Operation log', text: 'Who did what and when: to filter and export, impossible to change.' },
          {
            title: 'Signing in',
            text: 'By your company’s own OpenID Connect; two-step verification can be required of members.',
          },
        ],
      },
      {
        id: 'steps',
        kind: 'steps',
        heading: 'How to begin',
        steps: [
          {
            title: 'Create an enterprise',
            text: 'Sign up and create it in the workspace. It begins with a free trial of 30 days and 5 seats.',
          },
          {
            title: 'Invite people, set roles',
            text: 'You are told when seats run out; plan and expiry are shown under Account and orders.',
          },
          {
            title: 'Do a first project by scheme',
            text: 'Customer satisfaction or employee engagement is usually the easiest start: questionnaire, quotas, analyses and report are made together.',
            screen: 'schemes',
          },
          {
            title: 'Send the report regularly',
            text: 'By mail every day, week or month, saying what has changed.',
            screen: 'report',
          },
        ],
      },
      {
        id: 'plans',
        kind: 'text',
        heading: 'Plans and prices',
        paragraphs: [
          'Individuals can simply begin. Plans for enterprises are opened by whoever runs the platform: place an order under Account and orders, and customer service gets in touch. There are no prices on this site, because the operator sets them.',
          'A few features need a licence of their own, such as Word import and the video upload question. Without it, the page says whom to contact.',
        ],
        link: { words: 'Apply for a trial', to: '/connect-us' },
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'Good to know beforehand',
        list: [
          'What connects today: sign-in by OpenID Connect, signed links and pushed answers. There are no ready plug-ins for CRM or HR systems.',
          'There are no domains under your own brand on a shared platform. On servers of your own, the address is yours.',
          'Whoever runs the platform has to connect gateways for SMS and mail. By default, bulk mail is reviewed by an operator before it leaves.',
        ],
      },
    ],
    next: {
      title: 'Where next',
      links: [
        { words: 'Apply for a trial', to: '/connect-us' },
        { words: 'See the online platform', to: '/productServices/onlinePlatform' },
        { words: 'Begin with a scheme', to: '/template-analysis' },
      ],
    },
  },
};
