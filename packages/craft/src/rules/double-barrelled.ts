import { splitRow } from '../mends/split-row.ts';
import { isAgreement, isJudged, isYesNo } from '../reading/answer-form.ts';
import { type Asked, plainOptions } from '../reading/asked.ts';
import type { Survey, WordsLanguage } from '../reading/read-survey.ts';
import { ownWords } from '../reading/sentences.ts';
import { activities, aspects, judgements, onePair } from '../words/pairs.ts';
import type { Found, WordsRule } from './craft-rule.ts';

const ZH_AND = '(?:和|与|及|以及|、|并且|而且|且|又|并)';

const joined: Readonly<Record<WordsLanguage, readonly RegExp[]>> = {
  zh: [aspects.zh, judgements.zh, activities.zh].map(list => {
    const one = list.join('|');
    return new RegExp(`(${one})(?:的)?(?:是否)?${ZH_AND}(?:其|他们的|您的|我的)?[^，。？?和与及、并且]{0,3}(${one})`);
  }),
  en: [aspects.en, judgements.en, activities.en].map(list => {
    const one = list.join('|');
    const link = String.raw`(?:\s+(?:of|about|with|in|by|at|for)\s+(?:the\s+|our\s+|your\s+|my\s+)?\w+|\s+about|\s+by|\s+in|\s+with)?`;
    return new RegExp(
      String.raw`\b(${one})${link},?\s+(?:and|as well as)\s+(?:also\s+)?(?:(?:the|our|your|its|their|my|in|of|with|by)\s+){0,2}(?:\w+\s+)?(${one})\b`,
      'i',
    );
  }),
};

/** Two questions in one sentence, whatever they are about. */
const twoQuestions: Readonly<Record<WordsLanguage, readonly RegExp[]>> = {
  zh: [
    /是否[^，、。？?]{1,18}[，、](而且|并且|以及|同时)?[^，、。？?]{0,10}是否/,
    /(是否|会不会|有没有|能不能|愿不愿意|愿意)[^，。？?]{1,18}[，,]?(并且|并|而且|同时(?!使用))(是否|会|愿意|能|经常|已经|喜欢|推荐|购买|使用|支持|打算)/,
    /既[^，。？?]{1,10}[，,]?又[^，。？?]{1,10}/,
    /不仅[^。？?]{1,16}(而且|还|也)/,
    /又[^，。？?又]{1,5}又[^，。？?又]{1,6}/,
    // One deed after the other: "准时到达并修好", "会续费并把它介绍给同事".
    /(是否|会不会|有没有|能不能)(?!同意|知晓|阅读|了解)[^，。？?]{2,12}(?<!合|兼|吞|一)[，,]?(并且|并|而且)(?!且|不|非|列|行|没|购|发)[^，。？?]{2,14}/,
    /^(?!.*(如果|假如|要是|若))[^，。？?]{2,12}[，,](而且|并且|同时)(没有?|也|还|已|能|会|很|十分|非常)[^，。？?]{2,12}/,
  ],
  en: [
    /\band (do|did|does|would|will|are|were|is|was|have|has|can|could|should|how|why|which|when|where) (you|it|they|we|the|your|our|he|she|this|that|much|often|satisfied|likely)\b/i,
    /\bboth\b[^?]{2,40}\band\b/i,
    /\bnot only\b[^?]{2,60}\bbut (also )?/i,
  ],
};

/** Rows say what somebody does: "listens to me and gives clear feedback". */
const VERBS =
  'gives?|helps?|keeps?|treats?|listens?|supports?|explains?|answers?|provides?|makes?|takes?|works?|responds?|respects?|encourages?|shares?|understands?|communicates?|manages?|motivates?|trusts?|cares?|offers?|solves?';
const twoDeeds = new RegExp(String.raw`\b(${VERBS})\b(?! and questions)[^,.]{0,40}\band (also )?(${VERBS})\b`, 'i');

/** Whatever two things one is to be satisfied with: nouns side by side, each of which could be judged alone. */
const judgedPair: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /对(?:我们|本店|贵?公司|这家|这个|这次|该)?[^，。？?和与及、对]{2,12}(?:和|与|及|以及|、)[^，。？?和与及、]{2,10}(?:是否|有多|感到|还|都)?(?:满意|放心|认可)/,
  en: /\b(?:(?:satisfied|happy|pleased|impressed|content)\s+(?:are you |were you )?(?:with|by)|(?:rate|evaluate|judge|assess))\s+((?:the|our|your|its)\s+(?:\w+\s+){0,2}?\w+)\s+and\s+((?:the|our|your|its)\s+)(?:\w+\s+){0,1}?\w+(?=\s*(?:[?,.]|$|\s(?:of|at|in|on|during|from|here|today|overall)\b))/i,
};

/** A fixed pair, a relation, names: one thing in two words. */
const oneInTwo: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /产品.服务|总体|整体|总的|之间|关系|沟通|往来|对比|衣食|水电|父母|父子|母子|夫妻|师生|兄弟|姐妹|医患|城乡|早晚|上下|左右|前后|进出|出入|买卖|收发|借还/,
  en: /\bbetween\b|\b(?:black and white|time and|day and night|husband and|wife and|mother and|father and|parents? and|[A-Z]\w+ and [A-Z])/,
};

function twoJudged(text: string, language: WordsLanguage): string | undefined {
  if (oneThing[language].test(text) || oneInTwo[language].test(text)) return undefined;
  const found = judgedPair[language].exec(text)?.[0];
  return found && !onePair[language].test(found) ? found : undefined;
}

const DEEDS =
  'arrived?|fix(?:ed)?|solved?|explained?|offer(?:ed)?|answer(?:ed)?|listen(?:ed)?|greet(?:ed)?|treat(?:ed)?|clean(?:ed)?|deliver(?:ed)?|show(?:ed)?|provided?|gave|give|kept|keep|helped|help|told|tell|took|take|call(?:ed)? back|repair(?:ed)?|install(?:ed)?|check(?:ed)?|finish(?:ed)?|start(?:ed)?|rent|hire|book|join|subscribe|pay|return|visit|donate|vote|volunteer|recommend|buy|order|attend|leave';
/** Two deeds of one person, of which one may be done without the other. What goes with another deed as one is none: "go and see". */
const twoActs = new RegExp(
  String.raw`\b(?:did|does|do|will|would|can|could|the|our|my|your|i)\b[^?.]{2,40}?(?<!\b(?:go|come|try|wait|stop|read)\s)\b(?:${DEEDS})\b[^?.,]{2,30}\band\s+(?:also\s+|then\s+)?(?:${DEEDS})\b\s+(?:\w+)`,
  'i',
);

/** One sum, one comparison or one group of people is one thing. */
const oneThing: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /合计|一共|总共|加起来|之和|相比|比较起来|之间|(和|与|跟)[^，。]{1,8}(一起|相比|之间|的关系|的区别)|搭配|平衡|更(看重|喜欢|重视|倾向)|哪(个|一个|些|种|一种)/,
  en: /\b(together|in total|altogether|combined|between|compared|balance|rather than|difference|relationship|which of)\b/i,
};

/**
 * Whoever likes one of two things and not the other has no true answer, and nobody knows afterwards which was meant. Only where one answer
 * is given for both: options of which several can be chosen, texts and sums hold both.
 */
export const doubleBarrelled: WordsRule = {
  rule: 'double-barrelled',
  reads: 'words',
  find(asked, survey, language) {
    const isOneAnswer = isYesNo(asked, language) || isAgreement(asked, language) || isJudged(asked, language);
    if (!isOneAnswer) return undefined;
    const title = ofTitle(asked, language);
    if (title !== undefined) return { reason: 'as-found', words: title, certainty: 'likely' };
    return asked.kind === 'grid' && plainOptions(asked).length + asked.options.length > 0
      ? ofRows(asked, survey, language)
      : undefined;
  },
};

function ofTitle({ title, kind, rows }: Asked, language: WordsLanguage): string | undefined {
  // A grid's title speaks of all its rows.
  if (kind === 'grid' && rows.length > 1) return undefined;
  return (
    twoThings(ownWords(title), language) ??
    twoJudged(ownWords(title), language) ??
    (language === 'en' ? twoActs.exec(ownWords(title))?.[0] : undefined) ??
    secondQuestion(title, language)
  );
}

/** "Do you like it? Would you buy it?" with one answer. A question that only leads up to the other has no question mark. */
function secondQuestion(title: string, language: WordsLanguage): string | undefined {
  const parts = ownWords(title)
    .split(/[?？]/)
    .slice(0, -1)
    .map(part => part.trim());
  const asks =
    language === 'zh'
      ? /吗|是否|多少|什么|怎么|如何|几|哪/
      : /^(do|did|does|would|will|are|is|was|were|have|has|how|what|which|why|when|where|can|could)\b/i;
  return parts.length === 2 && parts.every(part => asks.test(part)) ? parts[1] : undefined;
}

function twoThings(text: string, language: WordsLanguage): string | undefined {
  if (oneThing[language].test(text)) return undefined;
  for (const pattern of [...twoQuestions[language], ...joined[language]]) {
    const found = pattern.exec(text)?.[0];
    if (found && !onePair[language].test(found)) return found;
  }
  return undefined;
}

function ofRows(asked: Asked, survey: Survey, language: WordsLanguage): Found | undefined {
  const found = asked.rows.flatMap(row => {
    const own = ownWords(row.text);
    const words = twoThings(own, language) ?? (language === 'en' ? twoDeeds.exec(own)?.[0] : undefined);
    return words === undefined ? [] : [{ row, words }];
  });
  const [first] = found;
  if (!first) return undefined;
  const mend = survey.isBase && found.length === 1 ? splitRow(asked, first.row, survey, language) : undefined;
  return {
    reason: 'rows',
    words: first.words,
    at: { questionId: asked.id, rowIds: found.map(({ row }) => row.id) },
    certainty: 'likely',
    ...(mend && { mend }),
  };
}
