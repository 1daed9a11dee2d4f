/** Numbers in a row: "非常不满意 1 2 3 4 5 非常满意", "0—10". */
export interface NumberRow {
  readonly from: number;
  readonly to: number;
  readonly low?: string;
  readonly high?: string;
  /** When every number has words of its own. */
  readonly labels?: readonly string[];
}

const BETWEEN = '[\\s,，、/|·.…\\-–—~□○◯☐()（）\\[\\]]';
const RUN = new RegExp(`(?<![\\d.])\\d{1,2}(?:${BETWEEN}+\\d{1,2}(?!\\d)){2,}`);
/** "1 = very bad", "1分表示很差", "5：非常满意" */
const LABELLED =
  /(?<![\d.])(\d{1,2})\s*(?:分|points?)?\s*(?:=|＝|表示|代表|为|是|means|being|[:：])\s*["“]?([^\d,，;；。)）"”]{1,40}?)["”]?\s*(?=[,，;；。)）]|\s+(?:and|to)\s+\d|\s*\d{1,2}\s*(?:分|points?)?\s*(?:=|＝|表示|代表|为)|$)/gi;

/** A line that is nothing but a scale. */
export function readNumberRow(text: string): NumberRow | undefined {
  const labels = readEndLabels(text);
  if (labels && labels.count >= 3 && labels.isWhole) {
    const words = labels.labels;
    return { from: labels.from, to: labels.to, labels: words, low: words[0]!, high: words.at(-1)! };
  }
  // "1（很差） 2 3 4 5（很好）": the words in brackets belong to the ends.
  const inBrackets: string[] = [];
  const bare = text.replace(/[（(]([^\d()（）]{1,30})[)）]/g, (_all, words: string) => {
    inBrackets.push(words.trim());
    return ' ';
  });
  const match = RUN.exec(bare);
  if (!match) return undefined;
  const numbers = match[0].match(/\d+/g)!.map(Number);
  const [from = 0] = numbers;
  if (numbers.some((number, index) => number !== from + index)) return undefined;
  const trim = (words: string) => words.replace(/^[\s□○◯☐:：—–\-…←→<>]+|[\s□○◯☐:：—–\-…←→<>]+$/g, '');
  const before = trim(bare.slice(0, match.index)) || (inBrackets[0] ?? '');
  const after = trim(bare.slice(match.index + match[0].length)) || (inBrackets.at(-1) ?? '');
  // A sentence that happens to count is no scale; nor is one with more numbers behind it.
  if (/\d/.test(after) || before.length > 30 || after.length > 30 || /[?？。]/.test(before + after)) return undefined;
  return { from, to: numbers.at(-1)!, ...(before && { low: before }), ...(after && { high: after }) };
}

/** The same one below the other, 0 to 10, with words at the ends at most: "0 Not at all", "1", … "10 Extremely". */
export function readCountedLines(lines: readonly string[]): NumberRow | undefined {
  const read = lines.map(line => /^(\d{1,2})(?:\s*分)?(?:[\s=＝:：.、（(—–-]+(.{1,30}?)[)）]?)?$/.exec(line));
  if (read.length !== 11 || read.some((match, at) => Number(match?.[1]) !== at)) return undefined;
  const words = read.map(match => match?.[2] ?? '');
  if (words.slice(1, -1).some(one => one !== '')) return undefined;
  const [low = '', high = ''] = [words[0], words.at(-1)];
  return { from: 0, to: 10, ...(low && { low }), ...(high && { high }) };
}

/** The words that a text gives to numbers: "(0 = not at all likely, 10 = extremely likely)". */
export function readEndLabels(text: string) {
  const found = [...text.matchAll(LABELLED)].map(match => ({ number: Number(match[1]), words: match[2]!.trim() }));
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last || found.length < 2 || first.number >= last.number) return undefined;
  const isWhole = found.every(({ number }, index) => number === first.number + index);
  return {
    from: first.number,
    to: last.number,
    count: found.length,
    isWhole,
    labels: found.map(({ words }) => words),
  };
}

const RANGE =
  /(?<![\d.])(\d{1,2})\s*分?\s*(?:-|–|—|~|～|至|到|to|through)\s*(\d{1,3})(?!\d)\s*(分|points?|stars?|星)?/i;
const ASKS_FOR_POINTS =
  /评分|打分|评价|分值|满分|几分|多少分|可能性|程度|\bscore\b|\brate\b|\brating\b|\bscale\b|how likely|how satisfied|推荐|\brecommend/i;

/** "1–5分", "on a scale of 0 to 10": the range that a question asks to answer in. An age or a year is none. */
export function readRange(text: string): { readonly from: number; readonly to: number } | undefined {
  const match = RANGE.exec(text);
  if (!match) return undefined;
  const [from, to] = [Number(match[1]), Number(match[2])];
  if (from > 1 || to < 2 || to > 11 || (!match[3] && !ASKS_FOR_POINTS.test(text))) return undefined;
  return { from, to };
}

const DEGREES =
  /^(?:(?:非常|十分|特别|极其?|很|比较|较|不太|有点|有些|完全|基本|大部分|绝对|肯定|一定|可能|略|不能?|说不清|一点也?|毫)*(?:不|无)?(?:满意|同意|赞同|认同|重要|愿意|了解|符合|可能|喜欢|好|差|清楚|及时|专业|熟悉|推荐|容易|困难|难|清晰|有用|有帮助|帮助|吸引|吸引人|会|会购买|购买|贵|便宜|合理|独特|相关|可信|方便|顺畅|流畅|快|慢|高|低|大|小|舒适|压力))$|^(?:一般|普通|中立|不确定|说不清|无所谓|合格|优秀|良好|及格|从不|从未|很少|偶尔|有时|经常|总是|每次都?|尚可|还行|适中|中等|没感觉)$/;
const DEGREES_EN =
  /^(?:(?:very|extremely|quite|somewhat|slightly|moderately|strongly|completely|mostly|not|not at all|not very|not so|a little|neither|fairly|highly|definitely|probably|might|rather)\b.*|neutral|undecided|unsure|poor|fair|average|good|excellent|agree|disagree|satisfied|dissatisfied|likely|unlikely|important|never|rarely|sometimes|often|always|bad|terrible|great|outstanding|acceptable|unacceptable|very (?:good|bad))$/i;

/** Options that are degrees of one thing, from one end to the other. */
export function areDegrees(titles: readonly string[]): boolean {
  // A degree is a few words; longer ones are not even tried, for patterns with repeats grow slow on them.
  if (titles.length < 3 || titles.some(title => title.length > 40)) return false;
  const degrees = titles.filter(title => {
    const bare = title.replace(/^\d{1,2}\s*(?:分|[.、=:：-])?\s*|[（(].*[)）]$/g, '').trim();
    return DEGREES.test(bare) || DEGREES_EN.test(bare);
  });
  return degrees.length >= Math.ceil(titles.length * 0.8);
}
