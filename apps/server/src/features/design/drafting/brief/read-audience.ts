import type { DraftLanguage } from '@wenshu/api-contract';
import { numberOf } from './read-limits.ts';

/** Somewhere that people live: a choice, and as many of them as are wanted where that was said. */
export interface AudiencePlaces {
  readonly kind: 'city' | 'country';
  readonly names: readonly string[];
  readonly each: number | null;
}

const cities =
  '北京 上海 广州 深圳 杭州 成都 重庆 武汉 西安 南京 苏州 天津 长沙 郑州 青岛 宁波 东莞 佛山 合肥 厦门 福州 济南 大连 沈阳 哈尔滨 昆明 南昌 贵阳 南宁 石家庄 太原 无锡 温州 香港 台北 Beijing Shanghai Guangzhou Shenzhen Chengdu Hangzhou Amsterdam Berlin Paris London Madrid Barcelona Rome Milan Vienna Munich Hamburg Lisbon Dublin Manchester Birmingham Leeds Glasgow Edinburgh Brussels Copenhagen Stockholm Oslo Helsinki Warsaw Prague Zurich Singapore Tokyo Seoul Sydney Melbourne Toronto Vancouver Chicago Boston Seattle Austin Houston Dallas Miami Lagos Nairobi Mumbai Delhi Bangkok Jakarta Manila'
    .split(' ')
    .concat(['New York', 'Los Angeles', 'San Francisco', 'Hong Kong', 'Kuala Lumpur', 'Cape Town']);
const countries =
  '中国 美国 英国 日本 韩国 德国 法国 泰国 越南 新加坡 马来西亚 印度尼西亚 印度 澳大利亚 加拿大 UK Ireland France Germany Spain Italy Netherlands Belgium Poland Sweden Norway Denmark Finland Portugal Austria Switzerland China Japan India Brazil Mexico Canada Australia Singapore Malaysia Thailand Vietnam Indonesia Kenya Nigeria'
    .split(' ')
    .concat(['United Kingdom', 'United States', 'USA', 'South Korea', 'New Zealand', 'South Africa']);

const named = (text: string, names: readonly string[]) =>
  names
    .map(name => ({ name, at: text.search(new RegExp(/[a-z]/i.test(name) ? `\\b${name}\\b` : name)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);

/** Two or more are compared or held in shares; one alone says where the survey is. */
export function readPlaces(text: string): AudiencePlaces | null {
  for (const [kind, names] of [
    ['city', cities],
    ['country', countries],
  ] as const) {
    const found = named(text, names);
    if (found.length < 2) continue;
    const each =
      /各\s*(\d{2,5})\s*[人份个]?/.exec(text)?.[1] ??
      /(\d{2,5})\s+(?:\w+\s+)?(?:each|per (?:city|country|market))/i.exec(text)?.[1];
    return { kind, names: found, each: each === undefined ? null : Number(each) };
  }
  return null;
}

export type Deed = 'buy' | 'use' | 'visit' | 'order' | 'travel' | 'eat' | 'see';

/** Something that they must have done, within so many days. */
export interface DoneCondition {
  readonly deed: Deed;
  readonly object: string;
  readonly days: number | null;
}

const deeds: Readonly<Record<DraftLanguage, readonly (readonly [Deed, RegExp])[]>> = {
  zh: [
    ['travel', /出去玩过|出游过?|旅游过|旅行过|出行过/],
    ['order', /(?:点|订|下单|叫)过/],
    ['visit', /(?:去|来|到|逛|住|就诊|办理?|上|参加|入住|光顾)过/],
    ['eat', /(?:吃|喝)过/],
    ['see', /(?:看|听|读|收看)过/],
    ['buy', /(?:购买|买)过/],
    ['use', /(?:使用|用|玩|骑|坐|乘坐?|试|接触|体验)过/],
  ],
  en: [
    ['order', /\b(?:have |has |had )?ordered\b/i],
    ['travel', /\btravell?ed\b|\bbeen on a (?:trip|holiday)\b/i],
    ['visit', /\b(?:have |has )?(?:visited|been to|stayed (?:at|in|with)|attended|joined|taken part in)\b/i],
    ['see', /\b(?:have |has )?(?:watched|read|listened to|seen)\b/i],
    ['buy', /\b(?:bought|purchased|who buy|buyers of)\b/i],
    ['use', /\b(?:have |has )?(?:used|who use|users of|played|taken|ridden|tried|subscribed to)\b/i],
  ],
};

const spans: readonly (readonly [RegExp, (count: number) => number])[] = [
  [/(?:最近|近|过去)?\s*(半)年/, () => 182],
  [/(?:最近|近|过去)\s*([一二两三四五六\d]+)\s*年/, count => 365 * count],
  [/(?:最近|近|过去)\s*([一二两三四五六九十\d]+)\s*个?月/, count => 30 * count],
  [/(?:最近|近|过去)\s*([一二两三四\d]+)\s*(?:周|个?星期)/, count => 7 * count],
  [/(?:最近|近|过去)\s*(\d+)\s*天/, count => count],
  [/\b(?:past|last)\s+(\d+|\w+)\s+days\b/i, count => count],
  [/\b(?:past|last)\s+(\d+|\w+)\s+weeks\b/i, count => 7 * count],
  [/\b(?:past|last)\s+(\d+|\w+)\s+months\b/i, count => 30 * count],
  [/\b(?:past|last)\s+(week)\b/i, () => 7],
  [/\b(?:past|last)\s+(month)\b/i, () => 30],
  [/\b(?:past|last)\s+(year)\b/i, () => 365],
];

export function readDays(text: string): number | null {
  for (const [pattern, days] of spans) {
    const [, count] = pattern.exec(text) ?? [];
    if (count !== undefined) return days(numberOf(count) ?? 1);
  }
  return null;
}

/** "最近一个月买过植物奶", "who have bought running shoes in the past year". Without a period, only what says who is asked counts. */
export function readDone(text: string, language: DraftLanguage): DoneCondition | null {
  for (const clause of text.split(/[，。；！？,.;!?\n]/)) {
    const days = readDays(clause);
    const isWho =
      /的(?:人|用户|顾客|消费者|居民|家长)|必须|只(?:要|问|找|限)/.test(clause) ||
      /\b(?:people|adults|those|customers|anyone|shoppers)\b.*\b(?:who|have)\b|\bwho have\b/i.test(clause);
    if (days === null && !isWho) continue;
    if (/没有?[买用来去]过|\bnever\b/.test(clause)) continue;
    for (const [deed, pattern] of deeds[language]) {
      const found = pattern.exec(clause);
      if (found) return { deed, object: objectAfter(clause.slice(found.index + found[0].length), language), days };
    }
  }
  return null;
}

function objectAfter(rest: string, language: DraftLanguage): string {
  if (language === 'zh')
    return (
      /^([^的，。；（）()\d]{1,12}?)(?:的(?:人|用户|顾客|消费者|居民)|至少|$)/.exec(rest.trim())?.[1]?.trim() ?? ''
    );
  return (
    /^\s*(?:a |an |the |our |some )?([a-z' -]{2,40}?)(?=\s+(?:in|within|at|from|with|before|during|and|but)\b|[,.;)]|$)/i.exec(
      rest,
    )?.[1] ?? ''
  );
}

/** Something that they must have: "养猫的人", "cat owners". */
export function readOwned(text: string, language: DraftLanguage): string | null {
  const found =
    language === 'zh'
      ? (/养(猫|狗)/.exec(text)?.[1] ??
        /有(车|房|孩子|宠物)的?(?:人|家庭|用户)?/.exec(text)?.[1] ??
        /(车主)/.exec(text)?.[1])
      : (/\b(?:owners? of|own|owns|owning|who have) (?:an? )?(cats?|dogs?|cars?|pets?|homes?|houses?)\b/i.exec(
          text,
        )?.[1] ??
        /\b(cat|dog|car|pet|home)[ -]owners?\b/i.exec(text)?.[1] ??
        /\b(parents?) (?:of|with|who)\b/i.exec(text)?.[1]);
  return found?.toLowerCase().replace(/s$/, '') ?? null;
}

/** Trades whose people know too much: they are named, or it is said that they may not take part. */
export function readTrades(text: string, language: DraftLanguage): readonly string[] | null {
  const found =
    language === 'zh'
      ? /(?:不要|排除|剔除|非|除外|不能是)[^，。；]{0,4}?((?:[^，。；]{0,20})(?:广告|市场|调研|媒体|公关|行业)[^，。；]{0,10})/.exec(
          text,
        )?.[1]
      : /\b(?:no one|nobody|not|exclude|excluding|except|screen(?:ed|ing)? out|reject)\b[^.;]{0,40}?\b(?:from|in|working (?:in|for|at)|works? (?:in|for|at)|employed (?:in|by|at)|people in)\s+(?:an?\s+|the\s+)?([^.;]+)/i.exec(
          text,
        )?.[1];
  if (!found) return null;
  const names = found
    .split(language === 'zh' ? /[、和及或,，]/ : /,|\band\b|\bor\b/i)
    .map(name =>
      name
        .replace(/从业者|从业人员|的人|工作|行业的|industry|people|^\s*(?:in|for|at)\s+(?:an?\s+|the\s+)?/g, '')
        .trim(),
    )
    .filter(name => name.length > 1);
  return names.length > 0 ? names.slice(0, 4) : null;
}

/** Fewer than so much of something that can be measured: "commute less than 15 km". */
export interface Measured {
  readonly what: string;
  readonly most: number;
  readonly unit: string;
}
export function readMeasured(text: string): Measured | null {
  const en =
    /\b(?:who\s+)?(commute|travel|drive|walk|live)s?\s+(?:less than|under|up to|within)\s+(\d+)\s*(km|kilometres|miles|minutes)\b/i.exec(
      text,
    );
  if (en) return { what: en[1]!.toLowerCase(), most: Number(en[2]), unit: en[3]! };
  const zh =
    /(居住|住|通勤|周边)[^，。；]{0,4}?([\d一二两三四五六七八九十]+)\s*(公里|分钟)(?:以内|之内|内|以下|的?居民)?/.exec(
      text,
    );
  return zh ? { what: zh[1] === '通勤' ? 'commute' : 'live', most: numberOf(zh[2]!) ?? 1, unit: zh[3]! } : null;
}
