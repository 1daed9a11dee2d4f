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
    /(是否|会不会|有没有|能不能|愿不愿意|愿意)[^，。？?]{1,18}[，,]?(并且|并|而且|同时)(是否|会|愿意|能|经常|已经|喜欢|推荐|购买|使用|支持|打算)/,
    /既[^，。？?]{1,10}[，,]?又[^，。？?]{1,10}/,
    /不仅[^。？?]{1,16}(而且|还|也)/,
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
  return twoThings(ownWords(title), language) ?? secondQuestion(title, language);
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
