import { bilingual } from '../bilingual.ts';

/** Where the XM journey begins (P2.7): three ways in, and what templates and whole schemes answer. */
export const siteStartTexts = bilingual(
  {
    analysis: {
      description: '开启 XM 之旅：带着数据来、从一套方案开始，或从空白问卷开始。',
      headline: '您手里现在有什么？',
      lead: '有数据、有问题，还是已经有了想问的题。从哪里开始都可以，最后走到同一处：一份经得起问的结论。',
      nextTitle: '接下来会发生什么',
      ways: {
        data: {
          title: '我已经有数据',
          text: 'Excel、CSV 或 SPSS 文件，最大 20 MB、2 万行。',
          action: '导入数据',
          next: [
            '上传文件，在预览里核对每一列是什么',
            '修正不符合的单元格，导入',
            '直接做单题统计、交叉表、模型和报告',
          ],
        },
        scheme: {
          title: '我有一个要回答的问题',
          text: '八套整套方案，问卷、配额、分析和报告一起备好。',
          action: '选一套方案',
          next: ['填写公司、品牌或产品等几项', '检查题目，修改需要调整的地方', '发布收集，分析与报告随答卷更新'],
        },
        blank: {
          title: '我知道自己要问什么',
          text: '从空白问卷开始，三十多种题型由您组合。',
          action: '新建空白问卷',
          next: ['起一个名字，添加题目', '设置逻辑与配额，用手机预览', '发布，拿到链接与二维码'],
        },
      },
      other: '也可以从模板、Word 文档或一段文字开始。',
      toTemplates: '看看模板与方案',
      toTools: '还没有想好？先算一算样本量',
      limit: '方案给的是常用的做法，不是标准答案。题目合不合适您的人群，请先找几个人试答。',
    },
    templateAnalysis: {
      description: '从成熟的模板或整套方案开始一次分析：八套方案各回答什么问题，四十份模板分属七个体验领域。',
      headline: '从成熟的做法开始',
      lead: '方案连同分析和报告一起备好；模板是一份可以直接改的问卷。',
      schemesTitle: '八套整套方案',
      use: '使用此方案',
      named: ({ name }: { name: string }) => `使用此方案：${name}`,
      /** By the key of each scheme. */
      schemes: {
        'customer-satisfaction': {
          name: '客户满意度与关键驱动因素',
          answers: '客户有多满意，八个方面里先改哪一个。',
        },
        'nps-programme': { name: 'NPS 持续监测', answers: '谁愿意推荐、为什么，这个季度有没有变好。' },
        'brand-tracking': { name: '品牌追踪', answers: '知名、考虑、购买各到哪一步，与对手相比如何。' },
        'ad-test': { name: '广告测试', answers: '看得懂吗，记得是谁的吗，让人想买吗。' },
        'concept-test': { name: '产品概念测试', answers: '概念吸引谁，按这个价格有多少人说会买。' },
        'product-satisfaction': { name: '产品满意度', answers: '用得怎么样，下一代先改哪里。' },
        'usage-attitude': { name: '使用与态度研究（U&A）', answers: '谁在用、何时用、为什么用，分成哪几类人。' },
        'employee-engagement': { name: '员工敬业度', answers: '大家投入吗，什么最影响去留。' },
      },
      studiesTitle: '六种专项研究',
      studiesText: 'Kano、MaxDiff、CBC、CPC、PSM 与 BPTO，每种回答一个难题，按步骤填写即可。',
      toStudies: '查看专项研究',
      templatesTitle: '四十份问卷模板',
      templatesText: '按七个体验领域归类。选用之后就是您自己的问卷，想怎么改都可以。',
      toTemplates: '打开模板库',
    },
  },
  {
    analysis: {
      description: 'Start your XM journey: bring your data, begin from a scheme, or begin from a blank questionnaire.',
      headline: 'What do you have in hand?',
      lead: 'Data, a question to settle, or the questions you want to ask: begin wherever you are. All three lead to a conclusion that can stand being questioned.',
      nextTitle: 'What happens next',
      ways: {
        data: {
          title: 'I have data already',
          text: 'Excel, CSV or SPSS files of up to 20 MB and 20,000 rows.',
          action: 'Import data',
          next: [
            'Upload the file and check in a preview what each column is',
            'Mend the cells that do not fit, and import',
            'Go straight to statistics, cross tables, models and reports',
          ],
        },
        scheme: {
          title: 'I have a question to settle',
          text: 'Eight whole schemes, with questionnaire, quotas, analyses and report.',
          action: 'Choose a scheme',
          next: [
            'Fill in a few things, such as company, brands or product',
            'Check the questions and change what should be different',
            'Publish; analyses and report keep up with the answers',
          ],
        },
        blank: {
          title: 'I know what to ask',
          text: 'A blank questionnaire and over thirty question types.',
          action: 'New blank questionnaire',
          next: [
            'Give it a name and add questions',
            'Set logic and quotas, and preview it as on a phone',
            'Publish, and get a link and a QR code',
          ],
        },
      },
      other: 'You can also begin with a template, a Word document or some text.',
      toTemplates: 'See templates and schemes',
      toTools: 'Not sure yet? Work out a sample size first',
      limit:
        'A scheme is how it is usually done, not the one right way. Have a few of your own people try the questions first.',
    },
    templateAnalysis: {
      description:
        'Begin an analysis from a template or a whole scheme: what each of the eight schemes answers, and forty templates in seven experience areas.',
      headline: 'Begin with what is known to work',
      lead: 'A scheme brings its analyses and report along; a template is a questionnaire to change as you like.',
      schemesTitle: 'Eight whole schemes',
      use: 'Use it',
      named: ({ name }) => `Use it: ${name}`,
      schemes: {
        'customer-satisfaction': {
          name: 'Customer satisfaction and its key drivers',
          answers: 'How satisfied customers are, and which of eight aspects to improve first.',
        },
        'nps-programme': {
          name: 'NPS programme',
          answers: 'Who would recommend you and why, and whether it is better this quarter.',
        },
        'brand-tracking': {
          name: 'Brand tracking',
          answers: 'How far awareness, consideration and purchase go, beside your rivals.',
        },
        'ad-test': {
          name: 'Ad test',
          answers: 'Whether it is understood, credited to you, and makes people want to buy.',
        },
        'concept-test': {
          name: 'Concept test',
          answers: 'Whom a concept attracts, and how many say they would buy at the price.',
        },
        'product-satisfaction': {
          name: 'Product satisfaction',
          answers: 'How the product does in use, and what the next version should change first.',
        },
        'usage-attitude': {
          name: 'Usage and attitude (U&A)',
          answers: 'Who uses a category, when and why, and which kinds of people there are.',
        },
        'employee-engagement': {
          name: 'Employee engagement',
          answers: 'Whether people are engaged, and what makes them stay or go.',
        },
      },
      studiesTitle: 'Six special studies',
      studiesText:
        'Kano, MaxDiff, CBC, CPC, PSM and BPTO each answer one hard question, and are filled in step by step.',
      toStudies: 'See special studies',
      templatesTitle: 'Forty questionnaire templates',
      templatesText: 'Sorted by the seven experience areas. Once chosen, a template is your own questionnaire.',
      toTemplates: 'Open the templates',
    },
  },
);
