import type { DeskFrame, DeskSubject } from '@wenshu/papers';

interface Words {
  readonly zh: string;
  readonly en: string;
}

interface FramedQuestion {
  readonly question: Words;
  /** What one types into a search box beside the thing. */
  readonly terms: { readonly zh: readonly string[]; readonly en: readonly string[] };
}

type AskedFrame = Exclude<DeskFrame, 'other'>;

/** What is asked of a thing from each side; {thing} is the thing. */
export const framedQuestions: Readonly<Record<AskedFrame, FramedQuestion>> = {
  size: {
    question: {
      zh: '{thing}的市场有多大，近几年怎样变化？',
      en: 'How large is the market for {thing}, and how has it changed in recent years?',
    },
    terms: { zh: ['市场规模', '增长率', '销量 统计'], en: ['market size', 'growth rate', 'sales statistics'] },
  },
  people: {
    question: { zh: '谁在用{thing}，分成哪些人群？', en: 'Who uses {thing}, and which groups do they fall into?' },
    terms: { zh: ['用户画像', '消费人群', '渗透率'], en: ['consumer profile', 'user demographics', 'penetration'] },
  },
  need: {
    question: {
      zh: '人们为什么需要{thing}，有哪些没有被满足？',
      en: 'Why do people need {thing}, and what is left unmet?',
    },
    terms: { zh: ['需求', '痛点', '使用场景'], en: ['consumer needs', 'pain points', 'usage occasions'] },
  },
  competition: {
    question: {
      zh: '{thing}有哪些主要玩家，各占多少、凭什么？',
      en: 'Who are the main players in {thing}, how much does each hold, and by what strength?',
    },
    terms: {
      zh: ['竞争格局', '市场份额', '主要品牌'],
      en: ['competitive landscape', 'market share', 'leading brands'],
    },
  },
  price: {
    question: {
      zh: '{thing}的价格在什么范围，怎样变化？',
      en: 'In what range do prices for {thing} lie, and how do they move?',
    },
    terms: { zh: ['价格带', '均价', '价格走势'], en: ['price range', 'average price', 'price trend'] },
  },
  channel: {
    question: {
      zh: '{thing}通过哪些渠道到达人们，各渠道怎样消长？',
      en: 'Through which channels does {thing} reach people, and which of them grow or shrink?',
    },
    terms: {
      zh: ['销售渠道', '线上 线下 占比', '渠道变化'],
      en: ['distribution channels', 'online offline share', 'retail channel trend'],
    },
  },
  technology: {
    question: { zh: '哪些技术或工艺正在改变{thing}？', en: 'Which technologies or processes are changing {thing}?' },
    terms: { zh: ['技术趋势', '专利', '新工艺'], en: ['technology trends', 'patents', 'innovation'] },
  },
  regulation: {
    question: {
      zh: '与{thing}有关的法规和标准有哪些，近期有什么变化？',
      en: 'Which laws and standards bear on {thing}, and what is about to change?',
    },
    terms: { zh: ['法规', '国家标准', '监管政策'], en: ['regulation', 'standards', 'policy changes'] },
  },
  risk: {
    question: { zh: '{thing}面临哪些风险和争议？', en: 'What risks and disputes surround {thing}?' },
    terms: { zh: ['风险', '召回', '争议'], en: ['risks', 'recalls', 'controversy'] },
  },
  future: {
    question: {
      zh: '今后三到五年{thing}可能往哪里走，取决于什么？',
      en: 'Where may {thing} go in the next three to five years, and what does that hang on?',
    },
    terms: { zh: ['趋势 预测', '行业展望'], en: ['forecast', 'outlook'] },
  },
};

/** From which sides a kind of question is looked at, the most telling first. */
export const framesOf: Readonly<Record<DeskSubject, readonly AskedFrame[]>> = {
  market: ['size', 'people', 'competition', 'price', 'channel', 'regulation', 'future'],
  product: ['need', 'people', 'competition', 'price', 'technology', 'risk'],
  people: ['people', 'need', 'channel', 'price', 'future'],
  competition: ['competition', 'price', 'channel', 'technology', 'people', 'future'],
  policy: ['regulation', 'risk', 'size', 'competition', 'future'],
  other: ['size', 'people', 'need', 'competition', 'regulation', 'future'],
};
