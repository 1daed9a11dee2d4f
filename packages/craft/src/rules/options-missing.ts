import { addOption } from '../mends/add-option.ts';
import { isAgreement, isJudged, isYesNo } from '../reading/answer-form.ts';
import { type Asked, hasRole, plainOptions } from '../reading/asked.ts';
import { establishedBefore } from '../reading/established.ts';
import { readRange, readRanges, stepOf } from '../reading/ranges.ts';
import type { Survey, WordsLanguage } from '../reading/read-survey.ts';
import { ownWords } from '../reading/sentences.ts';
import { countable, knownToFew, ofExperience, openLists, optionalThings, whoKnows } from '../words/open-lists.ts';
import { sensitiveMatter } from '../words/sensitive.ts';
import type { Found, WordsRule } from './craft-rule.ts';

/**
 * Whoever finds no true answer gives a false one or leaves. Looked for are gaps between ranges, lists that nobody can finish without "other",
 * things of which one may have none, and what one may not want to say or cannot know. Lists that are complete by what they are stay alone.
 */
export const optionsMissing: WordsRule = {
  rule: 'options-missing',
  reads: 'words',
  find(asked, survey, language) {
    if (asked.carriesOptions || asked.isTrap) return undefined;
    return (
      inRanges(asked, survey, language) ??
      refusal(asked, survey, language) ??
      unsure(asked, survey, language) ??
      zero(asked, survey, language) ??
      openList(asked, survey, language) ??
      notUsed(asked, survey, language)
    );
  },
};

const isList = ({ kind }: Asked) => kind === 'single' || kind === 'multiple';

function inRanges(asked: Asked, _survey: Survey, language: WordsLanguage): Found | undefined {
  if (asked.kind !== 'single') return undefined;
  const named = readRanges(asked.options);
  // Two ranges may be a part of a list of other things.
  if (named.length < 3 || named.length < plainOptions(asked).length) return undefined;
  const sorted = named.toSorted((a, b) => a.range.low - b.range.low || a.range.high - b.range.high);
  const step = stepOf(sorted.map(({ range }) => range));
  // Numbers that stand alone are points or kinds, not ranges.
  if (sorted.filter(({ range }) => range.low !== range.high).length < 2) return undefined;
  for (const [index, { range, ...option }] of sorted.entries()) {
    const next = sorted[index + 1];
    if (!next) continue;
    if (next.range.low - range.high > step + 1e-9 && Number.isFinite(next.range.low - range.high))
      return {
        reason: 'gap',
        words: option.text,
        against: next.text,
        at: { questionId: asked.id, itemIds: [option.id, next.id] },
        certainty: 'certain',
      };
  }
  const last = sorted.at(-1)!;
  return Number.isFinite(last.range.high) && hasNoEnd(asked, last.range.high, language)
    ? {
        reason: 'closed-end',
        words: last.text,
        at: { questionId: asked.id, itemIds: [last.id] },
        certainty: 'likely',
      }
    : undefined;
}

const endless: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /年龄|岁|收入|花|消费|价格|金额|元|次|人数|面积|工龄|工作年限|多少年|多久/,
  en: /\b(age|old|income|earn|spend|spent|cost|pay|price|how many (times|people|employees|years)|£|\$|€)\b|[£$€]/i,
};
/** What has an end by itself: days of a week, hours of a day, shares of a whole, points. */
const ended: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /%|％|百分|比例|每周.{0,4}天|一周.{0,6}天|几天|评分|打分|分$|天$|年级|课|题|以[内下]/,
  en: /%|percent|share|days? (a|per|last|each|of the) week|on how many days|rate|score|out of|grade|session|lesson/i,
};

const hasNoEnd = ({ title, options, question }: Asked, high: number, language: WordsLanguage) => {
  const all = [title, question.remark?.text ?? '', ...options.map(one => one.text)].join('\n');
  const hasOther = options.some(({ role, text }) => role === 'other' || /更多|以上|more|over|above|\+/i.test(text));
  return !hasOther && high > 7 && high !== 100 && endless[language].test(all) && !ended[language].test(all);
};

function refusal(asked: Asked, survey: Survey, language: WordsLanguage): Found | undefined {
  const mayRefuse =
    hasRole(asked, 'refusal') ||
    /不便|跳过|可不填|选填|optional|skip|prefer not|leave (it )?blank/i.test(`${asked.title}\n${asked.note}`);
  if (!asked.isRequired || mayRefuse || !['single', 'multiple', 'number', 'text'].includes(asked.kind))
    return undefined;
  const matter = sensitiveMatter(ownWords(asked.title), language);
  if (!matter || !['income', 'health', 'vote', 'faith'].includes(matter.matter)) return undefined;
  if (matter.announced.test(`${survey.name}\n${survey.introduction}`)) return undefined;
  const mend = addOption(asked, survey, 'add-refusal', language);
  return { reason: 'no-refusal', words: asked.title, certainty: 'certain', ...(mend && { mend }) };
}

function unsure(asked: Asked, survey: Survey, language: WordsLanguage): Found | undefined {
  if (!asked.isRequired || asked.kind !== 'single' || hasRole(asked, 'unsure', 'refusal', 'not-applicable'))
    return undefined;
  const words = knownToFew[language].exec(ownWords(asked.title))?.[0];
  if (words === undefined || whoKnows[language].test(establishedBefore(survey, asked))) return undefined;
  // How one likes it is known to everybody.
  if (isJudged(asked, language) || isAgreement(asked, language)) return undefined;
  const mend = addOption(asked, survey, 'add-unsure', language);
  return { reason: 'no-unsure', words, certainty: 'likely', ...(mend && { mend }) };
}

function zero(asked: Asked, survey: Survey, language: WordsLanguage): Found | undefined {
  if (asked.kind !== 'single' || asked.isConditional || hasRole(asked, 'none', 'not-applicable')) return undefined;
  const words = countable[language].exec(ownWords(asked.title))?.[0];
  if (words === undefined) return undefined;
  const ranges = asked.options.flatMap(({ text }) => readRange(text) ?? []);
  if (ranges.length < 2 || Math.min(...ranges.map(({ low }) => low)) < 1) return undefined;
  // Whoever was asked before whether they have any has answered that.
  if (sameNoun(words, establishedBefore(survey, asked), language)) return undefined;
  const mend = addOption(asked, survey, 'add-zero', language);
  return { reason: 'no-zero', words, certainty: 'likely', ...(mend && { mend }) };
}

function sameNoun(words: string, before: string, language: WordsLanguage): boolean {
  const nouns =
    language === 'en' ? words.toLowerCase().match(/[a-z]+$/) : words.match(/[孩子女宠物猫狗车烟酒啡茶书影]/g);
  return (nouns ?? []).some(noun => before.toLowerCase().includes(noun.replace(/s$/, '')));
}

/** Days, letters of things shown, answers that one can only give one of: nothing is missing in them. */
const complete =
  /^(星期|周)[一二三四五六日天]|^(mon|tues|wednes|thurs|fri|satur|sun)day|^\d{1,2}月|^(spring|summer|autumn|winter|春|夏|秋|冬)|^[A-Z]\s*(款|方案|版|组|号)?$|^(design|version|option|concept|package|款式|方案|版本|包装|品牌|brand)\s*[A-Z\d]$/i;

function openList(asked: Asked, survey: Survey, language: WordsLanguage): Found | undefined {
  const plain = plainOptions(asked);
  if (
    !isList(asked) ||
    plain.length < 2 ||
    asked.options.length < 3 ||
    isJudged(asked, language) ||
    isYesNo(asked, language)
  )
    return undefined;
  if (plain.filter(({ text }) => complete.test(text) || readRange(text)).length * 2 > plain.length) return undefined;
  const title = ownWords(asked.title);
  const isOpen = openLists[language].exec(title)?.[0];
  // Steps that end in "or less" and "or more" hold everybody, and so does company that ends in "alone".
  const hasEnds = isOpen !== undefined && LADDER.test(isOpen) && asked.options.some(({ text }) => ENDS.test(text));
  if (
    isOpen !== undefined &&
    !hasEnds &&
    !isClosed(title, isOpen) &&
    !hasRole(asked, 'other', 'none') &&
    !(hasRole(asked, 'not-applicable') && !REASON.test(isOpen))
  ) {
    const mend = addOption(asked, survey, 'add-other', language);
    return { reason: 'no-other', words: isOpen, certainty: 'likely', ...(mend && { mend }) };
  }
  const experience = ofExperience[language].exec(title)?.[0];
  if (experience === undefined || !asked.isRequired || asked.isConditional) return undefined;
  if (
    hasRole(asked, 'none', 'not-applicable', 'unsure', 'other') ||
    /从未|从不|没|未|\b(never|not)\b|n['’]t\b/i.test(title)
  )
    return undefined;
  const mend = addOption(asked, survey, 'add-none', language);
  return { reason: 'no-none', words: experience, certainty: 'likely', ...(mend && { mend }) };
}

function notUsed(asked: Asked, survey: Survey, language: WordsLanguage): Found | undefined {
  if (asked.kind !== 'grid' || !asked.isRequired || asked.isConditional || !isJudged(asked, language)) return undefined;
  if (isAgreement(asked, language) || hasRole(asked, 'not-applicable', 'unsure')) return undefined;
  if (/没有?(用|接触|使用|体验)|可(以)?(不填|跳过)|leave out|skip|used/i.test(`${asked.title}\n${asked.note}`))
    return undefined;
  const found = asked.rows.filter(({ text }) => optionalThings[language].test(text));
  // What the survey is about has been used.
  const about = `${survey.name}\n${survey.introduction}\n${asked.title}`;
  const rows = found.filter(({ text }) => !about.includes(optionalThings[language].exec(text)![0]));
  if (rows.length === 0) return undefined;
  const mend = addOption(asked, survey, 'add-not-used', language);
  return {
    reason: 'no-not-used',
    words: rows[0]!.text,
    at: { questionId: asked.id, rowIds: rows.map(({ id }) => id) },
    certainty: 'likely',
    ...(mend && { mend }),
  };
}

/** "Which of these matters most" asks for a choice between what is shown; why somebody did something stays open however it is asked. */
const isClosed = (title: string, words: string) =>
  /以下|下列|上述|这些|更(喜欢|愿意|想|倾向|看好|适合)|\bof (these|the following)\b|\bprefer\b/i.test(title) &&
  !/原因|渠道|途径|目的|职业|行业|\b(reasons?|why|hear|sources?|channels?|purpose|sector|industry|occupation)\b/i.test(
    words,
  );

const LADDER = /学历|程度|住|生活|\b(education|qualifications?|degree|live|travel|share)/i;
const ENDS =
  /以[下上]|\bor (lower|less|below|higher|above|more|over)\b|\bno (formal )?(education|qualifications?|degree)|^none|独居|独自|一个人|自己|\b(alone|on my own|by myself)\b/i;

/** "I did not use it" is a reason, and no way out of a list of them. */
const REASON = /原因|为什么|为何|\b(reasons?|why|made|makes)\b/i;
