import { bilingual } from '../bilingual.ts';

/** The home page. The seven areas and the six selling points are the specification's (P1.16, P1.17). */
export const siteTexts = bilingual(
  {
    hero: {
      eyebrow: '在线调研与体验管理平台',
      title: ['问其枢要，', '知其所以然'],
      text: '设计问卷、回收答案、分析数据、写成报告：从一个好问题走到一个可信的结论，全程在问枢完成。',
      start: '开始使用',
      toWorkspace: '进入工作台',
      more: '了解在线平台',
    },
    picture: {
      label: '示意图：一份问卷与它的实时结果',
      survey: '新品口味测试',
      question: '您会向朋友推荐这款新口味吗？',
      options: ['一定会', '可能会', '不确定', '不会'],
      live: '实时回收',
      quota: '配额',
      sample: '示意数据',
      groups: ['18–24 岁', '25–34 岁', '35–44 岁'],
    },
    areas: {
      title: '七大体验领域，一个平台',
      text: '每个领域都有自己的问题、指标与方法。',
      label: '体验领域',
      pause: '暂停轮播',
      play: '继续轮播',
      open: (name: string) => `查看${name}方案`,
      list: {
        tx: {
          code: 'TX',
          name: '全面体验',
          text: '把客户、品牌、产品、员工与伙伴放进同一幅图景，看见体验之间如何相互牵动。',
          topics: ['体验全景', '指标体系', '联动分析'],
        },
        cx: {
          code: 'CX',
          name: '客户体验',
          text: '沿着客户旅程倾听每一个触点，找出真正影响满意与推荐的那几件事。',
          topics: ['旅程地图', 'NPS 与满意度', '驱动因素'],
        },
        bx: {
          code: 'BX',
          name: '品牌体验',
          text: '知道品牌在人们心中的位置，也知道它为何在那里、可以往哪里去。',
          topics: ['知名度漏斗', '品牌形象', '价格权衡'],
        },
        px: {
          code: 'PX',
          name: '产品体验',
          text: '从概念、功能到价格，在投入之前就让使用者告诉您什么值得做。',
          topics: ['Kano 模型', '联合分析', '价格敏感度'],
        },
        ci: {
          code: 'CI',
          name: '消费者洞察',
          text: '看见人群的差别与动机，让每一次决定都有具体的人作依据。',
          topics: ['人群细分', '使用与态度', '需求排序'],
        },
        ecox: {
          code: 'EcoX',
          name: '生态体验',
          text: '听见供应商、渠道与合作伙伴的声音，让合作关系长久而健康。',
          topics: ['伙伴满意度', '合作流程', '关系健康度'],
        },
        ex: {
          code: 'EX',
          name: '员工体验',
          text: '从入职到成长，持续了解员工的感受，让改进先于离开。',
          topics: ['敬业度', '脉搏调查', '离职访谈'],
        },
      },
    },
    points: {
      title: '一站式，不将就',
      text: '一个研究项目需要的，都在这里；每一步的结果，都能被下一步直接使用。',
      list: {
        process: { title: '全流程', text: '设计、投放、回收、分析、报告首尾相接，不在工具之间搬运数据。' },
        platform: { title: '一体化平台', text: '问卷、样本、数据与报告共用一套账号、权限与变量。' },
        models: { title: '算法与模型', text: '从交叉表的显著性检验到联合分析、MaxDiff 与 Kano，结果可复核。' },
        team: { title: '团队协作', text: '多人同时编辑一份问卷，改动不互相覆盖，权限细到每一步。' },
        fit: { title: '灵活适配', text: '丰富的题型、逻辑、配额与语言版本，手机与电脑上都好答。' },
        security: { title: '安全', text: '可以部署在自己的服务器上，数据始终由您掌握。' },
      },
    },
    assistants: {
      title: '五位 AI 研究助手',
      text: '把时间留给判断，把整理交给助手。',
      soon: '陆续开放',
      list: {
        transcripts: { title: '访谈文本分析', text: '从笔录中归纳主题与观点' },
        outline: { title: '访谈提纲', text: '由研究目标生成提纲' },
        desk: { title: '桌面研究', text: '汇集资料，写成综述' },
        concept: { title: '产品概念', text: '生成并打磨产品概念' },
        questionnaire: { title: '问卷生成', text: '由一段描述生成问卷' },
      },
    },
    closing: {
      title: '下一个决定，先问一问',
      text: '几分钟就能做好第一份问卷。',
      start: '开始使用',
      contact: '联系我们',
    },
  },
  {
    hero: {
      eyebrow: 'Online surveys and experience management',
      title: ['Ask at the pivot.', 'Understand why.'],
      text: 'Design questionnaires, collect answers, analyse the data and write the report: from one good question to a conclusion you can trust, all in Wenshu.',
      start: 'Get started',
      toWorkspace: 'Go to workspace',
      more: 'About the platform',
    },
    picture: {
      label: 'Illustration: a questionnaire and its live results',
      survey: 'New flavour test',
      question: 'Would you recommend this new flavour to a friend?',
      options: ['Definitely', 'Probably', 'Not sure', 'No'],
      live: 'Live answers',
      quota: 'Quotas',
      sample: 'Sample data',
      groups: ['Age 18–24', 'Age 25–34', 'Age 35–44'],
    },
    areas: {
      title: 'Seven experience areas, one platform',
      text: 'Each area has its own questions, measures and methods.',
      label: 'Experience areas',
      pause: 'Pause the slideshow',
      play: 'Resume the slideshow',
      open: name => `More on ${name.toLowerCase()}`,
      list: {
        tx: {
          code: 'TX',
          name: 'Total experience',
          text: 'Put customers, brand, product, employees and partners into one picture, and see how each experience moves the others.',
          topics: ['Overview', 'Measures', 'Linked analysis'],
        },
        cx: {
          code: 'CX',
          name: 'Customer experience',
          text: 'Listen at every touchpoint of the journey, and find the few things that really drive satisfaction and recommendation.',
          topics: ['Journey maps', 'NPS and satisfaction', 'Drivers'],
        },
        bx: {
          code: 'BX',
          name: 'Brand experience',
          text: 'Know where your brand stands in people’s minds, why it stands there, and where it could go.',
          topics: ['Brand funnel', 'Image', 'Price trade-off'],
        },
        px: {
          code: 'PX',
          name: 'Product experience',
          text: 'Concept, features, price: let users tell you what is worth building before you build it.',
          topics: ['Kano model', 'Conjoint', 'Price sensitivity'],
        },
        ci: {
          code: 'CI',
          name: 'Consumer insight',
          text: 'See what sets people apart and what moves them, so that every decision rests on real people.',
          topics: ['Segments', 'Usage and attitude', 'Ranked needs'],
        },
        ecox: {
          code: 'EcoX',
          name: 'Ecosystem experience',
          text: 'Hear suppliers, channels and partners, and keep working relationships long and healthy.',
          topics: ['Partner satisfaction', 'Processes', 'Relationship health'],
        },
        ex: {
          code: 'EX',
          name: 'Employee experience',
          text: 'From the first day on, keep in touch with how people feel, and improve before they leave.',
          topics: ['Engagement', 'Pulse surveys', 'Exit interviews'],
        },
      },
    },
    points: {
      title: 'Everything in one place',
      text: 'What a research project needs is here, and each step can use what the step before it made.',
      list: {
        process: {
          title: 'Full process',
          text: 'Design, distribution, collection, analysis and report in one line; no carrying data between tools.',
        },
        platform: {
          title: 'Integrated platform',
          text: 'Questionnaires, samples, data and reports share one account, one set of rights, one set of variables.',
        },
        models: {
          title: 'Algorithms and models',
          text: 'From significance tests in cross tables to conjoint, MaxDiff and Kano, with results you can check.',
        },
        team: {
          title: 'Team collaboration',
          text: 'Edit one questionnaire together without overwriting each other; rights reach down to every step.',
        },
        fit: {
          title: 'Flexible fit',
          text: 'Many question types, logic, quotas and languages; pleasant to answer on a phone or a desktop.',
        },
        security: { title: 'Security', text: 'Run it on your own server if you like: your data stays in your hands.' },
      },
    },
    assistants: {
      title: 'Five AI research assistants',
      text: 'Keep your time for judgement; leave the sorting to them.',
      soon: 'Opening step by step',
      list: {
        transcripts: { title: 'Interview text analysis', text: 'Themes and views from transcripts' },
        outline: { title: 'Interview outline', text: 'From a goal to an outline' },
        desk: { title: 'Desk research', text: 'Gathers sources into a summary' },
        concept: { title: 'Product concept', text: 'Generates and refines concepts' },
        questionnaire: { title: 'Questionnaire', text: 'From a description to questions' },
      },
    },
    closing: {
      title: 'Before the next decision, ask',
      text: 'Your first questionnaire takes a few minutes.',
      start: 'Get started',
      contact: 'Contact us',
    },
  },
);
