import type { DraftLanguage } from '@wenshu/api-contract';

/** Something that is to be asked, in the words of the description. */
export interface Topic {
  readonly words: string;
  /** One of several in a row, short, and no sentence: it can be a row of a matrix. */
  readonly isAspect: boolean;
}

const LISTS: Readonly<Record<DraftLanguage, RegExp>> = {
  zh: /[，。；：、！？?,;:!\n（）()]|以及|还有|另外|同时|顺便/,
  en: /[,;:!?\n()]|\.(?!\d)|\band\b|\bor\b|\bbut\b|\balso\b|\bplus\b|\bbecause of\b/i,
};

/** What is no topic: how long, for whom, in what language, how it is sent, who is asked. */
const LIMITS: Readonly<Record<DraftLanguage, RegExp>> = {
  zh: /分钟|道题|(?:只|用|要)(?:中文|英文)|中英|双语|匿名|不记名|各\d|\d+[家个人份]|\d+岁|扫码|短信|推送|发给|填写|结束后|准备在|上市|越短越好|别太多|版本|年报|帮忙|(?:做|出|发|弄)一?[份个]|调查对象|要覆盖|配额|不要收集|开业|有趣|比较多$|字要少|容易懂|大概|预计|控制在/,
  en: /\bmin(?:ute)?s?\b|\b(?:in )?(?:chinese|english)\b|\banonymous|\bquota|completes|\bquestions?\b|\bno more\b|\baged\b|\b\d{2}[-–]\d{2}\b|\bemail|sent (?:to|by)|\bshown in\b|\bfor the (?:dean|board|ceo)|\btone\b|random order|\brecruit|respondents?\b|sample of|\bwe can write\b|\bpilot\b|\bend of\b|\bbe gentle\b|\bblamed\b|\boptional\b|no one from/i,
};

const LEADS: Readonly<Record<DraftLanguage, RegExp>> = {
  zh: /^(?:我们|主要|重点|希望|想|想要|想知道|想了解|想看看|了解|知道|看看?|是|还|也|包括|特别是|尤其是|以便|能不能|看出|问问?(?!题)|测|测试|评估|其中|都|要|到底|有没有|他们|客户|大家|对)+(?=.{2})/,
  en: /^(?:(?:we|i|they|you|please|also|really|just|mainly|want|wants|need|would|like|to|know|find out|understand|learn|see|hear|care|ask|about|on|of|whether|if|how|what|which|who|is|are|do|does|did|the|a|an|it|for|in|at|our|their|them|any|people|have|has|be|been|feel|think|that|with|since|there|because)\s+)+/i,
};
const QUESTION_TAILS: Readonly<Record<DraftLanguage, RegExp>> = {
  zh: /(?:怎么样|如何|好不好|好不好用|多少|是什么|有哪些|这几个环节|的情况|等方面|等等|等|吗|呢)$/,
  en: /\s+(?:ok|okay|a worry|good|it|so|too|is|are|etc|or not|today|they use today)$/i,
};

const LONGEST_ASPECT: Readonly<Record<DraftLanguage, number>> = { zh: 10, en: 32 };

/** The clauses that say what is to be found out. Lists give one each. */
export function readTopics(text: string, language: DraftLanguage): Topic[] {
  const topics: Topic[] = [];
  for (const sentence of text.split(language === 'zh' ? /[。！？\n]/ : /[.!?\n](?:\s|$)/)) {
    const parts = sentence.split(LISTS[language]).map(part => part.trim());
    const isList = parts.length >= 3 || /[、]/.test(sentence);
    for (const part of parts.flatMap(one => pairOf(one, language))) {
      const topic = topicOf(part, language, isList);
      if (topic && !topics.some(({ words }) => words === topic.words)) topics.push(topic);
    }
  }
  return topics;
}

/** "试驾体验和购买意向" are two; a longer clause is left whole. */
function pairOf(part: string, language: DraftLanguage): string[] {
  if (language === 'en') return [part];
  const bare = part.replace(LEADS.zh, '');
  const [, first, second] = /^([^和与]{2,6})[和与]([^和与]{2,6})$/.exec(bare) ?? [];
  return first && second ? [first, second] : [part];
}

/** Begins a sentence that tells how things are, not what is to be found out. */
const TELLS: Readonly<Record<DraftLanguage, RegExp>> = {
  zh: /^(?:所以|但|因为|现在有|在.{2,12}(?:有|开)|.*刚(?:结束|开)|没.{1,4}的人|最近|近.{1,3}年)|也要问$|的人$|要做|得有$/,
  en: /^(?:half|else|much|slower|kind of|must|start-up|startup|touches|across|a )|\bhas to be\b|\bable to\b|\bpeople who\b|\bhave ordered\b|\bare falling\b|\bin the (?:uk|us|eu)\b|\bwants? to\b/i,
};

function topicOf(part: string, language: DraftLanguage, isList: boolean): Topic | undefined {
  if (part === '' || LIMITS[language].test(part)) return undefined;
  const words = part.replace(LEADS[language], '').replace(QUESTION_TAILS[language], '').replace(/^的/, '').trim();
  if (words.length < (language === 'zh' ? 2 : 4) || TELLS[language].test(words)) return undefined;
  const isClause =
    language === 'zh'
      ? /[我你您他她]|什么|才|还|要|不|没|哪/.test(words)
      : words.split(' ').length > 3 || /^(?:can|says?|thought|three|two|four|do|does)\b/i.test(words);
  return { words, isAspect: isList && !isClause && words.length <= LONGEST_ASPECT[language] };
}
