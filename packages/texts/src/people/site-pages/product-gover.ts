import type { SitePageTexts } from './page-words.ts';

export const productGoverTexts: SitePageTexts = {
  zh: {
    description:
      '面向政务与公共机构的问枢：一条命令部署在自己的机房，自备 PostgreSQL，开源许可，权限与日志可查，数据可以完整带走。',
    eyebrow: '政务与公共机构',
    headline: '数据在您的机房里',
    lead: '群众的意见，应当留在负责的人手里。问枢可以装在您自己的服务器上，代码开放，去留由您决定。',
    screen: { screen: 'answering', caption: '答题页：手机上的一道题，可以用键盘和读屏软件作答。' },
    sections: [
      {
        id: 'questions',
        kind: 'questions',
        heading: '公共机构常带来的问题',
        list: [
          {
            question: '群众办事满意吗，卡在哪一步？',
            answer:
              '从政务服务大厅满意度模板开始，离开时扫码作答：材料、等候、窗口、一次办成与线上办理，逐项看，也按网点比较。',
          },
          {
            question: '征求意见怎样保证不重复、不掺水？',
            answer: '可按设备和 IP 限次，必要时加验证码或核对名单身份。异常答卷会标出理由，由人来定去留。',
          },
          {
            question: '老人和视障群众能答吗？',
            answer: '答题页可以用键盘和读屏软件，旧手机、慢网络也能答。但扫码之外，请保留窗口和电话。',
          },
          {
            question: '各区县只能看自己的，可以吗？',
            answer: '可以。角色的数据范围可按地区、渠道或受访者标签设置，总数与导出也受同样限制。',
          },
        ],
      },
      {
        id: 'onsite',
        kind: 'steps',
        heading: '部署在自己的服务器',
        steps: [
          { title: '一条命令启动', text: '只需 Node 20 以上和 npm。自带数据库可以直接用，先试再定。' },
          { title: '换成自己的 PostgreSQL', text: '填写连接地址即可。文件可以放在本机，也可以放在兼容 S3 的存储里。' },
          {
            title: '接好邮件、短信与登录',
            text: '邮件走您的服务器，短信走您的网关，登录可以接入统一身份认证（OpenID Connect）。',
          },
          { title: '备份，并试一次恢复', text: '运行中就能备份到一个文件。恢复出来的副本不会自动发信，须有人确认。' },
        ],
      },
      {
        id: 'rights',
        kind: 'screen',
        heading: '谁能看，谁看过',
        paragraphs: [
          '角色规定能做什么，数据范围规定能看到哪些答卷。',
          '发布、授权、导出、删除都写进操作日志：只能增加，不能修改，可以筛选和导出。',
        ],
        screen: 'roles',
        caption: '角色设置：权限与数据范围。',
      },
      {
        id: 'table',
        kind: 'table',
        heading: '采购前常核对的几项',
        heads: ['项目', '现状'],
        rows: [
          ['许可', '开源，Apache-2.0，可以查看、修改和自行部署'],
          ['数据存放', '您的数据库和文件夹；软件不向第三方发送使用统计'],
          ['密码', '只保存 argon2id 摘要'],
          ['条款与隐私', '按版本保存，记录谁在何时同意；更新后可要求重新确认'],
          ['个人数据', '本人可以导出全部，也可以申请删除，七天内可反悔'],
          ['导出格式', '答卷：Excel、CSV、SPSS；报告：PPT、Word、PDF、Excel、图片'],
          ['认证与测评', '目前没有，也不作声明'],
        ],
      },
      {
        id: 'data',
        kind: 'screen',
        heading: '原始数据随时带走',
        paragraphs: [
          '每一份答卷都能查看、筛选和导出，变量名与选项编码一并写进 SPSS 文件。不用本平台了，数据照样可读。',
        ],
        screen: 'raw-data',
        caption: '原始数据表：一行一份答卷，可以选择列和记录导出。',
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '请先知道',
        list: [
          '问枢没有等级保护、信创适配、无障碍等任何认证。能否用于您的场景，要由您按规定评估。',
          '自行部署时，HTTPS、网络隔离、备份和升级由您的团队负责。目前还没有正式发布的版本。',
          '网上征集到的是愿意回答的人，不代表全体居民。需要代表性时，要有抽样名单，并报告回收率。',
          '没有离线入户采集，也没有与政务平台现成的对接。',
        ],
      },
    ],
    next: {
      title: '接下来',
      links: [
        { words: '联系我们', to: '/connect-us' },
        { words: '看看全面体验', to: '/solution' },
        { words: '阅读使用指南', to: '/use-guide' },
      ],
    },
  },
  en: {
    description:
      'Wenshu for the public sector: installed on your own servers by one command, your own PostgreSQL, open source, with rights, logs and data you can take away.',
    eyebrow: 'Government and public sector',
    headline: 'The data stays in your own house',
    lead: 'What citizens say belongs with those who answer for it. Wenshu runs on servers of your own, its code is open, and you are free to leave.',
    screen: {
      screen: 'answering',
      caption: 'The answering page: a question on a phone, usable by keyboard and screen reader.',
    },
    sections: [
      {
        id: 'questions',
        kind: 'questions',
        heading: 'Questions public bodies bring',
        list: [
          {
            question: 'Are people content, and where do they get stuck?',
            answer:
              'Begin with the template for service halls and a QR code at the exit: documents, waiting, counters, done in one visit, online services; item by item and office by office.',
          },
          {
            question: 'How do we keep a consultation free of duplicates?',
            answer:
              'Limit answers per device and address; where needed, add a picture code or check identities against a list. Doubtful answers are marked with a reason, and people decide.',
          },
          {
            question: 'Can older and visually impaired people answer?',
            answer:
              'The answering page works by keyboard and screen reader, on old phones and slow networks. Keep a counter and a telephone beside the QR code all the same.',
          },
          {
            question: 'Can each district see its own answers only?',
            answer:
              'Yes. The data range of a role goes by region, channel or label of the respondent, and binds totals and files too.',
          },
        ],
      },
      {
        id: 'onsite',
        kind: 'steps',
        heading: 'On servers of your own',
        steps: [
          {
            title: 'Start with one command',
            text: 'Node 20 or newer and npm are all it takes. A database comes with it, so you can try before you decide.',
          },
          {
            title: 'Use your own PostgreSQL',
            text: 'Enter its address. Files go into a folder or into any S3-compatible storage.',
          },
          {
            title: 'Connect mail, SMS and sign-in',
            text: 'Mail by your server, SMS by your gateway, sign-in by your identity provider (OpenID Connect).',
          },
          {
            title: 'Back up, and try a restore',
            text: 'Back up into one file while it runs. A restored copy sends nothing until somebody says so.',
          },
        ],
      },
      {
        id: 'rights',
        kind: 'screen',
        heading: 'Who may look, and who did what',
        paragraphs: [
          'Roles say what somebody may do; data ranges say which answers they see.',
          'Publishing, granting rights, exporting and deleting go into an operation log that can be added to but not changed, filtered and exported.',
        ],
        screen: 'roles',
        caption: 'Roles: rights and data ranges.',
      },
      {
        id: 'table',
        kind: 'table',
        heading: 'What buyers check',
        heads: ['Item', 'As it stands'],
        rows: [
          ['Licence', 'Open source, Apache-2.0: read it, change it, run it'],
          ['Where data lives', 'Your database and folder; the software reports no usage to third parties'],
          ['Passwords', 'Kept as argon2id hashes only'],
          ['Terms and privacy', 'Kept by version, with who agreed and when; a new one can be put to everybody again'],
          [
            'Personal data',
            'People can export all of theirs and ask for removal, with seven days to change their mind',
          ],
          ['Formats', 'Answers: Excel, CSV, SPSS. Reports: PowerPoint, Word, PDF, Excel, pictures'],
          ['Certification', 'None so far, and none is claimed'],
        ],
      },
      {
        id: 'data',
        kind: 'screen',
        heading: 'Take the raw data with you',
        paragraphs: [
          'Every answer can be looked at, filtered and exported; an SPSS file brings names of variables and codes of options along. Should you leave the platform, the data stays readable.',
        ],
        screen: 'raw-data',
        caption: 'The table of raw data: a row for each respondent; choose columns and records to export.',
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'Please know beforehand',
        list: [
          'Wenshu holds no certificate of any kind, neither for security nor for accessibility. Whether it suits your purpose is for you to assess by your own rules.',
          'On your own servers, HTTPS, network separation, backups and updates are your team’s work. There is no released version yet.',
          'An open consultation reaches those who wish to reply, not all residents. If it must be representative, draw a sample from a list and report the response rate.',
          'There is no offline fieldwork at people’s doors, and no ready connection to government platforms.',
        ],
      },
    ],
    next: {
      title: 'Where next',
      links: [
        { words: 'Contact us', to: '/connect-us' },
        { words: 'Look at total experience', to: '/solution' },
        { words: 'Read the user guide', to: '/use-guide' },
      ],
    },
  },
};
