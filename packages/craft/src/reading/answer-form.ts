import type { Asked } from './asked.ts';
import { plainOptions } from './asked.ts';
import { readSides } from './polarity.ts';
import type { WordsLanguage } from './read-survey.ts';

const yes: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /^(是|是的|有|有过|会|能|可以|愿意|同意|支持|赞成|反对|对|合理|需要|知道|听说过|需要的|.{0,3}过|.{1,3}了)$/,
  en: /^(yes|agree|i do|i have|true|support|in favou?r)\b/i,
};
const no: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /^(否|不|没|未|从未|反对|无)/,
  en: /^(no|not|disagree|i do not|i have not|false|oppose|against|never)\b/i,
};

/** Whether one says yes or no to it. */
export function isYesNo({ kind, options }: Asked, language: WordsLanguage): boolean {
  if (kind !== 'single' || options.length < 2 || options.length > 5) return false;
  return options.some(({ text }) => yes[language].test(text)) && options.some(({ text }) => no[language].test(text));
}

const agree: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /同意|赞同|认同|赞成/,
  en: /\b(dis)?agree\b|\b(true|false)\b/i,
};

/** Whether one agrees or disagrees with it, in points or in its question. */
export function isAgreement(asked: Asked, language: WordsLanguage): boolean {
  if (!['single', 'scale', 'grid'].includes(asked.kind)) return false;
  return agree[language].test([...asked.options.map(({ text }) => text), asked.lowLabel, asked.highLabel].join(' '));
}

/** Whether it is judged on points: satisfied, good, likely, important, points with a number alone. */
export function isJudged(asked: Asked, language: WordsLanguage): boolean {
  // Five rules ask it, and it reads every option by every scale that we know. What is read belongs to one language.
  const known = judged.get(asked);
  if (known !== undefined) return known;
  const found = readJudged(asked, language);
  judged.set(asked, found);
  return found;
}

const judged = new WeakMap<Asked, boolean>();

function readJudged(asked: Asked, language: WordsLanguage): boolean {
  if (asked.kind === 'scale' || asked.kind === 'rating' || asked.kind === 'nps' || asked.isPointGrid) return true;
  if (asked.kind !== 'single' && asked.kind !== 'grid') return false;
  const labels = plainOptions(asked).map(({ text }) => text);
  // Neutral words read as "don't know" by their role: they are points here.
  const all = asked.options.filter(({ role }) => role !== 'not-applicable').map(({ text }) => text);
  return (
    readSides(all, language) !== undefined || readSides(labels, language) !== undefined || isGrown(labels, language)
  );
}

const grown: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /^(非常|很|比较|有点|不太|完全|十分|特别|极其|一般|总是|经常|有时|偶尔|很少|从不)/,
  en: /^(very|extremely|not at all|slightly|somewhat|moderately|fairly|quite|completely|always|often|sometimes|rarely|never|yes, (always|mostly|most of the time))\b/i,
};

const isGrown = (labels: readonly string[], language: WordsLanguage) =>
  labels.length >= 3 && labels.filter(label => grown[language].test(label)).length * 2 > labels.length;
