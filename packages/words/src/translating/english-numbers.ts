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

const list = (words: string) => words.split(' ');
const ones = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = list('twenty thirty forty fifty sixty seventy eighty ninety');
const ordinals = list(
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
);
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
};
const values = new Map<string, number>([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
]);

/**
 * The value of an English number in words. Nothing where it is none.
 *
 * @example
 * ['thirty-five', 'a hundred and five', 'two thousand', 'one million two hundred thousand'].map(words => englishNumber(words)) // [35, 105, 2000, 1200000]
 */
export function englishNumber(words: string): number | undefined {
  let [total, section] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/u)) {
    if (word === 'and' || word === 'a' || word === 'an' || word === '') continue;
    const value = values.get(word);
    const scale = scales[word];
    if (value !== undefined) section += value;
    else if (scale === 100) section = Math.max(1, section) * 100;
    else if (scale !== undefined) {
      total += Math.max(1, section) * scale;
      section = 0;
    } else return undefined;
  }
  return total + section;
}

const ONE = [...ones, ...tens].join('|');
const SCALE = 'hundred|thousand|million|billion';
const WORD_NUMBER = `(?:(?:${ONE})(?:[\\s-](?:${ONE}|${SCALE})|\\sand\\s(?:${ONE})(?=\\W))*|an?\\s(?:${SCALE})(?:\\sand\\s(?:${ONE})(?:-(?:${ONE}))?)?)`;
const FIGURES = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const months = list('january february march april may june july august september october november december');
const weekdays = list('monday tuesday wednesday thursday friday saturday sunday');
const shorts: Readonly<Record<string, number>> = {
  k: 1000,
  m: 1_000_000,
  bn: 1_000_000_000,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  hundred: 100,
};

const num = (text: string) => (/\d/.test(text) ? Number(text.replaceAll(',', '')) : englishNumber(text));
const sure = (...keys: string[]) => ({ keys, isSure: true });
const loose = (...keys: string[]) => ({ keys, isSure: false });
const withOrdinal = (value: number) => [numberKey(value), `o${value}`, `d${value}`];
const minutesOf: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

const patterns: readonly NumberPattern[] = [
  { pattern: /\d{2,}(?:[ -]\d{2,}){1,4}|\d{7,}/gu, read: ([all]) => sure(`d${all.replaceAll(/\D/gu, '')}`) },
  {
    pattern:
      /\b(?:no one|one another|one by one|one day|two-way|four-letter|square one|number one|24\/7|50\/50|at sixes and sevens|second-hand|one-way|first of all|second thoughts?)\b/giu,
    read: () => 'skip',
  },
  {
    pattern: new RegExp(`\\b(?:at|by|till|until|around)\\s(five|ten|twenty|twenty-five)\\sto\\s(${ONE})\\b`, 'giu'),
    read: ([, minutes, hour]) => sure(clockKey(num(hour!)! - 1 + 12, 60 - num(minutes!)!)),
  },
  // "Two or three" need not be said by number.
  {
    pattern: new RegExp(`\\b(${ONE})\\s(?:or|to)\\s(${ONE})\\b(?:\\spercent)?`, 'giu'),
    read: ([, one, other]) =>
      loose(...[one!, other!].flatMap(word => [...shareKeys(num(word)!), clockKey(num(word)!, 0)])),
  },
  { pattern: /\b(?:midnight|midday|noon)\b/giu, read: () => loose(clockKey(12, 0), 'n12', 'n0') },
  {
    pattern: /(?<![\p{L}\d])\d+(?!(?:k|m|bn|st|nd|rd|th|s|am|pm)\b)\p{L}+\d*|\p{L}+\d[\p{L}\d]*/giu,
    read: ([all]) => loose(numberKey(Number(/\d+/.exec(all)![0]))),
  },
  {
    pattern: new RegExp(`\\b(${ONE}|\\d+)\\s(?:yuan|kuai|dollars?|pounds?|euros?)\\s(${ONE}|\\d{2})(?!\\w)`, 'giu'),
    read: ([, whole, parts]) => sure(numberKey(num(whole!)! + num(parts!)! / 100), numberKey(num(whole!)!)),
  },
  {
    pattern: /\b(\d{1,2})[:.](\d{2})(?=\s?[ap]\.?m)|\b(\d{1,2}):(\d{2})\b/giu,
    read: ([, hour, minute, other, rest]) =>
      sure(clockKey(Number(hour ?? other), Number(minute ?? rest)), numberKey(Number(hour ?? other))),
  },
  {
    pattern: new RegExp(
      `\\b(half|quarter|${ONE}|\\d{1,2})\\s(?:minutes\\s)?(past|to)\\s(${ONE}|\\d{1,2})\\b(?!\\s?(?:%|percent))`,
      'giu',
    ),
    read: ([, before, side, hour]) => {
      const [minutes, at] = [minutesOf[before!.toLowerCase()] ?? num(before!), num(hour!)];
      // "Two to three" is from two to three.
      if (minutes === undefined || at === undefined || at > 24 || (side === 'to' && minutes < 5)) return undefined;
      if (side!.toLowerCase() === 'to' && minutesOf[before!.toLowerCase()] === undefined) return undefined;
      return sure(
        clockKey(
          side!.toLowerCase() === 'past' ? at : at - 1 + 12,
          side!.toLowerCase() === 'past' ? minutes : 60 - minutes,
        ),
      );
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:at|around|about|by|until|till|from)\\s(${ONE})[\\s-](thirty|fifteen|forty-five|twenty|ten|forty|fifty)\\b(?!\\s\\p{L}+s\\b)`,
      'giu',
    ),
    read: ([, hour, minutes]) => {
      const [at, past] = [num(hour!), num(minutes!)];
      return at === undefined || past === undefined || at > 12 ? undefined : sure(clockKey(at, past));
    },
  },
  {
    pattern: new RegExp(`\\b(${ONE}|\\d{1,2})\\s?(?:o[’']clock|[ap]\\.?m\\b)`, 'giu'),
    read: ([, hour]) => {
      const at = num(hour!);
      return at === undefined || at > 24 ? undefined : sure(clockKey(at, 0), numberKey(at));
    },
  },
  {
    pattern: new RegExp(`\\b(${weekdays.join('|')})s?\\b`, 'giu'),
    read: ([, day]) => sure(dayOfWeekKey(weekdays.indexOf(day!.toLowerCase()) + 1)),
  },
  {
    pattern: new RegExp(`\\b(?:${months.map(month => month[0]!.toUpperCase() + month.slice(1)).join('|')})\\b`, 'gu'),
    read: ([month]) => {
      const key = monthKey(months.indexOf(month!.toLowerCase()) + 1);
      return month === 'May' || month === 'March' ? loose(key) : sure(key);
    },
  },
  {
    pattern: /\b(?:the\s)?(?:19|20)?(\d0)['’]?s\b/giu,
    read: ([all, decade]) =>
      loose(
        ...[0, 1900, 2000].map(base => numberKey(base + Number(decade))),
        numberKey(Number(/\d{4}/.exec(all)?.[0] ?? decade)),
      ),
  },
  {
    pattern: new RegExp(`(${FIGURES}|${WORD_NUMBER})\\s?(?:%|％|per\\s?cent\\b|percent\\b)`, 'giu'),
    read: ([, figures]) => {
      const value = num(figures!);
      return value === undefined
        ? undefined
        : sure(...shareKeys(value), ...shareKeys(100 - value).map(key => `off${key}`));
    },
  },
  {
    pattern:
      /\b(one|two|three|four|five|a)[\s-](third|quarter|fifth|sixth|eighth|tenth)s?\b(?!\s(?:time|place|floor|grade|year|day|month|party)\b)/giu,
    read: ([, above, below]) => {
      const over = above!.toLowerCase() === 'a' ? 1 : (num(above!) ?? 1);
      const under = below!.toLowerCase() === 'quarter' ? 4 : ordinals.indexOf(below!.toLowerCase());
      return {
        keys: [...shareKeys((100 * over) / under), `f${over}/${under}`, numberKey(over)],
        isSure: above!.toLowerCase() !== 'a',
      };
    },
  },
  { pattern: /\b(?:half|halves|halved)\b/giu, read: () => loose(...shareKeys(50), 'half') },
  {
    pattern: /\b(?:both|couple|pairs?|twice|doubled?|twins?|either|neither)\b/giu,
    read: () => loose('n2', 'o2', 'd2'),
  },
  { pattern: /\b(?:thrice|triple[ds]?|trio)\b/giu, read: () => loose('n3') },
  { pattern: /\b(?:once|single|only one)\b/giu, read: () => loose('n1') },
  { pattern: /\bfortnights?\b/giu, read: () => loose('n2', 'n14') },
  { pattern: /\b(?:dozens|hundreds|thousands|millions|tens) of\b/giu, read: () => 'skip' },
  { pattern: /\b(?:a|half a) dozen\b/giu, read: ([all]) => loose(/half/i.test(all) ? 'n6' : 'n12') },
  {
    pattern: new RegExp(
      `[$£€¥]?(?<![\\p{L}\\d.])(${FIGURES})(?:\\s?(k|m|bn)(?![\\p{L}])|\\s(thousand|million|billion|hundred)\\b)?(st|nd|rd|th)?(?![\\p{L}\\d])`,
      'giu',
    ),
    read: ([, figures, short, word]) => {
      const value = num(figures!)! * (shorts[(short ?? word ?? '').toLowerCase()] ?? 1);
      return sure(...withOrdinal(value), ...(short?.toLowerCase() === 'm' ? [numberKey(num(figures!)!)] : []));
    },
  },
  {
    pattern: new RegExp(`\\b(${ONE})\\stimes\\s(?=as|what|more|the|bigger|higher|over)`, 'giu'),
    read: ([, times]) => loose(numberKey(num(times!)!), numberKey(num(times!)! - 1)),
  },
  {
    pattern: /\b(twen|thir|for|fif|six|seven|eigh|nine)ties\b/giu,
    read: ([decade]) => {
      const value = num(decade!.toLowerCase().replace('ties', 'ty'))!;
      return loose(...[0, 1900, 2000].map(base => numberKey(base + value)));
    },
  },
  {
    pattern: new RegExp(`\\b${WORD_NUMBER}\\b`, 'giu'),
    read: ([all]) => {
      const value = num(all.trim());
      if (value === undefined) return undefined;
      const isArticle = /^an?\s/iu.test(all) && !/and/iu.test(all);
      return { keys: withOrdinal(value), isSure: value >= 2 && !isArticle };
    },
  },
  {
    pattern: new RegExp(`\\b(?:${ordinals.slice(1).join('|')})\\b`, 'giu'),
    read: ([word]) => {
      const value = ordinals.indexOf(word!.toLowerCase());
      return loose(...withOrdinal(value));
    },
  },
];

/** The numbers that an English text names. */
export const englishNumbers = (text: string): NumberMention[] => findMentions(text, patterns);
