import type { WordsLanguage } from './read-survey.ts';

/** What must be the same in every language, read out of free words: nothing is concluded where a language says it in words we do not know. */
const zhDigits: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  半: 0.5,
  十二: 12,
  上: 1,
  本: 0,
  这: 0,
  今: 0,
  去: 1,
};
const enDigits: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  last: 1,
  past: 1,
  previous: 1,
  half: 0.5,
};
const zhUnits: readonly (readonly [RegExp, string, number])[] = [
  [/小时/, 'hour', 1],
  [/分钟/, 'minute', 1],
  [/天|日/, 'day', 1],
  [/周|星期|礼拜/, 'week', 1],
  [/季度|季/, 'month', 3],
  [/月/, 'month', 1],
  [/年/, 'month', 12],
];
const enUnits: Readonly<Record<string, readonly [string, number]>> = {
  hour: ['hour', 1],
  minute: ['minute', 1],
  day: ['day', 1],
  week: ['week', 1],
  fortnight: ['week', 2],
  month: ['month', 1],
  quarter: ['month', 3],
  year: ['month', 12],
};

/** Periods that lie behind: "past three months", 过去三个月, last year. */
export function periodsOf(text: string, language: WordsLanguage): ReadonlySet<string> {
  const found = new Set<string>();
  if (language === 'zh') {
    for (const [all, count] of text.matchAll(
      /(?:过去|最近|近|前)的?(?:这)?(十二|[一二两三四五六七八九十半]|\d+)个?(?:小时|分钟|天|日|周|星期|季度|月|年)/g,
    ))
      add(
        found,
        Number(count) || zhDigits[count!],
        zhUnits.find(([pattern]) => pattern.test(all)),
      );
    for (const [all] of text.matchAll(/(?:上一?个?|去)(?:周|星期|季度|月|年)/g))
      add(
        found,
        1,
        zhUnits.find(([pattern]) => pattern.test(all)),
      );
    if (/昨天/.test(text)) found.add('day 1');
    return found;
  }
  const lower = text.toLowerCase();
  for (const [, count = 'one', unit] of lower.matchAll(
    /\b(?:past|last|previous|preceding)(?: (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))? (hour|minute|day|week|fortnight|month|quarter|year)s?\b/g,
  ))
    add(found, Number(count) || enDigits[count], withPattern(enUnits[unit!]));
  if (/\byesterday\b/.test(lower)) found.add('day 1');
  return found;
}

const withPattern = (unit: readonly [string, number] | undefined) => unit && ([undefined, unit[0], unit[1]] as const);

function add(
  found: Set<string>,
  count: number | undefined,
  unit: readonly [unknown, string, number] | undefined,
): void {
  if (count !== undefined && unit && unit[1] !== '') found.add(`${unit[1]} ${count * unit[2]}`);
}

/** What it is counted for: a day, a week. */
export function ratesOf(text: string, language: WordsLanguage): ReadonlySet<string> {
  const found = new Set<string>();
  const plain = text.toLowerCase();
  const matches =
    language === 'zh'
      ? [
          ...plain.matchAll(
            /(?:每|平均每)一?个?(天|日|周|星期|月|季度|年)|(?<![过去近前])一(天|周|个月|年)(?=[^，。？?]{0,4}(?:多少|几|花|一次))/g,
          ),
        ].map(match => match[1] ?? match[2]!)
      : [
          ...plain.matchAll(
            /\b(?:a|per|each|every|times? a|once a|twice a) (day|week|month|quarter|year)\b|\b(daily|weekly|monthly|yearly|annually)\b/g,
          ),
        ].map(match => match[1] ?? match[2]!);
  for (const one of matches)
    found.add(
      /天|日|day|dai/.test(one)
        ? 'day'
        : /周|星期|week/.test(one)
          ? 'week'
          : /季|quarter/.test(one)
            ? 'quarter'
            : /月|month/.test(one)
              ? 'month'
              : 'year',
    );
  return found;
}

const constructs: readonly (readonly [string, Readonly<Record<WordsLanguage, RegExp>>])[] = [
  ['satisfied', { zh: /满意/, en: /\b(dis)?satisf\w+|\bhappy with\b|\bpleased with\b/i }],
  ['important', { zh: /重要|看重|在意|重视/, en: /\b(important|importance|matters?|value)\b/i }],
  ['agree', { zh: /同意|赞同|认同/, en: /\b(dis)?agree\b/i }],
  ['recommend', { zh: /推荐/, en: /\brecommend\w*|\btell (a|your) friends?\b|\bsuggest\b/i }],
  [
    'often',
    { zh: /多久[^，。？?]*一?次|频率|几次|多少次|经常/, en: /\bhow (often|frequently|many times)\b|\bfrequen\w+/i },
  ],
  [
    'spend',
    {
      zh: /花[^，。？?]{0,6}(多少)?钱|花费|消费多少|多少钱|支出/,
      en: /\bhow much\b[^?]*\b(spend|pay|cost|money|spent|paid)\b|\bspend(ing)?\b/i,
    },
  ],
  ['easy', { zh: /容易|方便|难易|简单|费力/, en: /\b(easy|easily|ease|difficult|effort|convenient|simple)\b/i }],
  ['trust', { zh: /信任|可信|相信|放心/, en: /\b(trust\w*|credible|believ\w+|confiden\w+|reassur\w+)\b/i }],
  ['price', { zh: /价格|贵|便宜/, en: /\b(price|prices|priced|expensive|cheap|cost)\b/i }],
  ['quality', { zh: /质量|品质/, en: /\bquality\b/i }],
  ['familiar', { zh: /熟悉|了解程度|听说过/, en: /\b(familiar|heard of|know of|aware)\b/i }],
  ['again', { zh: /再次|再来|回购|续费|续订|续约/, en: /\b(again|return|come back|renew|repurchase)\b/i }],
  ['likely', { zh: /可能/, en: /\b(likely|likelihood|probab\w+)\b/i }],
  ['buy', { zh: /购买|买过|买了/, en: /\b(buy|bought|purchas\w+|shop(ped)?)\b/i }],
];

/** What is asked for, as far as its words are ones that a translation keeps. */
export const constructsOf = (text: string, language: WordsLanguage): ReadonlySet<string> =>
  new Set(constructs.flatMap(([name, words]) => (words[language].test(text) ? [name] : [])));

/** Where one names one of these and the other another, they ask for different things. Several named are a list, which may be worded freely. */
const contrasts: readonly (readonly Readonly<Record<WordsLanguage, RegExp>>[])[] = [
  [
    { zh: /早餐|早饭/, en: /\bbreakfast\b/i },
    { zh: /午餐|午饭|中饭/, en: /\blunch\w*\b/i },
    { zh: /晚餐|晚饭/, en: /\b(dinner|supper|evening meal)s?\b/i },
  ],
  [
    { zh: /工作日|平日/, en: /\b(week ?days?|work(ing)? days?)\b/i },
    { zh: /周末|双休/, en: /\bweekends?\b/i },
  ],
  [
    { zh: /春天|春季/, en: /\bspring\b/i },
    { zh: /夏天|夏季|暑假/, en: /\bsummer\b/i },
    { zh: /秋天|秋季/, en: /\bautumn\b/i },
    { zh: /冬天|冬季|寒假/, en: /\bwinter\b/i },
  ],
  [
    { zh: /早上|上午|早晨/, en: /\bmornings?\b/i },
    { zh: /下午/, en: /\bafternoons?\b/i },
    { zh: /晚上|夜里|夜间/, en: /\b(evenings?|nights?)\b/i },
  ],
  [
    { zh: /公交|公共汽车|巴士/, en: /\b(bus|buses|coach)\b/i },
    { zh: /地铁/, en: /\b(underground|metro|subway|tube)\b/i },
    { zh: /火车|高铁|动车/, en: /\b(trains?|rail)\b/i },
    { zh: /飞机|航班/, en: /\b(planes?|flights?|fl(y|ew|ying))\b/i },
    { zh: /开车|驾车|自驾|汽车(?!站)/, en: /\b(cars?|driv(e|ing))\b/i },
    { zh: /自行车|单车|骑车/, en: /\b(bike|bicycle|cycling|cycle)s?\b/i },
    { zh: /步行|走路/, en: /\b(walk(ing)?|on foot)\b/i },
  ],
  [
    { zh: /子女|孩子|儿女/, en: /\b(child(ren)?|kids?)\b/i },
    { zh: /父母|爸妈/, en: /\bparents?\b/i },
    { zh: /配偶|爱人|伴侣/, en: /\b(partner|spouse|husband|wife)\b/i },
    { zh: /同事/, en: /\b(colleagues?|co-?workers?)\b/i },
    { zh: /朋友/, en: /\bfriends?\b/i },
    { zh: /邻居/, en: /\bneighbou?rs?\b/i },
  ],
  [
    { zh: /网上|线上|在线/, en: /\b(online|on the (internet|web))\b/i },
    { zh: /门店|实体店|线下|店里/, en: /\b(in (a |the )?(store|shop)s?|in person|offline)\b/i },
    { zh: /电话/, en: /\b(phone|telephone|call)\b/i },
    { zh: /邮件|邮箱/, en: /\be-?mails?\b/i },
  ],
  [
    { zh: /(?<!奶|早|下午)茶(?!几|馆)/, en: /(?<!milk )\bteas?\b/i },
    { zh: /咖啡/, en: /\bcoffees?\b/i },
    { zh: /牛奶/, en: /\bmilk\b(?! tea)/i },
    { zh: /果汁/, en: /\bjuices?\b/i },
    { zh: /啤酒/, en: /\bbeers?\b/i },
    { zh: /葡萄酒|红酒/, en: /\bwines?\b/i },
  ],
  [
    { zh: /租房|租住|租赁|租用/, en: /\brent(ing|ed|s)?\b/i },
    { zh: /买房|购房|购买/, en: /\b(buy(ing)?|bought|purchas\w+)\b/i },
    { zh: /出售|卖出|售卖/, en: /\b(sell(ing)?|sold)\b/i },
  ],
  [
    { zh: /(参观|使用|购买|课程?|活动|治疗|用餐|出发|睡|饭|比赛|培训|会议)之?前/, en: /\b(before|prior to)\b/i },
    { zh: /(参观|使用|购买|课程?|活动|治疗|用餐|出发|睡|饭|比赛|培训|会议)之?后/, en: /\b(after|since)\b/i },
  ],
  [
    { zh: /上班|工作(?!日)/, en: /\b(work(?! ?days?)\w*|jobs?|employ\w+)\b/i },
    { zh: /上学|读书|在校/, en: /\b(school|studies|study(ing)?|pupils?|students?)\b/i },
  ],
  [
    { zh: /现金/, en: /\bcash\b/i },
    { zh: /银行卡|信用卡|刷卡/, en: /\b(cards?|credit)\b/i },
    { zh: /手机支付|微信|支付宝/, en: /\b(mobile|phone|wechat|alipay)\b/i },
  ],
  [
    { zh: /猫/, en: /\b(cats?|kittens?)\b/i },
    { zh: /狗|犬/, en: /\b(dogs?|pupp(y|ies))\b/i },
  ],
  [
    { zh: /总是|一直/, en: /\balways\b/i },
    { zh: /经常|常常/, en: /\b(often|frequently|regularly)\b/i },
    { zh: /有时|偶尔/, en: /\b(sometimes|occasionally|now and then)\b/i },
    { zh: /很少|极少/, en: /\b(rarely|seldom|hardly ever)\b/i },
    { zh: /从不|从来不|从未/, en: /\bnever\b/i },
  ],
  [
    { zh: /管理者|管理人员|主管|经理/, en: /\b(managers?|supervisors?|management)\b/i },
    { zh: /员工|职工/, en: /\b(staff|employees?)\b/i },
    { zh: /顾客|客户/, en: /\b(customers?|clients?)\b/i },
  ],
  [
    { zh: /男(性|士|生|人)/, en: /\b(men|man|males?|boys?)\b/i },
    { zh: /女(性|士|生|人)/, en: /\b(women|woman|females?|girls?)\b/i },
  ],
];

/** Whether each names one of a kind, and not the same. */
export function areContrary(
  base: string,
  other: string,
  baseLanguage: WordsLanguage,
  language: WordsLanguage,
): boolean {
  return contrasts.some(kinds => {
    const named = (text: string, of: WordsLanguage) => kinds.flatMap((kind, at) => (kind[of].test(text) ? [at] : []));
    const [one, two] = [named(base, baseLanguage), named(other, language)];
    return one.length === 1 && two.length === 1 && one[0] !== two[0];
  });
}

const zhNumerals = '零一二三四五六七八九十';
const enNumerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers in words, where a thing is counted by them; one is said in too many ways, and some words only look like numbers. */
export function countedIn(text: string, language: WordsLanguage): readonly number[] {
  if (language === 'zh')
    return [
      ...text.matchAll(
        /(?<![十百第周星期初])([二两三四五六七八九])(?:次|个|项|种|天|周|年|位|名|家|遍|层|点钟|杯|件|趟|本|辆|台|倍|公里|小时|分钟)/g,
      ),
    ].map(([, numeral]) => (numeral === '两' ? 2 : zhNumerals.indexOf(numeral!)));
  return [...text.toLowerCase().matchAll(/\b(two|three|four|five|six|seven|eight|nine|ten|twice|both)\b/g)].map(
    ([, word]) => (word === 'twice' || word === 'both' ? 2 : enNumerals.indexOf(word!) + 2),
  );
}

/** Things of which one is the other turned round. */
const directions: readonly (readonly [
  Readonly<Record<WordsLanguage, RegExp>>,
  Readonly<Record<WordsLanguage, RegExp>>,
])[] = [
  [
    { zh: /(?<!不|没)满意/, en: /\bsatisfied\b/i },
    { zh: /不(太|很)?满意|不满/, en: /\b(dis|un)satisfied\b/i },
  ],
  [
    { zh: /(?<!不)喜欢/, en: /\blike\b(?! to)/i },
    { zh: /不喜欢|讨厌/, en: /\bdislike|hate\b/i },
  ],
  [
    {
      zh: /(?<!不)(合理|公平|合适|适中)/,
      en: /\b(?<!not )(reasonable|fair(ly)?|manageable|about right|appropriate)\b/i,
    },
    {
      zh: /不合理|不公平|过重|过多|太多|太重|过高|太高/,
      en: /\b(unreasonable|unfair(ly)?|too (high|much|heavy|many|low)|excessive|unmanageable)\b/i,
    },
  ],
  [
    { zh: /(?<!不)(容易|方便|简单)/, en: /\b(easy|easily|convenient|simple)\b/i },
    { zh: /困难|麻烦|不方便|不容易/, en: /\b(difficult|hard|inconvenient|complicated)\b/i },
  ],
  [
    { zh: /增加|提高|更多|上升/, en: /\b(increase\w*|more|rise|raise|higher)\b/i },
    { zh: /减少|降低|更少|下降/, en: /\b(decrease\w*|reduce\w*|less|fewer|lower|fall|cut)\b/i },
  ],
  [
    { zh: /优点|优势/, en: /\b(advantages?|strengths?|pros)\b/i },
    { zh: /缺点|不足|劣势/, en: /\b(disadvantages?|weakness\w*|cons|shortcomings?)\b/i },
  ],
  [
    { zh: /(?<!不)支持|赞成/, en: /\b(support|in favou?r)\b/i },
    { zh: /反对|不支持/, en: /\b(oppose|against)\b/i },
  ],
  [
    { zh: /(?<!不)(同意|赞同)/, en: /\bagree\b/i },
    { zh: /不(太|很)?同意|反对/, en: /\bdisagree\b/i },
  ],
  [
    { zh: /(?<!不)(安全|放心)/, en: /\b(safe|secure)\b/i },
    { zh: /不安全|危险|不放心/, en: /\b(unsafe|dangerous|insecure|worried)\b/i },
  ],
  [
    { zh: /最(喜欢|满意|看重|好)/, en: /\b(most|best|favou?rite)\b/i },
    { zh: /最不|最差/, en: /\b(least|worst)\b/i },
  ],
  [
    { zh: /留下|继续/, en: /\b(stay|continue|keep)\b/i },
    { zh: /离开|离职|停止/, en: /\b(leave|quit|stop)\b/i },
  ],
  [
    { zh: /(?<!不)清楚|清晰/, en: /\bclear\b/i },
    { zh: /不清楚|含糊/, en: /\bunclear|confusing\b/i },
  ],
];

/** Whether one says a thing and the other its opposite. */
export function areTurned(base: string, other: string, baseLanguage: WordsLanguage, language: WordsLanguage): boolean {
  return directions.some(([plus, minus]) => {
    const side = (text: string, of: WordsLanguage) => {
      const [isPlus, isMinus] = [plus[of].test(text), minus[of].test(text)];
      return isPlus === isMinus ? 0 : isMinus ? -1 : 1;
    };
    return side(base, baseLanguage) * side(other, language) === -1;
  });
}

const scales: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8, 千: 1e3, k: 1e3, thousand: 1e3, million: 1e6 };

/** Numbers in digits, with what stands for their size. */
export function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/(\d[\d,，]*(?:\.\d+)?)\s*(万|亿|千|k\b|thousand|million)?/gi)].map(
    ([, digits, scale]) => Number(digits!.replace(/[,，]/g, '')) * (scale ? (scales[scale.toLowerCase()] ?? 1) : 1),
  );
}

/** Amounts of money are others in another country. */
export const currencyOf = (text: string) => /[£$€¥￥]|元|块|dollars?|pounds?|euros?|yuan|rmb|usd/i.exec(text)?.[0];
