import type { SitePageTexts } from './page-words.ts';

export const intelligentSeriesTexts: SitePageTexts = {
  zh: {
    description:
      '问枢智能系列的研究助手：访谈提纲、桌面研究、产品概念与问卷已经可以使用；访谈文本分析正在开发。这里写明各自做什么、守什么规矩。',
    eyebrow: '产品服务 · 智能系列',
    headline: '四位助手可以使用，一位正在开发',
    lead: '登录后在工作台的“起草”里就能找到它们。没有接入语言模型时，由平台自己的方法完成，并在界面上写明。',
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
          '由研究目的、对象和时长，提议目标、分段的提纲、问题与追问，各环节的时间随时与计划对照。',
          '采用哪些由您决定；可以与同事同时修改，下载为 Word 或 Markdown，也可以用链接给别人阅读。',
        ],
      },
      {
        id: 'desk',
        kind: 'text',
        heading: '桌面研究',
        paragraphs: [
          '把研究问题拆成子问题和中英文检索词，再到您粘贴或上传的资料里找相近的原话，作为证据逐条采用。',
          '每条引文都与原文一字不差，点一下就能看到它在原文中的位置。平台不上网查找，也不替您写结论。',
        ],
      },
      {
        id: 'concept',
        kind: 'text',
        heading: '产品概念',
        paragraphs: [
          '由品类、目标人群和需要，提议几版概念的说法，并排比较和修改。',
          '选定一版，直接填进产品概念测试方案，问 200 人左右：吸不吸引，信不信，按这个价格买不买。',
        ],
        link: { words: '产品体验怎么测', to: '/solution/px' },
      },
      {
        id: 'questionnaire',
        kind: 'text',
        heading: '问卷生成',
        paragraphs: [
          '由一段描述拟定问卷草案，先通过平台自己的检查，再给您看；用一句话就能继续修改，满意后生成问卷。',
          '也可以粘贴题目文字，边看边改；或从四十份模板、八套整套方案开始。',
        ],
        link: { words: '开始一份问卷', to: '/analysis' },
      },
      {
        id: 'rules',
        kind: 'cards',
        heading: '每位助手都要守的规矩',
        lead: '已经开放的都做到了；之后开放的，也要先做到。',
        cards: [
          { title: '只提议，不代写', text: '采不采用由人决定。采用之后与您自己的修改一样，可以撤销。' },
          { title: '先检查，再出示', text: '引文要与原文一字不差，问卷要通过检查。不合格的不给您看，只告诉您有几条。' },
          {
            title: '外发之前先问',
            text: '要用外部模型时，由企业管理员开启，先让您看到会送出什么；姓名、电话等先遮盖。',
          },
          { title: '受访者的话要许可', text: '问卷的所有者没有同意，受访者写的话不会送出去。' },
          { title: '可以停，不丢失', text: '随时能停，您写下的都在；失败不计费。日志只记多少和用途，不记内容。' },
          { title: '没有模型也诚实', text: '不接模型时，用平台自己的方法，并在界面上写明。' },
        ],
      },
      {
        id: 'limits',
        kind: 'limits',
        heading: '要记住的',
        list: [
          '助手会出错，而且说得很像真的。结论要由读过原文的人来下。',
          '由模型扮演的受访者不能代替真人，我们不会把它当作样本。',
          '访谈文本分析开放的时间还没有确定。我们不收预订，也不按计划中的功能收费。',
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
      'Assistants for interview outlines, desk research, product concepts and questionnaires; one for transcripts is in development. By which rules they work.',
    eyebrow: 'Product services · Intelligent series',
    headline: 'Four assistants to use, one in development',
    lead: 'You find them under “Drafting” in the workspace. Where no language model is connected, the platform’s own methods do the work, and the screen says so.',
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
          'From your goal, your interviewees and the time you have it proposes goals, sections, questions and probes, and always shows the minutes against the plan.',
          'You decide what is taken. Colleagues edit along with you; take it out as Word or Markdown, or let others read it by a link.',
        ],
      },
      {
        id: 'desk',
        kind: 'text',
        heading: 'Desk research',
        paragraphs: [
          'It takes your question apart into sub-questions and search terms in two languages, and finds in the texts you paste or upload what comes near to each, to be accepted as evidence piece by piece.',
          'Every quote stands letter for letter in its source, and is shown there at a click. Nothing is searched on the web, and no conclusion is written for you.',
        ],
      },
      {
        id: 'concept',
        kind: 'text',
        heading: 'Product concept',
        paragraphs: [
          'From the category, the people it is for and what they need it proposes several wordings of a concept, to be compared and refined side by side.',
          'Put the one you choose straight into the concept test with some 200 people: does it appeal, do they believe it, would they buy it at this price?',
        ],
        link: { words: 'How product experience is measured', to: '/solution/px' },
      },
      {
        id: 'questionnaire',
        kind: 'text',
        heading: 'Questionnaire',
        paragraphs: [
          'It drafts a questionnaire from a description, which passes the platform’s own checks before you see it; change it by a sentence, and make the questionnaire when you are content.',
          'Or paste the text of your questions and mend it as you look, or begin with one of forty templates or eight whole schemes.',
        ],
        link: { words: 'Begin a questionnaire', to: '/analysis' },
      },
      {
        id: 'rules',
        kind: 'cards',
        heading: 'Rules for every assistant',
        lead: 'Those that are open keep them; those to come will keep them from the day they open.',
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
            text: 'Stop it at any time: what you wrote stays, and failure costs nothing. Logs keep size and purpose, never content.',
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
        heading: 'To keep in mind',
        list: [
          'Assistants make mistakes, and make them sound right. Conclusions are for somebody who has read the source.',
          'A model playing respondents does not replace people; we will not count it as a sample.',
          'There is no opening date yet for transcripts. We take no advance orders and charge nothing for features that are only planned.',
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
