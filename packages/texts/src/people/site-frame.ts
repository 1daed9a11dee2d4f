import { bilingual } from '../bilingual.ts';

/** Words around the pages of the public site: news, the start pages, live pieces. */
export const siteFrameTexts = bilingual(
  {
    news: {
      title: '资讯',
      description: '研究方法讲解与操作指南：误差范围、加权、MaxDiff、Kano、价格敏感度，一篇讲清一件事。',
      lead: '方法讲清楚，步骤写具体。每一篇都可以直接转给同事。',
      filter: '按标题查找',
      placeholder: '例如：加权',
      search: '查找',
      all: '查看全部',
      none: '还没有文章。',
      noneFound: (name: string) => `没有标题里含“${name}”的文章。`,
      back: '全部资讯',
      others: '接着读',
    },
    start: {
      analysis: {
        title: '开启 XM 之旅',
        description: '带着数据来、从研究方案开始，或从一份空白问卷开始：三条路都通向同一套分析与报告。',
        lead: '您手上有什么，就从哪里开始。三条路最后汇到同一套统计、模型与报告。',
        ways: [
          {
            title: '手上已经有数据',
            text: '上传 Excel、CSV 或 SPSS 文件。列的类型先由系统猜测，您在预览里改正；之后与在这里回收的数据一样做统计、交叉表、模型和报告。',
            to: '/survey/import',
            open: '导入数据',
          },
          {
            title: '想要一套现成的研究方案',
            text: '八套方案各自带好问卷、配额、分析与报告。填上您的品牌和产品，一次生成，再按需修改。',
            to: '/team/manage-project/create-project-from-solution',
            open: '选择方案',
          },
          {
            title: '从自己的问题开始',
            text: '新建空白问卷、套用模板，或把写好的文字、Word 贴进来，系统识别成题目。发布以后，统计随回收实时更新。',
            to: '/team/create-survey',
            open: '新建问卷',
          },
        ],
      },
      templates: {
        title: '模板分析',
        description: '从成熟的研究方案开始一次分析：每套方案回答什么问题，生成之后得到什么。',
        lead: '先看这套方案回答什么问题，再决定用不用。生成之后，问卷、配额、分析与报告都可以改。',
        ways: [
          {
            title: '满意度与推荐',
            text: '客户满意度与驱动因素、NPS 项目：客户满意吗，愿意推荐吗，先改哪一件事最值得。',
            to: '/team/manage-project/create-project-from-solution',
            open: '用这类方案',
          },
          {
            title: '品牌与广告',
            text: '品牌追踪、广告测试：知道的人有多少，印象如何，广告有没有说清楚、说动人。',
            to: '/team/manage-project/create-project-from-solution',
            open: '用这类方案',
          },
          {
            title: '产品与人群',
            text: '概念测试、产品满意度、使用与态度：哪个概念值得做，产品哪里要改，谁在什么场合用。',
            to: '/team/manage-project/create-project-from-solution',
            open: '用这类方案',
          },
          {
            title: '员工敬业度',
            text: '员工愿不愿意投入、愿不愿意留下，与哪些感受关系最大。样本少于 30 人的部门会被标出。',
            to: '/team/manage-project/create-project-from-solution',
            open: '用这类方案',
          },
        ],
      },
    },
    article: {
      opensWindow: '（在新窗口打开）',
      table: ({ number }: { number: number }) => `表 ${number}`,
    },
    live: {
      label: '试一试',
      failed: '这一段没有加载成功，刷新页面再试。',
    },
  },
  {
    news: {
      title: 'News',
      description:
        'Methods explained and how-tos: margins of error, weighting, MaxDiff, Kano, price sensitivity. One thing at a time.',
      lead: 'Methods in plain words, steps you can follow. Every piece can be passed on to a colleague.',
      filter: 'Find by title',
      placeholder: 'Weighting, for example',
      search: 'Find',
      all: 'Show all',
      none: 'There are no articles yet.',
      noneFound: name => `No article has “${name}” in its title.`,
      back: 'All news',
      others: 'Read on',
    },
    start: {
      analysis: {
        title: 'Start your XM journey',
        description:
          'Bring your data, begin with a research scheme, or with an empty questionnaire: all three lead to the same analysis and reports.',
        lead: 'Begin with what you have. All three ways end at the same statistics, models and reports.',
        ways: [
          {
            title: 'You already have data',
            text: 'Upload an Excel, CSV or SPSS file. The types of its columns are guessed and you correct them in a preview; from then on it is analysed like answers collected here.',
            to: '/survey/import',
            open: 'Import data',
          },
          {
            title: 'You want a study that is ready',
            text: 'Eight schemes come with questionnaire, quotas, analyses and report. Fill in your brands and products, generate it in one go, and change what you like.',
            to: '/team/manage-project/create-project-from-solution',
            open: 'Choose a scheme',
          },
          {
            title: 'You have a question of your own',
            text: 'Begin with an empty questionnaire or a template, or paste what you have written, Word files included, and have it read as questions. Once it is published, statistics follow the answers.',
            to: '/team/create-survey',
            open: 'New questionnaire',
          },
        ],
      },
      templates: {
        title: 'Analysis from a template',
        description:
          'Begin an analysis with a proven scheme: which question each one answers, and what you get once it is generated.',
        lead: 'See first which question a scheme answers. Questionnaire, quotas, analyses and report can all be changed once they are there.',
        ways: [
          {
            title: 'Satisfaction and recommendation',
            text: 'Customer satisfaction with key drivers, NPS programme: are customers content, would they recommend you, and what is most worth mending first.',
            to: '/team/manage-project/create-project-from-solution',
            open: 'Use one of these',
          },
          {
            title: 'Brand and advertising',
            text: 'Brand tracking, ad test: how many know you, what they think of you, and whether an ad says what it should and moves anybody.',
            to: '/team/manage-project/create-project-from-solution',
            open: 'Use one of these',
          },
          {
            title: 'Products and people',
            text: 'Concept test, product satisfaction, usage and attitude: which concept deserves building, what to change, and who uses it on which occasion.',
            to: '/team/manage-project/create-project-from-solution',
            open: 'Use one of these',
          },
          {
            title: 'Employee engagement',
            text: 'Whether people put their heart into it and mean to stay, and which experiences go with that. Groups with fewer than 30 answers are marked.',
            to: '/team/manage-project/create-project-from-solution',
            open: 'Use one of these',
          },
        ],
      },
    },
    article: {
      opensWindow: '(opens in a new window)',
      table: ({ number }) => `Table ${number}`,
    },
    live: {
      label: 'Try it',
      failed: 'This part did not load. Reload the page to try again.',
    },
  },
);
