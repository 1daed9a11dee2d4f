import { tokensOf } from '../../../design/drafting/index.ts';

/** A thing that surveys ask for under many words, in both languages: a question in English finds it in a survey in Chinese. */
interface Concept {
  readonly id: string;
  readonly words: RegExp;
  /** Who somebody is: by this people are grouped first. */
  readonly isBackground?: true;
}

export const concepts: readonly Concept[] = [
  { id: 'satisfied', words: /满意|satisf|(?:un)?happy with/ },
  { id: 'recommend', words: /推荐|净推荐|\bnps\b|recommend/ },
  { id: 'overall', words: /总体|整体|总的|overall|in general|altogether/ },
  { id: 'rating', words: /打分|评分|打几分|分数|得分|评价|\brat(?:e|es|ed|ing)\b|\bscores?\b/ },
  { id: 'age', words: /年龄|岁|多大(?:年纪|了)|\bages?\b|how old|\bolder\b|\byounger\b/, isBackground: true },
  {
    id: 'gender',
    words: /性别|男性|女性|男女|男生|女生|gender|\bsex\b|\b(?:wo)?men\b|\b(?:fe)?males?\b/,
    isBackground: true,
  },
  {
    id: 'place',
    words: /城市|地区|省份|区域|居住|住在|cit(?:y|ies)|region|where do you live|provinces?|country you/,
    isBackground: true,
  },
  { id: 'income', words: /收入|月薪|年薪|income|earn|salary/, isBackground: true },
  { id: 'education', words: /学历|教育程度|文化程度|education|degree do you/, isBackground: true },
  { id: 'job', words: /职业|岗位|职位|职级|occupation|\bjob title|profession|\brole\b/, isBackground: true },
  { id: 'department', words: /部门|department/, isBackground: true },
  {
    id: 'tenure',
    words: /工作年限|工龄|司龄|入职|tenure|(?:how long|time).{0,12}with the company/,
    isBackground: true,
  },
  { id: 'family', words: /家庭|婚姻|婚育|孩子|子女|同住|marital|children|household|live with/, isBackground: true },
  { id: 'channel', words: /渠道|哪里购买|在哪买|\bchannels?\b|where do you (?:usually )?buy/ },
  { id: 'spend', words: /花费|花多少|消费金额|开销|支出|\bspend|\bspent\b/ },
  { id: 'price', words: /价格|价钱|性价比|\bprices?\b|value for money|\bcosts?\b/ },
  { id: 'often', words: /多久|频率|频次|经常|how often|frequen/ },
  { id: 'reason', words: /原因|为什么|为何|\bwhy\b|\breasons?\b/ },
  { id: 'problem', words: /问题是|遇到.{0,4}问题|什么问题|\bproblems?\b/ },
  { id: 'improve', words: /改进|改善|提升|improve/ },
  { id: 'again', words: /再次购买|继续使用|复购|再买|buy .{0,12}again|use .{0,16}again|still use/ },
  { id: 'leave', words: /离开公司|离职|离开|\bleav(?:e|ing)\b|\bquit/ },
  { id: 'aware', words: /听说|知名度|知晓|heard of|aware/ },
  { id: 'wait', words: /等位|等待|等候|等餐|等了|\bwait/ },
  { id: 'staff', words: /客服|服务员|工作人员|\bstaff\b|\bservice person/ },
  { id: 'taste', words: /口味|味道|\btastes?\b/ },
  { id: 'workload', words: /工作量|workload/ },
];

/** Names of what is spoken of, as tokens that no word has. */
export const conceptTokens = (text: string): readonly string[] =>
  concepts.flatMap(({ id, words }) => (words.test(text) ? [`§${id}`] : []));

/** Whether the words name nothing but such a thing: “how satisfied” and not with what. */
export function isConceptAlone(text: string): boolean {
  const rest = concepts.reduce((left, { words }) => left.replace(wholeWords(words), ' '), text);
  return conceptTokens(text).length > 0 && tokensOf(rest.replace(/[的度吗呢了是]/g, ' ')).length === 0;
}

const wholeWords = ({ source }: RegExp) => new RegExp(`[a-z]*(?:${source})[a-z]*`, 'g');

export const isOverall = (text: string): boolean => conceptTokens(text.toLowerCase()).includes('§overall');

export const isBackground = (text: string): boolean =>
  concepts.some(({ words, isBackground: is }) => is && words.test(text.toLowerCase()));
