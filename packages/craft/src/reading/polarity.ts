import type { WordsLanguage } from './read-survey.ts';

/** On which side of a two-sided scale a label stands; nothing where it names no side that we know. */
export type Side = -1 | 0 | 1;

interface Stem {
  readonly name: string;
  readonly plus: RegExp;
  readonly minus: RegExp;
}

/** Scales that have two sides by their words. What only grows (important, familiar, often) is none of them. */
const stems: Readonly<Record<WordsLanguage, readonly Stem[]>> = {
  zh: [
    { name: 'satisfied', plus: /满意/, minus: /(不|没).{0,3}满意|失望/ },
    { name: 'agree', plus: /同意|赞同|认同|赞成/, minus: /(不|没).{0,3}(同意|赞同|认同|赞成)|反对/ },
    { name: 'support', plus: /支持/, minus: /不.{0,3}支持|反对/ },
    { name: 'like', plus: /喜欢/, minus: /不.{0,3}喜欢|讨厌|反感/ },
    {
      name: 'good',
      plus: /^(非常|很|特别|比较|较|挺|相当|极其|极|最)?(好|棒|优秀|优|良好|良|出色|卓越)$/,
      minus: /^(非常|很|特别|比较|较|挺|有点|极其|极|最)?(差|糟糕|糟|坏|劣)$|^(很)?不(太|够|是很)?好$/,
    },
    {
      name: 'would',
      plus: /^(肯定|一定|很可能|可能|大概|应该|多半|或许)?(会|愿意)(购买|买|推荐|使用|选择|参加|考虑)?$/,
      minus: /(不会|不愿意|不想)/,
    },
    {
      name: 'better',
      plus: /(变|更|明显|略|稍)?.{0,2}(改善|变好|更好|提高|进步|提升)/,
      minus: /变差|更差|下降|退步|恶化/,
    },
    { name: 'easy', plus: /(容易|简单|轻松)/, minus: /困难|难$|不(太)?(容易|简单|轻松)/ },
  ],
  en: [
    {
      name: 'satisfied',
      plus: /\bsatisfied\b/i,
      minus: /\b(dis|un)satisfied\b|\bnot (very |at all |really )?satisfied\b/i,
    },
    { name: 'agree', plus: /\bagree\b/i, minus: /\bdisagree\b|\b(do not|don't|don’t) agree\b/i },
    { name: 'support', plus: /\b(support|in favou?r)\b/i, minus: /\b(oppose|against)\b/i },
    {
      name: 'good',
      plus: /\b(good|excellent|great|outstanding|superb|wonderful|fantastic|amazing|brilliant|perfect)\b/i,
      minus: /\b(poor|bad|terrible|awful|dreadful|not good)\b/i,
    },
    { name: 'better', plus: /\b(better|improved)\b/i, minus: /\b(worse|worsened)\b/i },
    { name: 'likely', plus: /\blikely\b/i, minus: /\bunlikely\b|\bnot (very |at all |so )?likely\b/i },
    { name: 'easy', plus: /\beasy\b/i, minus: /\b(difficult|hard)\b|\bnot (very |at all )?easy\b/i },
    { name: 'positive', plus: /\bpositive\b/i, minus: /\bnegative\b/i },
    { name: 'happy', plus: /\bhappy\b/i, minus: /\bunhappy\b|\bnot (very |at all )?happy\b/i },
    { name: 'like', plus: /\b(like|love)d?\b/i, minus: /\b(dislike|hate)d?\b|\bnot like\b/i },
    {
      name: 'would',
      plus: /\b(definitely|probably)( would)?$/i,
      minus: /\b(would|will) not$|\bwon't$|\b(definitely|probably) not$/i,
    },
    { name: 'comfortable', plus: /\bcomfortable\b/i, minus: /\buncomfortable\b|\bnot (very |at all )?comfortable\b/i },
  ],
};

const middle: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /^(一般|普通|中立|说不(清|好|准)|无所谓|不(确定|一定|好说)|差不多|还(可以|行|好)|尚可|中等|没(有)?(变化|影响|感觉|意见)|既不|持平|一样)/,
  en: /^(neutral|neither|it['’]?s (ok(ay)?|fine)|it is (ok(ay)?|fine)|average|fair|ok(ay)?|so-so|about the same|the same|no change|not sure|undecided|unsure|might or might not|mixed|acceptable|adequate|no opinion|unchanged)\b/i,
};

/** "Not at all …" begins a scale that only grows from there: nothing is missing on its other side. */
const growsFrom: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /^(完全|根本|一点(儿)?(都|也)?|毫|丝毫|从)(都|也)?不/,
  en: /^not at all\b|^not\b.*\bat all$/i,
};

export interface SidedScale {
  readonly stem: string;
  readonly plus: readonly string[];
  readonly minus: readonly string[];
  readonly neutral: readonly string[];
}

/** The labels by side, where they make one scale with two sides; nothing where they are anything else. */
export function readSides(labels: readonly string[], language: WordsLanguage): SidedScale | undefined {
  if (labels.length < 3) return undefined;
  for (const stem of stems[language]) {
    const sides = labels.map(label => sideOf(label, stem, language));
    const of = (side: Side) => labels.filter((_label, index) => sides[index] === side);
    const [plus, minus, neutral] = [of(1), of(-1), of(0)];
    // A word of the scale in a list of other things makes no scale of it.
    if (sides.includes(undefined) || plus.length + minus.length < 2 || plus.length + minus.length <= neutral.length)
      continue;
    if (minus.length === 1 && growsFrom[language].test(minus[0]!)) return undefined;
    return { stem: stem.name, plus, minus, neutral };
  }
  return undefined;
}

function sideOf(label: string, { plus, minus }: Stem, language: WordsLanguage): Side | undefined {
  const words = label.replace(/^\s*[-−–]?\d+\s*[.、:：=分)）]*\s*/, '').trim();
  if (minus.test(words) && !/^neither\b|^既不/i.test(words)) return -1;
  if (middle[language].test(words)) return 0;
  return plus.test(words) ? 1 : undefined;
}

/** The side of one label by whatever scale it belongs to. */
export function sideOfLabel(label: string, language: WordsLanguage): Side | undefined {
  if (middle[language].test(label)) return 0;
  for (const stem of stems[language]) {
    const side = sideOf(label, stem, language);
    if (side !== undefined) return side;
  }
  return undefined;
}
