import type { SitePageTexts } from './page-words.ts';

export const intelligentSeriesTexts: SitePageTexts = {
  zh: {
    description:
      '问枢智能系列的五款研究助手：访谈文本、访谈提纲、桌面研究、产品概念与问卷。正在开发，尚未开放；这里写明现在可以怎么做。',
    eyebrow: '产品服务 · 智能系列',
    headline: '五位助手，正在开发',
    lead: '目前的版本里，这五款都还不能使用。先说清楚它们打算做什么、守什么规矩，以及今天您可以怎么做。',
    sections: [
      {
        id: 'transcripts',
        kind: 'text',
        heading: '访谈文本分析',
        paragraphs: [
          '打算做什么：把访谈笔录切成段落，按编码框提出主题与观点，每条都指向原文。',
          '正在开发，尚未开放。',
          '今天可以怎么做：把访谈里的关键问题做成开放题，收集后用词云、搜索和逐条阅读来看；再导出，在您熟悉的工具里编码。',
        ],
      },
      {
        id: 'outline',
        kind: 'text',
        heading: '访谈提纲',
        paragraphs: [
          '打算做什么：由研究目的、对象和时长，起草分段的提纲与追问，由您修改定稿。',
          '正在开发，尚未开放。',
          '今天可以怎么做：找一份相近的问卷模板，把每道题换成“为什么”，就是一份提纲的骨架。',
        ],
        link: { words: '查看模板与方案', to: '/template-analysis' },
      },
      {
        id: 'desk',
        kind: 'text',
        heading: '桌面研究',
        paragraphs: [
          '打算做什么：只在您给出的资料里查找，整理成综述；每句话都注明出处，找不到就说找不到。',
          '正在开发，尚未开放。',
          '今天可以怎么做：已有的调查数据可以用 Excel、CSV 或 SPSS 文件导入，与新的数据放在一起分析。',
        ],
      },
      {
        id: 'concept',
        kind: 'text',
        heading: '产品概念',
        paragraphs: [
          '打算做什么：由目标人群和需要，起草几版概念的说法，供您挑选和打磨。',
          '正在开发，尚未开放。',
          '今天可以怎么做：概念由您来写，用产品概念测试方案问 200 人左右：吸不吸引，信不信，按这个价格买不买。',
        ],
        link: { words: '产品体验怎么测', to: '/solution/px' },
      },
      {
        id: 'questionnaire',
        kind: 'text',
        heading: '问卷生成',
        paragraphs: [
          '打算做什么：由一段描述起草问卷，先通过平台自己的检查，再给您看。',
          '正在开发，尚未开放。',
          '今天可以怎么做：粘贴题目文字，边看边改，平台按题型标记识别题目；或从四十份模板、八套整套方案开始。',
        ],
        link: { words: '开始一份问卷', to: '/analysis' },
      },
      {
        id: 'rules',
        kind: 'cards',
        heading: '每位助手都要守的规矩',
        lead: '这是我们的承诺：开放之时，就要做到。',
        cards: [
          { title: '只提议，不代写', text: '采不采用由人决定。采用之后与您自己的修改一样，可以撤销。' },
          { title: '先检查，再出示', text: '引文要与原文一字不差，问卷要通过检查。不合格的不给您看，只告诉您有几条。' },
          {
            title: '外发之前先问',
            text: '要用外部模型时，由企业管理员开启，先让您看到会送出什么；姓名、电话等先遮盖。',
          },
          { title: '受访者的话要许可', text: '问卷的所有者没有同意，受访者写的话不会送出去。' },
          { title: '可以停，不丢失', text: '随时能停，刷新还在；失败不计费。日志只记多少和用途，不记内容。' },
          { title: '没有模型也诚实', text: '不接模型时，用平台自己的方法，并在界面上写明。' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '即使开放以后',
        list: [
          '助手会出错，而且说得很像真的。结论要由读过原文的人来下。',
          '由模型扮演的受访者不能代替真人，我们不会把它当作样本。',
          '开放的时间还没有确定。我们不收预订，也不按计划中的功能收费。',
        ],
      },
    ],
    next: {
      title: '现在就能做的',
      links: [
        { words: '看看在线平台', to: '/productServices/onlinePlatform' },
        { words: '从方案开始', to: '/template-analysis' },
        { words: '告诉我们您需要什么', to: '/connect-us' },
      ],
    },
  },
  en: {
    description:
      'Five research assistants in development, not available yet: transcripts, outlines, desk research, concepts, questionnaires. And what you can do today.',
    eyebrow: 'Product services · Intelligent series',
    headline: 'Five assistants, in development',
    lead: 'None of the five can be used in the present version. Here is what they are meant to do, which rules they will keep, and what you can do today.',
    sections: [
      {
        id: 'transcripts',
        kind: 'text',
        heading: 'Interview text analysis',
        paragraphs: [
          'What it is meant to do: cut transcripts into passages and suggest themes and views by a code frame, each pointing at the words it rests on.',
          'In development, not available yet.',
          'What you can do today: put the key questions of your interviews into a survey as open questions, read the answers with word cloud and search, then export and code them in a tool you know.',
        ],
      },
      {
        id: 'outline',
        kind: 'text',
        heading: 'Interview outline',
        paragraphs: [
          'What it is meant to do: draft an outline with follow-up questions from your aim, your interviewees and the time you have; the final word is yours.',
          'In development, not available yet.',
          'What you can do today: take a questionnaire template on a related subject and turn each question into a “why”. That is the skeleton of an outline.',
        ],
        link: { words: 'See templates and schemes', to: '/template-analysis' },
      },
      {
        id: 'desk',
        kind: 'text',
        heading: 'Desk research',
        paragraphs: [
          'What it is meant to do: search only the sources you give it and write a summary with a reference for each sentence, or say that nothing was found.',
          'In development, not available yet.',
          'What you can do today: import earlier survey data from Excel, CSV or SPSS files and analyse it together with your new data.',
        ],
      },
      {
        id: 'concept',
        kind: 'text',
        heading: 'Product concept',
        paragraphs: [
          'What it is meant to do: draft several wordings of a concept from the people it is for and what they need, for you to choose and refine.',
          'In development, not available yet.',
          'What you can do today: write the concept yourself and put it to some 200 people with the concept test: does it appeal, do they believe it, would they buy it at this price?',
        ],
        link: { words: 'How product experience is measured', to: '/solution/px' },
      },
      {
        id: 'questionnaire',
        kind: 'text',
        heading: 'Questionnaire',
        paragraphs: [
          'What it is meant to do: draft a questionnaire from a description, and pass the platform’s own checks before you see it.',
          'In development, not available yet.',
          'What you can do today: paste the text of your questions and mend it as you look, the types being known by their markers; or begin with one of forty templates or eight whole schemes.',
        ],
        link: { words: 'Begin a questionnaire', to: '/analysis' },
      },
      {
        id: 'rules',
        kind: 'cards',
        heading: 'Rules for every assistant',
        lead: 'This is our commitment: each will keep them from the day it opens.',
        cards: [
          {
            title: 'It proposes, you decide',
            text: 'What you accept becomes an ordinary edit, and can be undone like your own.',
          },
          {
            title: 'Checked before shown',
            text: 'A quote must match its source letter for letter, a questionnaire must pass the checks. What fails is counted, not shown.',
          },
          {
            title: 'Asked before anything leaves',
            text: 'An outside model is switched on by your administrator. You see first what would be sent, with names and numbers masked.',
          },
          {
            title: 'Respondents’ words need a yes',
            text: 'Without the consent of the survey’s owner, what respondents wrote is not sent anywhere.',
          },
          {
            title: 'Stop it, lose nothing',
            text: 'Stop it at any time; a reload keeps it; failure costs nothing. Logs keep size and purpose, never content.',
          },
          {
            title: 'Honest without a model',
            text: 'Where no model is connected, the platform’s own methods do the work, and the screen says so.',
          },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: 'Even once they are open',
        list: [
          'Assistants make mistakes, and make them sound right. Conclusions are for somebody who has read the source.',
          'A model playing respondents does not replace people; we will not count it as a sample.',
          'There is no opening date yet. We take no advance orders and charge nothing for features that are only planned.',
        ],
      },
    ],
    next: {
      title: 'What works now',
      links: [
        { words: 'See the online platform', to: '/productServices/onlinePlatform' },
        { words: 'Begin with a scheme', to: '/template-analysis' },
        { words: 'Tell us what you need', to: '/connect-us' },
      ],
    },
  },
};
