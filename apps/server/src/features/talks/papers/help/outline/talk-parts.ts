/** A question of the house's own in both languages; {thing} is what the talk is about. */
export interface TalkQuestion {
  readonly zh: string;
  readonly en: string;
  /** Without it the part has missed its point. */
  readonly isMust?: true;
}

/** A part of a talk: what it finds out, by which words of a goal it is meant, and how much room it takes beside others. */
export interface TalkPart {
  readonly id: string;
  readonly meant: { readonly zh: RegExp; readonly en: RegExp };
  readonly title: { readonly zh: string; readonly en: string };
  readonly goal: { readonly zh: string; readonly en: string };
  readonly weight: number;
  readonly questions: readonly TalkQuestion[];
}

/** What goals ask for. Where a goal names none of them, the first three are asked: what people do, why, and what is in their way. */
export const talkParts: readonly TalkPart[] = [
  {
    id: 'usage',
    meant: {
      zh: /使用|习惯|场景|用法|怎么用|行为|日常|频率/,
      en: /\bus(?:e|age|es|ing)\b|habit|occasion|behavio|routine|daily|how often/i,
    },
    title: { zh: '使用习惯与场景', en: 'Habits and occasions' },
    goal: { zh: '弄清人们在什么场景下、怎样使用{thing}', en: 'Learn when, where and how people use {thing}' },
    weight: 3,
    questions: [
      {
        zh: '请讲讲您最近一次用到{thing}的经过：什么时候、在哪里、和谁一起？',
        en: 'Tell me about the last time with {thing}: when was it, where, and who was there?',
        isMust: true,
      },
      {
        zh: '平时一周里，{thing}会在哪些时刻出现？',
        en: 'In an ordinary week, at which moments does {thing} come in?',
      },
      {
        zh: '从想到它到用完，中间一步一步是怎么做的？',
        en: 'From thinking of it to being done, what do you do step by step?',
        isMust: true,
      },
      {
        zh: '有没有本来想用、最后换成别的东西的时候？当时换成了什么？',
        en: 'Has there been a time when you meant to and took something else instead? What did you take?',
      },
      {
        zh: '和一两年前相比，您的用法有什么变化？是什么带来的？',
        en: 'How has this changed over the last year or two, and what brought the change?',
      },
    ],
  },
  {
    id: 'decision',
    meant: {
      zh: /购买|选择|决策|挑选|为什么买|考虑|下单|渠道|不买/,
      en: /\bbuy|purchas|choos|choice|decision|decid|consider|shop/i,
    },
    title: { zh: '怎么挑、怎么买', en: 'How people choose and buy' },
    goal: {
      zh: '弄清人们怎样挑选和购买{thing}，什么因素起决定作用',
      en: 'Learn how people choose and buy {thing}, and what tips the balance',
    },
    weight: 3,
    questions: [
      {
        zh: '最近一次买{thing}，是什么让您动了这个念头？',
        en: 'The last time you went for {thing}, what first made you think of it?',
        isMust: true,
      },
      {
        zh: '当时看过哪些选项？每一个是怎么留下或被排除的？',
        en: 'Which options did you look at, and how did each stay in or drop out?',
        isMust: true,
      },
      {
        zh: '您是从哪里得到信息的？哪些信息真正影响了决定？',
        en: 'Where did your information come from, and which of it made a real difference?',
      },
      { zh: '有谁参与了这个决定？各自在意什么？', en: 'Who else had a say, and what did each of them care about?' },
      { zh: '下单前的最后一刻，还有什么让您犹豫？', en: 'Just before you decided, what still made you hesitate?' },
    ],
  },
  {
    id: 'pains',
    meant: {
      zh: /痛点|不满|抱怨|问题|困难|障碍|满意|体验|投诉/,
      en: /pain|complain|problem|barrier|obstacle|difficult|satisf|frustrat|experience/i,
    },
    title: { zh: '不顺与期待', en: 'What gets in the way' },
    goal: {
      zh: '弄清围绕{thing}有哪些不顺，人们现在怎样应付',
      en: 'Learn what gets in people’s way with {thing}, and how they cope today',
    },
    weight: 3,
    questions: [
      {
        zh: '说一次{thing}让您不顺心的经历，当时发生了什么？',
        en: 'Tell me about a time when {thing} let you down. What happened?',
        isMust: true,
      },
      {
        zh: '后来您是怎么解决或绕过去的？花了多少功夫？',
        en: 'How did you solve it or work around it, and what did that cost you?',
        isMust: true,
      },
      {
        zh: '哪些地方您已经习惯了，但其实不应该是这样？',
        en: 'What have you got used to that should not really be so?',
      },
      {
        zh: '反过来，有没有哪一次让您觉得“就该这样”？好在哪里？',
        en: 'And was there a time when it was just as it should be? What made it so?',
      },
      {
        zh: '如果只能改一处，您会改哪里？为什么是它？',
        en: 'If you could change one thing only, which would it be, and why that?',
      },
    ],
  },
  {
    id: 'leaving',
    meant: {
      zh: /复购|流失|放弃|不再|停用|回购|留存|忠诚/,
      en: /repeat|repurchas|churn|stop(?:ped|ping)?\b|leav(?:e|ing)|retention|loyal|buy again/i,
    },
    title: { zh: '留下还是离开', en: 'Staying or leaving' },
    goal: { zh: '弄清人们为什么继续或不再选择{thing}', en: 'Learn why people stay with {thing} or give it up' },
    weight: 3,
    questions: [
      {
        zh: '从第一次接触{thing}到现在，中间经历了哪些阶段？',
        en: 'From your first contact with {thing} until now, what stages were there?',
      },
      {
        zh: '有没有一段时间用得少了或停了？那时生活里发生了什么？',
        en: 'Was there a time when you did less of it or stopped? What was going on then?',
        isMust: true,
      },
      {
        zh: '第二次、第三次再选它时，和第一次的理由有什么不同？',
        en: 'When you came back a second or third time, how did your reasons differ from the first?',
      },
      {
        zh: '现在代替它的是什么？好在哪里，差在哪里？',
        en: 'What has taken its place? What is better about that, and what is worse?',
        isMust: true,
      },
      { zh: '什么样的变化会让您重新考虑它？', en: 'What would have to change for you to think about it again?' },
    ],
  },
  {
    id: 'idea',
    meant: {
      zh: /概念|新品|方案|创意|测试|原型|样品|包装|口味/,
      en: /concept|\bidea|prototype|new product|\btest|packag|flavou?r|design/i,
    },
    title: { zh: '对新想法的反应', en: 'Reactions to the new idea' },
    goal: {
      zh: '弄清人们怎样理解和评价所展示的想法，哪里打动、哪里不信',
      en: 'Learn how people understand and judge what is shown, what moves them and what they do not believe',
    },
    weight: 4,
    questions: [
      {
        zh: '（展示材料后）先不评价，请用自己的话说说这是什么、给谁用的。',
        en: '(After showing it) Before judging it: in your own words, what is this, and for whom?',
        isMust: true,
      },
      {
        zh: '看的时候，哪一处让您停下来？是吸引还是疑惑？',
        en: 'As you looked, where did you stop? Was it interest or doubt?',
        isMust: true,
      },
      {
        zh: '哪句话您不太相信？要看到什么才会信？',
        en: 'Which part do you not quite believe? What would you need to see?',
      },
      {
        zh: '它会代替您现在的什么？那样东西输在哪里？',
        en: 'What would it take the place of in your life, and what does that lack?',
        isMust: true,
      },
      {
        zh: '如果要向朋友介绍，您会怎么说？会略过哪些？',
        en: 'If you told a friend about it, what would you say, and what would you leave out?',
      },
    ],
  },
  {
    id: 'brand',
    meant: { zh: /品牌|形象|认知|知名|口碑|竞品|竞争/, en: /brand|image|aware|reputation|competit|perception/i },
    title: { zh: '品牌与比较', en: 'Brands and comparisons' },
    goal: {
      zh: '弄清人们心里有哪些牌子，怎样区分它们',
      en: 'Learn which brands people have in mind and how they tell them apart',
    },
    weight: 2,
    questions: [
      {
        zh: '提到{thing}，您先想到哪些牌子？是怎么知道它们的？',
        en: 'When you think of {thing}, which brands come first, and how do you know them?',
        isMust: true,
      },
      {
        zh: '请把这些牌子分成几堆，随您怎么分。为什么这样分？',
        en: 'Sort these brands into groups, any way you like. Why like this?',
        isMust: true,
      },
      { zh: '如果每个牌子是一个人，分别是什么样的人？', en: 'If each brand were a person, what would they be like?' },
      {
        zh: '哪个牌子您用过后看法变了？变在哪里？',
        en: 'Which brand do you see differently since you tried it? In what way?',
      },
    ],
  },
  {
    id: 'price',
    meant: {
      zh: /价格|定价|贵|性价比|花费|付费|促销|会员/,
      en: /pric|expens|value for money|\bpay|cost|promotion|discount|subscription/i,
    },
    title: { zh: '价格与值不值', en: 'Price and worth' },
    goal: {
      zh: '弄清人们怎样判断{thing}值不值这个价',
      en: 'Learn how people judge whether {thing} is worth its price',
    },
    weight: 2,
    questions: [
      {
        zh: '您现在为{thing}花多少钱？这个数是怎么来的？',
        en: 'What do you spend on {thing} now, and how did it come to that?',
        isMust: true,
      },
      {
        zh: '什么时候会觉得贵？什么时候贵一点也愿意？',
        en: 'When does it feel expensive, and when do you gladly pay a little more?',
        isMust: true,
      },
      {
        zh: '便宜到什么程度，您反而会担心？担心什么？',
        en: 'How cheap would it have to be to worry you, and about what?',
      },
      { zh: '您会拿它和哪些花销放在一起比？', en: 'With which other spending do you compare it?' },
    ],
  },
  {
    id: 'message',
    meant: {
      zh: /广告|传播|文案|宣传|信息|内容|种草|直播/,
      en: /advert|\bads?\b|communicat|message|campaign|content|social media/i,
    },
    title: { zh: '看到和听到的', en: 'What people see and hear' },
    goal: {
      zh: '弄清哪些信息到达了人们，哪些被相信、被记住',
      en: 'Learn which messages reach people, and which are believed and remembered',
    },
    weight: 2,
    questions: [
      {
        zh: '最近在哪里看到过和{thing}有关的内容？还记得什么？',
        en: 'Where have you lately come across anything about {thing}? What stayed with you?',
        isMust: true,
      },
      {
        zh: '谁说的话您会当真？谁说的您会打折扣？',
        en: 'Whose word do you take seriously, and whose do you discount?',
      },
      {
        zh: '有没有哪条内容让您做了点什么？当时做了什么？',
        en: 'Has anything you saw made you do something? What did you do?',
        isMust: true,
      },
      { zh: '同样一件事，怎么说会让您更想了解？', en: 'Said in what way would it make you want to know more?' },
    ],
  },
  {
    id: 'service',
    meant: {
      zh: /服务|流程|门店|客服|旅程|办理|预约|就诊|入住/,
      en: /service|journey|process|store visit|support|staff|appointment|visit/i,
    },
    title: { zh: '一次完整的经历', en: 'One visit from start to end' },
    goal: {
      zh: '弄清一次完整经历里哪些时刻最影响感受',
      en: 'Learn which moments of a whole visit shape how people feel about it',
    },
    weight: 3,
    questions: [
      {
        zh: '请从头到尾讲一遍最近一次的经过，想到什么说什么。',
        en: 'Walk me through the most recent time from beginning to end, with whatever comes to mind.',
        isMust: true,
      },
      {
        zh: '哪一刻心情往上走？哪一刻往下掉？',
        en: 'At which moment did your mood go up, and where did it drop?',
        isMust: true,
      },
      {
        zh: '遇到问题时找了谁？对方是怎么做的？',
        en: 'When something went wrong, whom did you turn to, and what did they do?',
      },
      { zh: '等待的时候您在想什么、做什么？', en: 'While you were waiting, what did you think and do?' },
    ],
  },
  {
    id: 'work',
    meant: {
      zh: /员工|团队|工作|离职|管理|组织|文化|敬业/,
      en: /employee|staff turnover|team|workplace|manager|organi[sz]ation|culture|engagement/i,
    },
    title: { zh: '工作中的真实感受', en: 'What work is really like' },
    goal: {
      zh: '弄清人们在工作中的感受，以及什么让他们留下或想走',
      en: 'Learn how people experience their work, and what makes them stay or think of leaving',
    },
    weight: 3,
    questions: [
      {
        zh: '请描述一个最近的工作日，哪一段最投入，哪一段最消耗？',
        en: 'Describe a recent working day: where were you most absorbed, and where most drained?',
        isMust: true,
      },
      {
        zh: '最近一次觉得自己的付出被看见，是什么情形？',
        en: 'When did you last feel that your effort was seen? What happened?',
      },
      {
        zh: '有没有认真想过离开？是什么引起的，又是什么让您留下？',
        en: 'Have you seriously thought of leaving? What brought it on, and what made you stay?',
        isMust: true,
      },
      {
        zh: '如果由您来改一条做法，会改哪一条？',
        en: 'If it were yours to change one way of doing things, which would it be?',
      },
    ],
  },
];

/** How a talk begins and ends, whatever it is about. */
export const talkFrame = {
  opening: {
    title: { zh: '开场与热身', en: 'Opening and warm-up' },
    note: {
      individual: {
        zh: '说明访谈目的、时长、录音与保密，征得同意；说明没有对错之分。',
        en: 'Say what the talk is for, how long it takes, that it is recorded and kept confidential, and ask for consent. There are no right or wrong answers.',
      },
      group: {
        zh: '说明座谈目的、时长、录音录像与保密，征得同意；约定一次一人发言、不同意见都欢迎。',
        en: 'Say what the group is for, how long it takes, that it is recorded and kept confidential, and ask for consent. One speaks at a time; different views are welcome.',
      },
    },
    questions: {
      individual: [
        {
          zh: '请先简单介绍一下自己：平时一天是怎么过的？',
          en: 'To begin with, tell me a little about yourself: what is an ordinary day like?',
        },
        { zh: '最近生活里有什么新的变化吗？', en: 'Has anything changed in your life lately?' },
      ],
      group: [
        {
          zh: '请每位用一分钟介绍自己，再说一件最近让自己高兴的事。',
          en: 'One minute each: who are you, and what has lately made you happy?',
        },
        {
          zh: '听到今天的话题，您脑子里先冒出哪三个词？请先写下来再分享。',
          en: 'Hearing today’s subject, which three words come to mind? Please write them down before we share.',
        },
      ],
    },
  },
  closing: {
    title: { zh: '收尾', en: 'Closing' },
    note: {
      zh: '感谢参与；说明后续安排和礼金。',
      en: 'Thank them, and say what happens next and about the incentive.',
    },
    questions: [
      {
        zh: '今天聊的内容里，您觉得最重要的是哪一点？',
        en: 'Of all we have talked about, what matters most to you?',
        isMust: true,
      },
      {
        zh: '还有什么是我没有问到，但您觉得应该说的？',
        en: 'Is there anything I have not asked that you feel should be said?',
      },
    ],
  },
} as const satisfies {
  readonly opening: {
    readonly title: object;
    readonly note: object;
    readonly questions: Readonly<Record<'individual' | 'group', readonly TalkQuestion[]>>;
  };
  readonly closing: { readonly title: object; readonly note: object; readonly questions: readonly TalkQuestion[] };
};
