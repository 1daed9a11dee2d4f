import { MOST_PROPOSED_LISTS, type ProposedList } from '@wenshu/api-contract';
import { optionListTexts } from '@wenshu/texts/design/option-lists';

type ListName = keyof (typeof optionListTexts)['zh'];
type Signs = Readonly<Record<'zh' | 'en', RegExp>>;

/**
 * By which words of a title a list is offered; the more particular stand first, and `unless` keeps out what another means: "how often" is not
 * "how satisfied". What no line knows gets nothing: a wrong list costs more time than none.
 */
const signs: readonly (readonly [ListName, Signs])[] = [
  [
    'householdIncome',
    { zh: /家庭.{0,6}(收入|所得)|家里.{0,6}收入/, en: /household.{0,20}income|income.{0,20}household/i },
  ],
  [
    'personalIncome',
    { zh: /收入|月薪|工资|薪资/, en: /\b(your|personal|own|annual|monthly) (gross |net )?(income|salary)|\bearn\b/i },
  ],
  ['age', { zh: /年龄|岁数|多大(年纪)?|几岁|出生年/, en: /\bage\b|how old|\byear of birth/i }],
  ['gender', { zh: /性别/, en: /\bgender\b|\bsex\b/i }],
  [
    'cityTier',
    { zh: /城市(级别|等级|类型|规模)|几线城市/, en: /\b(size|kind|type) of (city|town|place|area)|city tier/i },
  ],
  ['region', { zh: /(哪个|所在)(大区|地区|区域)/, en: /\b(which|what) (region|part of the world|continent)/i }],
  ['education', { zh: /学历|教育程度|文化程度|受教育/, en: /\beducation|degree have you|qualification/i }],
  [
    'occupation',
    { zh: /职业|从事什么工作|工作类型/, en: /\boccupation|employment status|current(ly)? (work|employ)|for a living/i },
  ],
  ['marriage', { zh: /婚姻|婚否|结婚/, en: /\bmarital|relationship status|married/i }],
  [
    'household',
    {
      zh: /家(里|庭).{0,6}(几口|人数|多少人|几个人)/,
      en: /(how many people|number of people).{0,30}(household|home|live)/i,
    },
  ],
  [
    'children',
    {
      zh: /(子女|孩子|小孩).{0,8}(年龄|几岁|吗|有|没有|情况)|(有没有|是否有|有).{0,2}(子女|孩子|小孩)/,
      en: /\b(have|any|your) (children|kids)\b/i,
    },
  ],
  [
    'reasonAgainst',
    {
      zh: /(不|没有?)(购买|买|选择|选|使用|用|考虑|愿意|满意|喜欢).{0,12}(原因|理由)|为什么(没|不)/,
      en: /\bwhy (not|don.t|didn.t|haven.t|wouldn.t|won.t)|reasons? (against|for not|not to)/i,
    },
  ],
  ['reasonFor', { zh: /原因|理由|为什么|为何|看重|吸引/, en: /\bwhy\b|\breasons?\b|what made you/i }],
  [
    'shop',
    {
      zh: /(在哪|哪里|哪儿|什么(地方|渠道)|哪些(渠道|平台|地方)|渠道).{0,8}(购买|买|购物|下单)|购买渠道|购物平台/,
      en: /\bwhere.{0,20}\b(buy|bought|shop|purchase)|purchase channels?/i,
    },
  ],
  [
    'channel',
    {
      zh: /渠道|(从哪|哪里|哪儿|怎么|如何|通过什么).{0,8}(知道|得知|了解到|听说|获知)/,
      en: /\bhear(d)? (about|of)|(learn|find|found|learnt|learned) (out )?about|\bchannels?\b/i,
    },
  ],
  [
    'payment',
    {
      zh: /支付方式|付款方式|(怎么|如何|用什么)(付款|支付)/,
      en: /\bpay(ment)? (method|by|with)|how (do|did) you pay|ways? (to|of) pay/i,
    },
  ],
  ['spending', { zh: /(花费|消费|花多少|支出|开销|花了多少)/, en: /\bspen(d|t|ding)\b/i }],
  ['device', { zh: /设备|用什么(上网|看|浏览)/, en: /\bdevices?\b/i }],
  [
    'lastTime',
    {
      zh: /(上一?次|最近一次|上回).{0,14}(什么时候|何时|多久|是在|时间)/,
      en: /\bwhen.{0,20}\blast\b|\blast time\b|most recently/i,
    },
  ],
  ['duration', { zh: /(多长时间|多久|几年|多少年)(了|？|\?|$)|使用时长/, en: /\bhow long\b/i }],
  [
    'frequency',
    {
      zh: /频率|频次|多久.{0,6}(一次|一回)|(每周|每月|每天|一周|一个月).{0,10}(几次|多少次)|几次/,
      en: /\bhow (often|frequently|many times)\b|\bfrequency\b/i,
    },
  ],
  ['howOften', { zh: /频率|经常|多经常/, en: /\bhow (often|frequently)\b/i }],
  ['satisfaction', { zh: /满意/, en: /\bsatisf/i }],
  ['agreement', { zh: /同意|赞同|认同|符合/, en: /\bagree/i }],
  [
    'likelihood',
    {
      zh: /(可能|愿意|意愿|打算|会不会|会再|是否会|推荐给)/,
      en: /\b(how )?likel|\bwould you (buy|recommend|consider|use)|\bintend/i,
    },
  ],
  ['importance', { zh: /重要/, en: /\bimportan/i }],
  ['ease', { zh: /(容易|方便|难易|难度|困难)/, en: /\b(easy|difficult|ease)\b/i }],
  [
    'familiarity',
    { zh: /(熟悉|了解程度|听说过|知道.{0,10}吗|有多了解)/, en: /\bfamiliar|heard of|how well do you know|aware/i },
  ],
  ['quality', { zh: /(评价|打分|怎么样|如何？|质量)/, en: /\b(rate|rating|quality)\b|how (good|was)/i }],
  [
    'yesNo',
    {
      zh: /是否|有没有|是不是|吗[？?]?$/,
      en: /^(do|did|does|have|has|had|are|is|were|was|can|could|will|would) (you|your|the|there|it)\b/i,
    },
  ],
];

/** Option lists for a title, in its language. */
export function listOptions(title: string, language: 'zh' | 'en'): ProposedList[] {
  const words = title.trim();
  const texts = optionListTexts[language];
  return signs
    .filter(([, sign]) => sign[language].test(words))
    .slice(0, MOST_PROPOSED_LISTS)
    .map(([name]) => ({ name: texts[name].name, options: texts[name].options.split('\n') }));
}
