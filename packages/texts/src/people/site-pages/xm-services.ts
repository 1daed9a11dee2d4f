import type { SitePageTexts } from './page-words.ts';

export const xmServicesTexts: SitePageTexts = {
  zh: {
    description:
      '使用问枢时能得到的帮助：周一至周五的人工客服、试用申请、经审核的样本服务、使用指南与方法文章，以及我们不提供什么。',
    eyebrow: '产品服务 · XM 服务',
    headline: '有人可以问，有章可以循',
    lead: '工具之外，您还会需要人：装好、学会、找到受访者。这里写明有哪些帮助，到哪一步为止。',
    sections: [
      {
        id: 'help',
        kind: 'table',
        heading: '哪种情况找谁',
        heads: ['您的情况', '可以得到的帮助', '在哪里'],
        rows: [
          ['想先了解、试一试', '产品介绍、功能演示、试用', '联系我们，填写试用申请'],
          ['使用中遇到问题', '人工客服，周一至周五', '页面底部的电话、邮箱与二维码'],
          ['没有受访者', '样本服务', '问卷的“投放”页'],
          ['要买席位或续费', '客服确认后开通', '工作台的“账户与订单”'],
          ['想自己学', '使用指南与方法文章', '使用指南、资讯'],
        ],
      },
      {
        id: 'support',
        kind: 'text',
        heading: '人工客服',
        paragraphs: [
          '人工客服的服务时间是周一至周五。其他时间可以先发邮件，工作日回复。',
          '来信时请写明问卷名称、您做了什么、看到了什么提示。不要发送密码和验证码：客服不会向您索要。',
        ],
        link: { words: '联系我们', to: '/connect-us' },
      },
      {
        id: 'trial',
        kind: 'text',
        heading: '试用申请',
        paragraphs: [
          '留下称呼、单位和联系方式，说说想解决什么问题。我们会与您联系，介绍产品、演示功能并开通试用。',
          '您填写的内容只用于这次联系。不想等，也可以直接注册：创建企业即有 30 天试用，含 5 个席位。',
        ],
        link: { words: '填写试用申请', to: '/connect-us' },
      },
      {
        id: 'sample',
        kind: 'steps',
        heading: '样本服务',
        lead: '没有自己的受访者时，可以向平台的样本库订购。',
        steps: [
          { title: '写明要找谁', text: '人群、份数、天数、问卷时长和符合率，还可以带上配额。', screen: 'quota' },
          { title: '立即看到估价', text: '估价按公开的公式计算，算法写在表单下面。时间不够，也会告诉您最快几天。' },
          { title: '等待审核', text: '运营人员审核并确认价格；不合适的会写明原因退回。付款后开始执行。' },
          {
            title: '收满即交付',
            text: '样本答卷带有自己的渠道名，与您自己收集的分得开，也能一起分析。',
            screen: 'progress',
          },
        ],
      },
      {
        id: 'learn',
        kind: 'cards',
        heading: '自己学也很快',
        cards: [
          { title: '使用指南', text: '从第一份问卷到第一份报告。', to: '/use-guide' },
          { title: '方法文章', text: '指标怎么来，怎么问，怎么误读。', to: '/news' },
          { title: '在线工具', text: '样本量、误差、检验、加权、NPS 与价格。', to: '/tools' },
          { title: '示例问卷', text: '以受访者的身份走一遍，不保存任何内容。', to: '/demo' },
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: '常有人问',
        list: [
          {
            question: '能帮我们做整个项目吗？',
            answer: '目前不提供代做研究与咨询。整套方案把设计、配额、分析和报告准备好，判断仍由您来做。',
          },
          {
            question: '样本服务保证质量吗？',
            answer:
              '样本答卷与其他答卷一样经过质量标记，您可以标为无效。找到什么样的人，取决于运营方的样本库，请在订购前问清来源。',
          },
          {
            question: '部署在我们自己的服务器，也有客服吗？',
            answer: '页面上的联系方式由部署方设置。自行部署时，回答您的是贵单位自己的管理员；源码与文档对所有人开放。',
          },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '我们不提供的',
        list: [
          '没有驻场、咨询团队与代写报告，也没有保证的回复时限。',
          '样本服务不保证代表全国人口。样本库里的人，是愿意答题的人。',
          '不提供名单：不出售任何人的手机号或邮箱。',
        ],
      },
    ],
    next: {
      title: '接下来',
      links: [
        { words: '联系我们', to: '/connect-us' },
        { words: '阅读使用指南', to: '/use-guide' },
        { words: '开启 XM 之旅', to: '/analysis' },
      ],
    },
  },
  en: {
    description:
      'The help you can get with Wenshu: support by people from Monday to Friday, a trial, reviewed sample orders, a guide and articles, and what we do not offer.',
    eyebrow: 'Product services · XM services',
    headline: 'People to ask, guides to follow',
    lead: 'Beyond the tool you may need people: to get going, to learn, to find respondents. Here is what help there is, and where it ends.',
    sections: [
      {
        id: 'help',
        kind: 'table',
        heading: 'Where to turn',
        heads: ['You', 'What you can get', 'Where'],
        rows: [
          ['Would like to look and try', 'An introduction, a demonstration, a trial', 'Contact us, by the trial form'],
          ['Are stuck', 'Support by people, Monday to Friday', 'Phone, e-mail and QR code in the footer'],
          ['Have no respondents', 'The sample service', 'The Distribution page of your survey'],
          [
            'Need seats or a renewal',
            'Opened once customer service has confirmed',
            'Account and orders in the workspace',
          ],
          ['Prefer to teach yourself', 'A user guide and articles on method', 'User guide, News'],
        ],
      },
      {
        id: 'support',
        kind: 'text',
        heading: 'Support by people',
        paragraphs: [
          'Support is there from Monday to Friday. At other times send an e-mail, which is answered on a working day.',
          'Please say which questionnaire it is about, what you did and what you were told. Never send passwords or codes: support will not ask for them.',
        ],
        link: { words: 'Contact us', to: '/connect-us' },
      },
      {
        id: 'trial',
        kind: 'text',
        heading: 'Applying for a trial',
        paragraphs: [
          'Leave your name, where you work and how to reach you, and say what you want to solve. We get in touch, introduce the product, show you its features and open a trial.',
          'What you enter is used for this contact alone. If you would rather not wait, sign up: creating an enterprise gives you a trial of 30 days with 5 seats.',
        ],
        link: { words: 'Fill in the trial form', to: '/connect-us' },
      },
      {
        id: 'sample',
        kind: 'steps',
        heading: 'Sample service',
        lead: 'Without respondents of your own, order some from the platform’s panel.',
        steps: [
          {
            title: 'Say whom you look for',
            text: 'Kind of people, how many, in how many days, length and incidence; quotas if you like.',
            screen: 'quota',
          },
          {
            title: 'See an estimate at once',
            text: 'It follows a published formula, which stands below the form. If time is short, you are told how many days it takes at least.',
          },
          {
            title: 'Wait for the review',
            text: 'An operator reviews the order and confirms the price, or declines it with a reason. It starts once paid.',
          },
          {
            title: 'Delivered when complete',
            text: 'Sample answers come under a channel of their own: apart from those you collect yourself, or analysed together.',
            screen: 'progress',
          },
        ],
      },
      {
        id: 'learn',
        kind: 'cards',
        heading: 'Teach yourself',
        cards: [
          { title: 'User guide', text: 'From a first questionnaire to a first report.', to: '/use-guide' },
          { title: 'Articles on method', text: 'Where measures come from, how to ask, how not to read.', to: '/news' },
          { title: 'Calculators', text: 'Sample size, margin, tests, weights, NPS and price.', to: '/tools' },
          { title: 'Sample survey', text: 'Walk through it as a respondent; nothing is stored.', to: '/demo' },
        ],
      },
      {
        id: 'questions',
        kind: 'questions',
        heading: 'What people ask',
        list: [
          {
            question: 'Can you do the whole project for us?',
            answer:
              'We do not carry out research or consult at present. Whole schemes bring design, quotas, analyses and report; the judgement is yours.',
          },
          {
            question: 'Is the quality of samples guaranteed?',
            answer:
              'Sample answers get the same quality flags as all others, and you can mark them invalid. Who is found depends on the operator’s panel: ask where its people come from before you order.',
          },
          {
            question: 'Is there support on servers of our own?',
            answer:
              'Contact details are set by whoever runs the platform. On your own servers, that is your own administrators; code and documentation are open to everybody.',
          },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'What we do not offer',
        list: [
          'There is nobody on site, no consulting team, nobody to write reports for you, and no guaranteed response time.',
          'The sample service does not promise to represent a nation. People in a panel are people willing to answer.',
          'We provide no lists: nobody’s phone number or address is for sale.',
        ],
      },
    ],
    next: {
      title: 'Where next',
      links: [
        { words: 'Contact us', to: '/connect-us' },
        { words: 'Read the user guide', to: '/use-guide' },
        { words: 'Start your XM journey', to: '/analysis' },
      ],
    },
  },
};
