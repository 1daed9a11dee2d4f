/** A range of numbers as an option names it. Ends that nobody names are infinite. */
export interface Range {
  readonly low: number;
  readonly high: number;
  /** Whether the named end itself belongs to it, by everyday reading. */
  readonly hasLow: boolean;
  readonly hasHigh: boolean;
}

const NUMBER = String.raw`(\d[\d,，]*(?:\.\d+)?)\s*(千|万|百万|亿|k|m|thousand|million)?`;
const UNIT = String.raw`[^\d–—~～\-至到]{0,12}?`;
const scales: Readonly<Record<string, number>> = {
  千: 1e3,
  k: 1e3,
  thousand: 1e3,
  万: 1e4,
  百万: 1e6,
  million: 1e6,
  m: 1e6,
  亿: 1e8,
};

const between = new RegExp(
  String.raw`^\D{0,12}?${NUMBER}(${UNIT})\s*(?:–|—|~|～|-|至|到|\bto\b|\band\b|\bor\b)\s*(不到|不足|不满|less than |under |below |just under )?\D{0,3}?${NUMBER}`,
  'i',
);
const below = /^(不到|不足|不满|少于|低于|小于|未满|less than|fewer than|under|below|up to|at most|最多|不超过)/i;
const belowAfter = /(以下|以内|及以下|之内|or less|or fewer|or under|or below|or younger)\s*$/i;
const above = /^(超过|多于|高于|大于|至少|不少于|more than|over|above|at least)/i;
const aboveAfter =
  /(以上|及以上|或以上|或更多|and over|or more|or over|and above|or above|or older|and older|and more|\+)\s*$/i;

/** The range that an option names, or nothing: a word, a date, a time of day, a place in a list. */
export function readRange(text: string): Range | undefined {
  const words = text.trim().replace(/（(不)?含）|\((不)?含\)/g, mark => (mark.includes('不') ? '不含' : '含'));
  if (/\d\s*[:：]\s*\d\d|\d\s*点|\d{4}\s*年|\d\s*(am|pm|a\.m\.|p\.m\.)/i.test(words)) return undefined;
  const two = between.exec(words);
  if (two) {
    const [, lowText, ownScale, unit = '', exclusive, highText, highScale] = two;
    // "2–5万": the scale stands once, behind both.
    const low = numberOf(lowText, ownScale ?? (unit.trim() === '' ? highScale : undefined));
    const high = numberOf(highText, highScale);
    if (low === undefined || high === undefined || high < low) return undefined;
    // "1000（含）–5000": who marks one end leaves the other out.
    const marksLow = /^\D*[\d.,]+[^\d不至到–—-]{0,4}含/.test(words) && !/含\D*$/.test(words);
    const isOpen = exclusive !== undefined || marksLow || /不含\D*$/.test(words);
    return { low, high, hasLow: !/^\D*[\d.,]+\D{0,6}?不含/.test(words), hasHigh: !isOpen };
  }
  const one = new RegExp(NUMBER, 'i').exec(words);
  const value = one ? numberOf(one[1], one[2]) : undefined;
  if (value === undefined || (words.match(/\d+/g) ?? []).join('').length > 12) return undefined;
  const at = words.slice(0, one!.index).trim();
  const rest = words.slice(one!.index + one![0].length).trim();
  if (below.test(at))
    return {
      low: Number.NEGATIVE_INFINITY,
      high: value,
      hasLow: false,
      hasHigh: /^(up to|at most|最多|不超过)/i.test(at),
    };
  if (belowAfter.test(rest))
    return { low: Number.NEGATIVE_INFINITY, high: value, hasLow: false, hasHigh: /及以下|or /.test(rest) };
  if (above.test(at))
    return { low: value, high: Number.POSITIVE_INFINITY, hasLow: /至少|不少于|at least/i.test(at), hasHigh: false };
  if (aboveAfter.test(rest))
    return { low: value, high: Number.POSITIVE_INFINITY, hasLow: /及|或|含|or |and |\+/i.test(rest), hasHigh: false };
  // A bare number with at most a short unit: "3", "3个", "£3".
  return /^\D{0,2}$/.test(at) && rest.length <= 8
    ? { low: value, high: value, hasLow: true, hasHigh: true }
    : undefined;
}

function numberOf(text: string | undefined, scale: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text.replace(/[,，]/g, ''));
  return Number.isFinite(value) ? value * (scale === undefined ? 1 : (scales[scale.toLowerCase()] ?? 1)) : undefined;
}

/** Whether somebody belongs to both. */
export function overlap(a: Range, b: Range): boolean {
  const [first, second] = a.low < b.low || (a.low === b.low && a.high <= b.high) ? [a, b] : [b, a];
  if (first.high > second.low) return true;
  return first.high === second.low && first.hasHigh && second.hasLow;
}

/** The step in which a list of ranges counts: 1 for whole numbers, 0.01 for amounts with cents. */
export function stepOf(ranges: readonly Range[]): number {
  const named = ranges.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite);
  return named.every(Number.isInteger) ? 1 : 0.01;
}

const UNITS =
  /分钟|小时|天|日|周|星期|个?月|季度|年|岁|minutes?|hours?|days?|weeks?|months?|quarters?|years?|every|daily|weekly|monthly/gi;

/** The ranges of a list that counts in one unit. "7–11 months, 1–2 years" is right and cannot be compared as numbers. */
export function readRanges<T extends { readonly text: string }>(
  options: readonly T[],
): readonly (T & { readonly range: Range })[] {
  const units = new Set(
    options.flatMap(({ text }) => text.match(UNITS) ?? []).map(unit => unit.toLowerCase().replace(/^个|s$/g, '')),
  );
  // More and fewer, earlier and later: two ranges of one number on two sides.
  const isTwoSided =
    options.some(({ text }) =>
      /增|涨|上升|提前|提早|更[多高早]|increase|more by|grew|up by|earlier|higher/i.test(text),
    ) &&
    options.some(({ text }) =>
      /减|降|下滑|延后|推迟|更[少低晚]|decrease|fewer by|fell|down by|later|lower/i.test(text),
    );
  if (units.size > 1 || isTwoSided) return [];
  return options.flatMap(option => {
    const range = readRange(option.text);
    return range ? [{ ...option, range }] : [];
  });
}
