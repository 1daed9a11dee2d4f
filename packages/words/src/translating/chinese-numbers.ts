import {
  clockKey,
  dayOfWeekKey,
  findMentions,
  monthKey,
  type NumberMention,
  type NumberPattern,
  numberKey,
  shareKeys,
} from './number-mention.ts';

const digits: Readonly<Record<string, number>> = Object.fromEntries([
  ...Array.from('零一二三四五六七八九', (sign, value) => [sign, value] as const),
  ['〇', 0],
  ['两', 2],
  ['俩', 2],
  ['仨', 3],
]);
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const bigScales: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 };

/**
 * The value of a number in Chinese signs, also one that leaves out its last scale (一千二 is 1200) and a row of digits (二零一九). Nothing where it is none.
 *
 * @example
 * ['三十五', '一万二', '二零一九', '一百零五', '十'].map(signs => chineseNumber(signs)) // [35, 12000, 2019, 105, 10]
 */
export function chineseNumber(signs: string): number | undefined {
  if (/^[零〇一二三四五六七八九]{2,}$/u.test(signs)) return Number(Array.from(signs, sign => digits[sign]).join(''));
  let [total, section, digit, lastScale, hasZero] = [0, 0, -1, 1, false];
  for (const sign of signs) {
    if (sign === '零' || sign === '〇') hasZero = true;
    else if (digits[sign] !== undefined) {
      if (digit >= 0) return undefined;
      digit = digits[sign];
    } else if (scales[sign] !== undefined) {
      section += (digit < 0 ? 1 : digit) * scales[sign];
      [lastScale, digit, hasZero] = [scales[sign], -1, false];
    } else if (bigScales[sign] !== undefined) {
      const part = section + Math.max(0, digit);
      total = sign === '亿' ? (total + part) * bigScales[sign] : total + part * bigScales[sign];
      [section, lastScale, digit, hasZero] = [0, bigScales[sign], -1, false];
    } else return undefined;
  }
  if (digit < 0) return total + section;
  return total + section + digit * (lastScale >= 100 && !hasZero ? lastScale / 10 : 1);
}

const SIGN = '零〇一二两三四五六七八九十百千万亿';
const DIGIT_NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
/** What is counted: with it a sign is a number, and not part of a word. */
const COUNTED =
  '个|位|名|人|天|年|月|周|星期|礼拜|小时|分钟|秒|次|遍|趟|块|元|毛|角|岁|家|种|件|条|张|台|部|本|辆|瓶|杯|碗|盒|袋|包|双|套|份|层|楼|间|户|口|公里|千米|米|厘米|公斤|千克|克|升|毫升|度|倍|代|届|页|篇|封|颗|只|头|匹|座|栋|场|顿|章|节|门|项|类|批|所|支|股|步|站|集|字|票|分(?![享别析开手])|成(?!功|为|立|本|绩|熟|长|员)';
/** Their first signs. */
const COUNTED_SIGNS = '个位名人天年月周星礼小分秒次遍趟块元毛角岁家种件条张台部本辆瓶杯碗盒袋包双套份层楼间户口公米';
/** Words that only look like numbers. */
const NO_NUMBER =
  '百分之百|千万(?=不|别|要|记|得|注|小)|万一|十分|万分|百般|千辛万苦|成千上万|千方百计|千篇一律|一五一十|乱七八糟|七上八下|七嘴八舌|四面八方|五花八门|三心二意|三番五次|三三两两|三天两头|两三下|十全十美|百里挑一|一举两得|一心一意|不三不四|丢三落四|说三道四|四通八达|五颜六色|八卦|四处|四周|三明治|七夕|万能|万事|百科|百姓|百货|三包|双十一|六一|五一|十一(?=假|长假|黄金周)|两边|两者|两侧|千里|一千零一夜|三轮|四季|三星|九阳|四川|三亚|八宝|二手|二维|三维|二次|二胎|三餐|四肢|五官|百度|万达|六神|七匹狼|三只松鼠|老三|老二|第二天|两口子|三[kK]|三天打鱼|十有八九|三五(?=好友|成群|个月|天)|两天晒网';

const num = (text: string): number | undefined =>
  /\d/.test(text) ? Number(text.replaceAll(',', '')) : chineseNumber(text);
const sure = (...keys: string[]) => ({ keys, isSure: true });
const loose = (...keys: string[]) => ({ keys, isSure: false });
const N = `(${DIGIT_NUMBER}|[${SIGN}]{1,12})`;
const weekdays = '一二三四五六日';

const patterns: readonly NumberPattern[] = [
  { pattern: new RegExp(`(?<![满${SIGN}]|满分)(?:${NO_NUMBER})`, 'gu'), read: () => 'skip' },
  {
    pattern: /(?:周|星期|礼拜)([一二三四五六日天])(?![年个])/gu,
    read: ([, day]) => sure(dayOfWeekKey(weekdays.indexOf(day === '天' ? '日' : day!) + 1)),
  },
  // Two or three: nothing that must be said by number. 八九年 may be a year.
  {
    pattern: new RegExp(
      `(?:百分之)?(?:一[二两]|[二两]三|三[四五]|四五|五六|六七|七八|八九)[十百千万]?(?=[${COUNTED_SIGNS}十百千万点成]|的)`,
      'gu',
    ),
    read: ([all]) => {
      const [, low = '', high = '', scale = ''] = /([一二两三四五六七八九])(.)(.?)$/u.exec(all) ?? [];
      const [one, other] = [low, high].map(sign => digits[sign]! * (scales[scale] ?? bigScales[scale] ?? 1));
      return loose(
        ...[one!, other!].flatMap(value => [numberKey(value), ...shareKeys(value)]),
        numberKey(1900 + 10 * one! + other!),
      );
    },
  },
  {
    pattern: /一三五|二四六/gu,
    read: ([days]) => loose(...Array.from(days, day => dayOfWeekKey(weekdays.indexOf(day) + 1))),
  },
  {
    pattern: new RegExp(`([${SIGN}]{1,6})千米`, 'gu'),
    read: ([, signs]) => {
      const value = num(signs!);
      return value === undefined ? undefined : loose(numberKey(value), numberKey(value * 1000));
    },
  },
  // Phone numbers and such: as they stand.
  { pattern: /\d{2,}(?:[ -]\d{2,}){1,4}|\d{7,}/gu, read: ([all]) => sure(`d${all.replaceAll(/\D/gu, '')}`) },
  {
    pattern: /[A-Za-z]+\d[A-Za-z\d]*|\d+[A-Za-z]{1,}\d*/gu,
    read: ([all]) => loose(numberKey(Number(/\d+/.exec(all)![0]))),
  },
  {
    pattern: /(\d{1,2})[:：](\d{2})/gu,
    read: ([, hour, minute]) => sure(clockKey(Number(hour), Number(minute)), `n${Number(hour)}`),
  },
  {
    pattern: new RegExp(
      `${N}[点时](?:钟)?(?:(半)|(一刻)|(三刻)|${N}分?)(?!钱|建议|意见|[${SIGN}英寸元块倍米个%])`,
      'gu',
    ),
    read: ([all, hour, half, quarter, third, minutes]) => {
      const [at, past] = [num(hour!), half ? 30 : quarter ? 15 : third ? 45 : num(minutes ?? '')];
      if (at === undefined || past === undefined || at > 24 || past > 59) return undefined;
      // 六点七 is 6.7: a minute below ten is said with a nought, or with 分.
      return minutes !== undefined && past < 10 && !/分|^[零〇0]/u.test(minutes + (all.endsWith('分') ? '分' : ''))
        ? undefined
        : sure(clockKey(at, past));
    },
  },
  {
    pattern: new RegExp(`${N}(?:点钟?|时)(?!建议|意见|候|间|代|尚|不时|常|[${SIGN}])`, 'gu'),
    read: ([, hour]) => {
      const at = num(hour!);
      return at === undefined || at > 24
        ? undefined
        : { keys: [clockKey(at, 0), numberKey(at), numberKey(at % 12)], isSure: at > 1 };
    },
  },
  {
    pattern: new RegExp(`(?<![个${SIGN}\\d])(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月(?!子|饼|亮)`, 'gu'),
    read: ([, month]) => {
      const value = num(month!);
      return value === undefined ? undefined : sure(monthKey(value));
    },
  },
  {
    pattern:
      /(\d{4}|[一二][零〇九八]?[零〇一二三四五六七八九]{2,3}|(?<!\d)\d{2}|[零〇一二三四五六七八九]{2})年(?!代)(?!多|来|前|后|以|内|级|间)/gu,
    read: ([, year]) => {
      const value = num(year!);
      if (value === undefined) return undefined;
      // 三十年 has a ten in it and does not come here; 19年 may be the year or how long.
      return value < 100
        ? { keys: [numberKey(value), numberKey(2000 + value), numberKey(1900 + value)], isSure: true }
        : sure(numberKey(value));
    },
  },
  {
    pattern: /(\d{2}|[二三四五六七八九]十|九零|八零|零零|〇〇)(?:年代|后(?![来面天]))/gu,
    read: ([, decade]) => {
      const value = num(decade!);
      return value === undefined
        ? undefined
        : loose(numberKey(value), numberKey(1900 + value), numberKey(2000 + value));
    },
  },
  {
    pattern: new RegExp(`百分之([${SIGN}]{1,4})点([零〇一二三四五六七八九]{1,4})`, 'gu'),
    read: ([, whole, parts]) => {
      const value = decimalOf(whole!, parts!);
      return value === undefined ? undefined : sure(...shareKeys(value));
    },
  },
  {
    pattern: new RegExp(`百分之${N}(?!点)|(\\d+(?:\\.\\d+)?)\\s?[%％]`, 'gu'),
    read: ([, signs, figures]) => {
      const value = num(signs ?? figures!);
      return value === undefined ? undefined : sure(...shareKeys(value));
    },
  },
  {
    pattern: /([二两三四五六七八九十]|\d+)分之([一二两三四五六七八九]|\d+)/gu,
    read: ([, below, above]) => {
      const [under, over] = [num(below!), num(above!)];
      if (!under || over === undefined) return undefined;
      return sure(...shareKeys((100 * over) / under), `f${over}/${under}`, ...(over === 1 ? [`o${under}`] : []));
    },
  },
  {
    pattern: /([一二三四五六七八九]|\d(?:\.\d)?)成(?:(半)|(?=[的以左右多上，。；！？]|$))?/gu,
    read: ([all, tenth, half]) => {
      const value = (num(tenth!) ?? 0) * 10 + (half ? 5 : 0);
      return { keys: [...shareKeys(value), numberKey(value / 10)], isSure: !/^[八九]/u.test(all) };
    },
  },
  {
    pattern: /([一二三四五六七八九]|\d(?:\.\d)?)(?:点?([一二三四五六七八九]))?折(?![腾磨叠扣])/gu,
    read: ([, tenth, more]) => {
      const value = (num(tenth!) ?? 0) * 10 + (more ? (num(more) ?? 0) : 0);
      return sure(...shareKeys(value), ...shareKeys(100 - value), numberKey(value / 10));
    },
  },
  { pattern: /一半|一大半|一多半/gu, read: ([all]) => ({ keys: [...shareKeys(50), 'half'], isSure: all === '一半' }) },
  { pattern: /半/gu, read: () => loose(...shareKeys(50), 'half', 'n6', 'n30', 'n15') },
  { pattern: /翻(?:了一)?[倍番]|加倍|双(?=方|重|倍|胞胎)|一倍/gu, read: () => loose('n2', 'n1', 'n100') },
  {
    // Twice as much again is three times as much.
    pattern: new RegExp(`${N}倍`, 'gu'),
    read: ([, signs]) => {
      const value = num(signs!);
      return value === undefined ? undefined : loose(numberKey(value), numberKey(value + 1));
    },
  },
  {
    pattern: new RegExp(`[${SIGN}]*几[十百千万亿]*|好几|(?<![${SIGN}])十来|上[百千万]|[十百千万]把`, 'gu'),
    read: () => 'skip',
  },
  {
    pattern: new RegExp(`(第)?(${DIGIT_NUMBER})\\s?([十百千万亿]{0,2})(多|余)?`, 'gu'),
    read: ([, , figures, scale]) => {
      const value = num(figures!);
      return value === undefined ? undefined : sure(...withOrdinal(value * scaleOf(scale ?? '')));
    },
  },
  {
    pattern: new RegExp(`第([${SIGN}]{1,6})`, 'gu'),
    read: ([, signs]) => {
      const value = num(signs!);
      return value === undefined ? undefined : loose(...withOrdinal(value));
    },
  },
  {
    // 三块五 is 3.5.
    pattern: new RegExp(`([${SIGN}]{1,8})块([一二三四五六七八九])(?![${SIGN}个])`, 'gu'),
    read: ([, yuan, tenths]) => {
      const value = num(yuan!);
      return value === undefined ? undefined : loose(numberKey(value + num(tenths!)! / 10), numberKey(value));
    },
  },
  {
    pattern: new RegExp(`([${SIGN}]{1,12})点([零〇一二三四五六七八九]{1,4})([十百千万亿]{0,2})`, 'gu'),
    read: ([, whole, parts, scale]) => {
      const value = decimalOf(whole!, parts!);
      return value === undefined ? undefined : sure(numberKey(value * scaleOf(scale ?? '')));
    },
  },
  {
    pattern: new RegExp(
      `(?<![这那哪每某统同])([${SIGN}俩仨]{1,12})(?:[多余]([万亿]?))?(?=(${COUNTED})?)(?=(个人)?)`,
      'gu',
    ),
    read: ([all, signs, scale, counted, people]) => {
      const before = num(signs!);
      if (before === undefined) return undefined;
      const value = before * scaleOf(scale ?? '');
      // 斤 and 里 are made into others; a sign alone is a number only with what is counted, and one is an article.
      const isLong = Array.from(signs!).length > 1 && !/^[百千万亿]/u.test(signs!);
      const keys = withOrdinal(value);
      // 我们两个人 is the two of us, or us.
      return {
        keys,
        isSure:
          value >= 2 &&
          !(value === 2 && people) &&
          (isLong || (counted !== undefined && !/^[百千万亿俩仨]/u.test(all))),
      };
    },
  },
];

const scaleOf = (signs: string) =>
  Array.from(signs).reduce((product, sign) => product * (scales[sign] ?? bigScales[sign] ?? 1), 1);
function decimalOf(whole: string, parts: string): number | undefined {
  const value = num(whole);
  return value === undefined ? undefined : Number(`${value}.${Array.from(parts, sign => digits[sign]).join('')}`);
}
const withOrdinal = (value: number) => [numberKey(value), `o${value}`, `d${value}`];

/** The numbers that a Chinese text names. */
export const chineseNumbers = (text: string): NumberMention[] =>
  findMentions(text.normalize('NFKC').length === text.length ? text.normalize('NFKC') : text, patterns);
