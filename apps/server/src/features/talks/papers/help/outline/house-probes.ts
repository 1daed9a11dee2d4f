import { type Paper, type PaperNode, type ProposedNode, textOf } from '@wenshu/papers';

interface ProbeKind {
  readonly meant: { readonly zh: RegExp; readonly en: RegExp };
  readonly probes: { readonly zh: readonly string[]; readonly en: readonly string[] };
}

/** What a question asks for decides how one goes on; the first that fits comes first, and what fits everything last. */
const kinds: readonly ProbeKind[] = [
  {
    meant: {
      zh: /最近一次|经过|经历|讲讲|从头|那一次|描述|发生了什么/,
      en: /last time|tell me about|walk me|describe|what happened|step by step/i,
    },
    probes: {
      zh: [
        '当时还有谁在场？他们说了什么、做了什么？',
        '在那之前的一刻，您正在做什么？',
        '接下来呢？中间有没有停下来或改主意？',
        '如果让我在场看着，我会看到什么？',
      ],
      en: [
        'Who else was there, and what did they say or do?',
        'What were you doing just before that?',
        'And then? Did you stop or change your mind anywhere?',
        'Had I been there, what would I have seen?',
      ],
    },
  },
  {
    meant: { zh: /为什么|理由|原因|在意|影响|决定|犹豫/, en: /\bwhy\b|reason|matter|care|influenc|decid|hesitat/i },
    probes: {
      zh: [
        '这一点为什么对您重要？',
        '如果没有这个原因，您会怎么做？',
        '这里面哪一个最关键？请只留一个。',
        '您是什么时候开始这样想的？',
      ],
      en: [
        'Why does that matter to you?',
        'Without that reason, what would you have done?',
        'Which of these weighs most? Keep only one.',
        'When did you begin to see it that way?',
      ],
    },
  },
  {
    meant: {
      zh: /感受|心情|满意|喜欢|不顺|失望|高兴|担心/,
      en: /feel|mood|satisf|\blike\b|let you down|disappoint|happy|worr/i,
    },
    probes: {
      zh: ['用一个词形容当时的心情，会是什么？', '是哪个细节带来了这种感受？', '这种感受后来持续了多久？影响了什么？'],
      en: [
        'In one word, how did that feel?',
        'Which detail brought that feeling on?',
        'How long did it stay with you, and what did it change?',
      ],
    },
  },
  {
    meant: {
      zh: /牌子|品牌|选项|比较|区分|分成|代替|相比/,
      en: /brand|option|compar|tell apart|sort|instead|place of/i,
    },
    probes: {
      zh: ['它们之间最大的差别是什么？', '在什么情况下您会换过来？', '有没有哪一个是您一开始就不会考虑的？为什么？'],
      en: [
        'What is the greatest difference between them?',
        'In which situation would you switch?',
        'Is there one that you would never consider? Why?',
      ],
    },
  },
  {
    meant: { zh: /价格|多少钱|贵|便宜|花/, en: /price|spend|expensive|cheap|\bpay|cost/i },
    probes: {
      zh: ['这个数是和什么比出来的？', '再贵一成会怎样？', '付完钱之后，心里是什么感觉？'],
      en: ['What do you measure that against?', 'What if it were a tenth more?', 'How did you feel once you had paid?'],
    },
  },
  {
    meant: { zh: /./s, en: /./s },
    probes: {
      zh: [
        '能举一个具体的例子吗？',
        '您说的这个词，对您来说具体指什么？',
        '有没有相反的情形？那一次有什么不同？',
        '别人会怎么看？您和他们有什么不一样？',
      ],
      en: [
        'Can you give me an example?',
        'When you use that word, what exactly do you mean?',
        'Has it ever been the other way round? What was different then?',
        'How would others see it, and where do you differ?',
      ],
    },
  },
];

const MOST_PROBES = 5;

export function proposeProbes(paper: Paper, question: PaperNode): ProposedNode[] {
  const { language } = paper;
  const words = textOf(question, 'text');
  const texts = kinds.filter(kind => kind.meant[language].test(words)).flatMap(kind => kind.probes[language]);
  return texts.slice(0, MOST_PROBES).map(text => ({ kind: 'probe', parent: question.id, fields: { text }, below: [] }));
}
