import type { WordsLanguage } from '../reading/read-survey.ts';
import { firstMatch, sentencesOf, withoutBrackets } from '../reading/sentences.ts';
import { phrases, words } from '../words/patterns.ts';
import type { WordsRule } from './craft-rule.ts';

/** Beyond these a reader on a phone has lost the beginning. Counted per sentence, without what stands in brackets. */
const MOST_WORDS = 35;
const MOST_CHARACTERS = 70;

/** Words of statutes and letters of authorities; each has a plain one. */
const official: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: phrases(
    '兹',
    '特此',
    '业已',
    '之(规定|情形|事宜|行为|事项|时限|标准|处置|义务)',
    '系指',
    '抑或',
    '与否持',
    '悉知',
    '鉴于',
    '甲方',
    '乙方',
    '本着[^，。]{2,12}的原则',
    '予以(配合|支持|解决|答复|处理|认可|公示|办理|评价|说明|告知|受理|采纳)',
    '持(何种|有何种?|怎样的)(程度)?的?[^，。]{0,4}(态度|意见|异议|立场)',
    '是否(存在|持有)异议',
    '依据[^，。]{2,20}(规定|条例|办法)',
    '未尽事宜',
    '贵(方|户)',
    '所述',
    '未予',
  ),
  en: words(
    'notwithstanding',
    'heretofore',
    'hereinafter',
    'herein',
    'hereby',
    'hereto',
    'thereof',
    'therein',
    'thereto',
    'thereafter',
    'whereas',
    'whereby',
    'wherein',
    'pursuant to',
    'aforementioned',
    'aforesaid',
    'demised',
    'lessors?',
    'lessees?',
    'inter alia',
    'forthwith',
    'in respect of',
    'in the event that',
    'with regard to the foregoing',
    'prior to the commencement',
    'subsequent to',
    'vis-à-vis',
    'the undersigned',
    'deem(ed)? (it |the |to )',
    'henceforth',
    'per annum',
    'in lieu of',
    'remuneration',
    'ascertain',
    'endeavou?r',
    'the said',
    'such (time|person|item)s? as',
    'shall (be|have|not)',
  ),
};

export const tooLong: WordsRule = {
  rule: 'too-long',
  reads: 'words',
  find({ kind, title }, _survey, language) {
    if (kind === 'note') return undefined;
    const plain = withoutBrackets(title);
    const longest = Math.max(0, ...sentencesOf(plain).map(sentence => lengthOf(sentence, language)));
    const limit = language === 'zh' ? MOST_CHARACTERS : MOST_WORDS;
    if (longest > limit) return { reason: 'as-found', count: longest, limit, certainty: 'certain' };
    const word = firstMatch(plain, [official[language]]);
    return word === undefined ? undefined : { reason: 'officialese', words: word, certainty: 'likely' };
  },
};

function lengthOf(sentence: string, language: WordsLanguage): number {
  if (language === 'en') return sentence.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length;
  // A word of Latin letters or a number is read as one.
  return (sentence.match(/\p{Script=Han}|[A-Za-z0-9.]+/gu) ?? []).length;
}
