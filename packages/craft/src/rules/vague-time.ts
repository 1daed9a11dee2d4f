import type { Asked } from '../reading/asked.ts';
import type { WordsLanguage } from '../reading/read-survey.ts';
import { ownWords } from '../reading/sentences.ts';
import type { WordsRule } from './craft-rule.ts';

/** A period, a habit, or one occasion: the reader knows which time is meant. */
const told: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(过去|近|最近|前|上|这|本|今|去|前|昨|当|明|每|一|两|三|半|几|\d)\s*个?\s*(一|二|两|三|四|五|六|十|几|\d+)?\s*个?\s*(半)?(分钟|小时|天|日|晚|周|星期|礼拜|月|季度|季|学期|学年|年|年度|周末|工作日)|昨天|今天|去年|今年|前年|本次|这次|此次|上次|上一次|最近一次|最后一次|第一次|每次|首次|平时|平常|通常|一般|平均|日常|常常?去|目前|现在|当前|如今|曾经|至今|以来|迄今|到现在|期间|毕业|入职|从小|有史以来|一生|春节|假期|暑假|寒假|国庆|疫情|夏天|冬天|夏季|冬季|开学|住院期|服药|本店|预计|计划|打算|未来|将来|今后|这(件|次|项|趟|单|笔)|此(次|事|项)|\d{4}/,
  en: /\b(past|last|previous|preceding|next|this|coming|each|every|per|a|an|one|two|three|four|five|six|twelve|\d+|most) ([\w-]+ ){0,2}?(minutes?|hours?|days?|nights?|weekdays?|weekends?|weeks?|fortnights?|months?|quarters?|terms?|semesters?|years?|seasons?|visits?|time|trip|stay|order|purchase|shop|occasion|shift|lessons?|sessions?|class(es)?|lectures?|meetings?)\b|\b(today|yesterday|tonight|usually|normally|typically|generally|on average|ever|currently|at the moment|now|these days|at present|nowadays|so far|since|during|until|daily|weekly|monthly|yearly|annually|annual|first time|when you were|before you|after you|plan to|will you|would you|intend|going to|expect|in (19|20)\d\d|(last|this) (spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|christmas|holidays?|here)\b/i,
};

/** "Recently" is last week for one and last year for another. */
const recently: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(最近|近期|近来|前一?阵子?|前段时间|这段时间|近段时间|不久前)(?!一次|的一次|一回|[一二两三四五六半几\d]|这|那|哪)/,
  en: /\b(recently|lately|of late|in recent times|not long ago|in the recent past|a while ago)\b/i,
};

const howOften: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /多久[^，。？?]{0,12}一?次|多长时间[^，。？?]{0,8}一?次|多频繁|频率|频次|(几|多少)(次|回|趟)|次数|经常[^，。？?]{1,16}(吗|么)|[^，。？?]{2,14}(多吗|多不多|频繁吗|次数多)/,
  en: /\bhow (often|frequently|regularly|many times)\b|\bdo you (often|regularly|frequently)\b/i,
};
const howMuch: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(花|花费|消费|支出|开销|花销)[^，。？?]{0,10}(多少|几)(钱|元|时间|小时|块)?|(花|支出|开销|花销|消费)[^，。？?]{0,6}(是|为|大约|大概)?多少|多少(钱|时间|小时)(在|用)/,
  en: /\bhow much (money |time )?(do|did|have) (you|your \w+) (spend|spent|pay|paid|save|saved|drink|smoke|donate)\b|\bhow many (hours|minutes|days|pounds|dollars|cigarettes|drinks|glasses|cups|units) (do|did|have) you\b|\bhow many [a-z]+ have you (read|watched|seen|bought|visited|attended|taken|eaten|drunk|smoked|missed)\b/i,
};
const didIt: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(吗|没有|过|了|几|多少|哪|什么)/,
  en: /\b(have|did|do|has|been|how|which|what)\b/i,
};

/** Feelings and opinions need no period. */
const feeling: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /感觉|感到|觉得|心情|情绪|满意|喜欢|压力|焦虑|担心|开心|疲|认为|评价|愿意|希望|看法|理想|合适|应该|需要多|身体|睡眠|状态|怎么样|如何/,
  en: /\b(feel|feels|felt|feeling|satisfied|happy|worried|stressed|tired|think|opinion|would like|prefer|mood|ideal|should|sleep(ing)?)\b/i,
};

/** An answer that carries its period: once a week, 3 times a month. */
const carried: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(每|一|两|半|几|\d)\s*个?(天|日|周|星期|月|季度|年|学期)|天天|\/(天|周|月|年)|每次/,
  en: /\b(every|each|per|a|an|once|twice|times?|daily|weekly|monthly|yearly|two|three|\d+) ?(\w+ )?(an? )?(day|week|fortnight|month|quarter|year|term|weekday|weekend|session|lesson|class|meeting)s?\b|\b(daily|weekly|monthly|yearly|annually|nightly)\b/i,
};

/**
 * "How often do you cook?" without a period is answered for a week by one and for a year by another. Whoever asks for what is usual, for
 * the last time or for ever has told it, and so have answers that name it.
 */
export const vagueTime: WordsRule = {
  rule: 'vague-time',
  reads: 'words',
  find(asked, _survey, language) {
    if (!['single', 'scale', 'number', 'grid', 'text'].includes(asked.kind)) return undefined;
    const title = ownWords(asked.title);
    if (feeling[language].test(title)) return undefined;
    const vague = recently[language].exec(title);
    if (vague && didIt[language].test(title) && asked.kind !== 'text')
      return told[language].test(title.replace(vague[0], ' ')) || hasPeriod(asked, language)
        ? undefined
        : { reason: 'as-found', words: vague[0], certainty: 'likely' };
    const asks = howOften[language].exec(title) ?? howMuch[language].exec(title);
    if (
      !asks ||
      asked.kind === 'text' ||
      told[language].test(`${asked.title}\n${asked.note}`) ||
      hasPeriod(asked, language)
    )
      return undefined;
    return { reason: 'as-found', words: asks[0], certainty: 'likely' };
  },
};

const hasPeriod = ({ options, rows }: Asked, language: WordsLanguage) =>
  [...options, ...rows].some(({ text }) => carried[language].test(text));
