const chineseDigits = '零一二三四五六七八九';

/** "八", "十二", "二十", "两", "8". */
export function numberOf(text: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const word = englishNumbers.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  if (text === '两' || text === '俩') return 2;
  const [, tens, isTens, ones] = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(text) ?? [];
  if (!text || (!isTens && tens && ones)) return undefined;
  const left = tens ? chineseDigits.indexOf(tens) : isTens ? 1 : 0;
  if (!isTens) return left || (ones ? chineseDigits.indexOf(ones) : undefined);
  return left * 10 + (ones ? chineseDigits.indexOf(ones) : 0);
}
const englishNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const N = '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十]{1,3})';
const W = `(\\d+|${englishNumbers.slice(1).join('|')})`;

/** The longest that it may take; of "five to six", the longer one. */
export function readMinutes(text: string): number | null {
  const lower = text.toLowerCase();
  const pair = /([一二三四五六七八])([一二三四五六七八九])分钟/.exec(text);
  if (pair) return numberOf(pair[2]!) ?? null;
  const found =
    new RegExp(`(?:[\\d一二两三四五六七八九十]+\\s*(?:到|至|-|–|~|—)\\s*)?${N}\\s*分钟`).exec(text)?.[1] ??
    new RegExp(`(?:\\d+\\s*(?:to|-|–)\\s*)?${W}[\\s-]*min(?:ute)?s?\\b`).exec(lower)?.[1];
  const minutes = found === undefined ? undefined : numberOf(found);
  if (minutes !== undefined && minutes > 0) return Math.min(60, Math.ceil(minutes));
  if (/半分钟|30\s*秒|一分钟内/.test(text) || /half a minute|\b(?:30|60) seconds\b/.test(lower)) return 1;
  return null;
}

/** "Three questions, no more", "最多十道题". */
export function readMostQuestions(text: string): number | null {
  const lower = text.toLowerCase();
  const found =
    new RegExp(`${N}\\s*(?:道|个)?(?:题目?|问题)(?:以内|左右|之内|就|，|。|$)`).exec(text)?.[1] ??
    new RegExp(`(?:最多|不超过|不要超过|控制在)\\s*${N}\\s*(?:道|个)?(?:题|问题)`).exec(text)?.[1] ??
    // The number stands behind: "题目不多于12道".
    new RegExp(
      `(?:题目?|问题)(?:数量?|总数)?(?:请|要|应)?(?:最多|不多于|不超过|别超过|不要超过|少于|控制在)\\s*${N}\\s*[道个题]`,
    ).exec(text)?.[1] ??
    new RegExp(`\\b${W}\\s+(?:questions?|items)\\b`).exec(lower)?.[1];
  const count = found === undefined ? undefined : numberOf(found);
  return count !== undefined && count >= 1 && count <= 200 ? Math.round(count) : null;
}

export interface AgeRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Several bands are one range from the youngest to the oldest. */
function readBands(text: string): AgeRange | null {
  const bands = [
    ...text.matchAll(/(\d{2})\s*(?:岁)?\s*(?:到|至|-|–|~|—|to)\s*(\d{2})(?:\s*(?:周)?岁|\b(?=\s*(?:,|and|year|yr)))/g),
  ]
    .map(([, from, to]) => [Number(from), Number(to)] as const)
    .filter(([from, to]) => from >= 10 && from < to);
  if (bands.length < 2 || !/岁|\b(?:aged?|ages|years?)\b/i.test(text)) return null;
  return { from: Math.min(...bands.map(([from]) => from)), to: Math.max(...bands.map(([, to]) => to)) };
}

/** Each end for itself: "年满22周岁、不超过45周岁", "at least 21", "nobody over 65". */
function readEnds(text: string): AgeRange | null {
  const lower = text.toLowerCase();
  const from =
    /(?:年?满|不小于|不低于|至少|大于)\s*(\d{2})\s*(?:周)?岁/.exec(text)?.[1] ??
    /\b(?:at least|minimum age of|no younger than|not younger than|from the age of)\s+(\d{2})\b(?!\s*(?:minutes|questions|people|completes|%|percent|times))(?=[^.;]{0,12}\b(?:years?|of age|old)\b|\s*(?:,|\.|$|or))/.exec(
      lower,
    )?.[1];
  const to =
    /(?:不超过|未满|不大于|不高于|小于|最多)\s*(\d{2})\s*(?:周)?岁/.exec(text)?.[1] ??
    /\b(?:nobody|no one|none|not|exclude (?:anyone|people)|without anyone)\s+(?:is\s+|are\s+)?(?:over|above|older than)\s+(\d{2})\b/.exec(
      lower,
    )?.[1] ??
    /\b(?:up to the age of|no older than|not older than|at most)\s+(\d{2})\b(?!\s*(?:minutes|mins|questions|items|people|%))/.exec(
      lower,
    )?.[1];
  return from === undefined && to === undefined
    ? null
    : { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) };
}

export function readAges(text: string): AgeRange | null {
  const lower = text.toLowerCase();
  const bands = readBands(text);
  if (bands) return bands;
  const pair =
    /(\d{1,2})\s*(?:岁)?\s*(?:到|至|-|–|~|—)\s*(\d{1,2})\s*(?:周)?岁/.exec(text) ??
    /(?:aged?|ages|people|adults|women|men|users|shoppers|consumers|between)\s+(?:between\s+)?(\d{2})\s*(?:to|and|-|–)\s*(\d{2})\b(?!\s*(?:minutes|min|%|km|euro|questions))/.exec(
      lower,
    ) ??
    /\b(\d{2})\s*(?:to|-|–)\s*(\d{2})\s*(?:year|yr|yo\b)/.exec(lower);
  if (pair) {
    const [from, to] = [Number(pair[1]), Number(pair[2])];
    if (from < to && to <= 99) return { from, to };
  }
  const ends = readEnds(text);
  if (ends) return ends;
  const least =
    /(\d{2})\s*(?:周)?岁(?:及)?以上/.exec(text)?.[1] ??
    /\b(?:over|above|aged?)\s+(\d{2})(?:\+|\s+(?:and|or)\s+(?:over|older))/.exec(lower)?.[1] ??
    /\b(\d{2})\s*(?:\+|(?:and|or)\s+(?:over|older|above))/.exec(lower)?.[1];
  if (least) return { from: Number(least), to: null };
  const most = /(\d{2})\s*(?:周)?岁(?:及)?以下/.exec(text)?.[1] ?? /\bunder\s+(\d{2})s\b/.exec(lower)?.[1];
  return most ? { from: null, to: Number(most) } : null;
}
