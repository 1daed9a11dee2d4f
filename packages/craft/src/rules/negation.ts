import { isAgreement, isYesNo } from '../reading/answer-form.ts';
import type { Asked } from '../reading/asked.ts';
import type { WordsLanguage } from '../reading/read-survey.ts';
import { ownWords, sentencesOf } from '../reading/sentences.ts';
import type { WordsRule } from './craft-rule.ts';

/** Words that hold a syllable of denial and deny nothing, and questions of the form "is it or is it not". */
const harmless: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /不错|不同|不断|不仅|不但|不只|不光|不管|不论|不妨|不久|不少|不止|不过|不知不觉|不得不|不由得|不可思议|不动产|不锈钢|不满意?|不适|不安|不便|不良|不足|不快|不舒服|不如意|不尽如人意|不含|不包括|不算|不计|不限|不定期|不确定|了不起|差不多|对不起|是不是|有没有|要不要|(.)不\1|(.)没\2|能不能|会不会|愿不愿意?|喜不喜欢|可不可以|是否|能否|可否|与否|没关系|没准/g,
  en: /\b(not only|not just|whether or not|if not|not least|not at all|no matter|no longer than|no more than|no less than|no-one else|no later than|non-\w+|nothing but|could not|couldn['’]t|were not able|was not able|unable)\b|\bor not\b/gi,
};

const denial: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /不(应|该|会|能|可|宜|必|需|用|允许|准|想|愿|打算|喜欢|认为|觉得|知道|了解|再|希望|支持|同意|赞成|担心|在乎|关心|习惯|愿意|值得|得|要|是|太|够|怎么|合理|公平|清楚|重视|信任|相信|容易|方便|合适|好|存在|影响)|没有?|从不|从未|从没|尚未|未(曾|能|经|被|按|收到|得到|必)|无(法|需|须|权)|毫无|并非|绝非|勿|切勿/g,
  en: /\b(not|never|no|nobody|nothing|none|neither|nor|nowhere|cannot|no one)\b|\b\w+n['’]t\b/gi,
};

/** Not a "not", and yet it turns the sentence round: with another denial it makes two. */
const turning: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /反对|取消|禁止|废除|停止|拒绝|否认|避免|防止|缺乏|阻止|放弃/g,
  en: /\b(disagree|oppose|opposed|against|object|ban|banned|prohibit(ed)?|forbid(den)?|abolish(ed)?|scrap(ped)?|prevent|refuse|deny|lack|without|unless|fail(s|ed)? to|avoid|unlikely|un(?!i|der|til|less|ion|ique|it)\w{4,}|dis(?!c|tr|pl|h|k|p)\w{5,})\b/gi,
};

/** A condition before the question is no part of what is answered; a fact that is looked up has plain answers. */
const beside: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(如果|假如|要是|若)[^，,]*[，,]|(因为?|由于)[^，。？?]{1,14}(而|，)?(没有?|未能?|不能|无法|不得不)|(有没有|是否|曾)[^，。？?]*(没有?|无法|不能|未能?)[^，。？?]*(的?(情况|经历|时候|问题|现象))/g,
  en: /\b(if|when|because|since|although|unless)\b[^,?]*,|\b(was|were|is|are) there (a|any) (time|times|moment|occasion|day)s?\b[^?]*|\b(because|as a result) of [^?]*|\bhave you ever\b[^?]*/gi,
};

/**
 * Whoever says no to a "not" denies a denial, and many mean the opposite of what is counted. So it is looked for only where the answer is
 * yes or no, or agrees or disagrees: "why did you not …" and lists of what one has not done are plain.
 */
export const negation: WordsRule = {
  rule: 'negation',
  reads: 'words',
  find(asked, _survey, language) {
    const agrees = isAgreement(asked, language);
    if (!agrees && !isYesNo(asked, language)) return undefined;
    if (asked.kind === 'grid') return agrees ? ofRows(asked, language) : undefined;
    const sentence = sentencesOf(ownWords(asked.title)).at(-1) ?? '';
    const words = denials(sentence.replace(beside[language], ' '), language);
    const [first] = words;
    if (first === undefined || (!agrees && words.length < 2 && !isDenied(sentence, language))) return undefined;
    return words.length > 1
      ? {
          reason: 'two-negations',
          words: words.slice(0, 2).join(language === 'zh' ? '……' : ' … '),
          certainty: 'certain',
        }
      : { reason: 'as-found', words: first, certainty: 'likely' };
  },
};

const AGAINST_NOT = /(反对|取消|禁止|否认|废除)[^，。？?]{0,12}(不|没有|未)/;

/** The denials of a sentence; words that only turn it round count beside one of them. */
function denials(sentence: string, language: WordsLanguage): string[] {
  const plain = sentence.replace(harmless[language], '　');
  const against = language === 'zh' ? AGAINST_NOT.exec(plain) : null;
  if (against) return [against[1]!, against[2]!];
  const found = plain.match(denial[language]) ?? [];
  return found.length === 0 ? [] : [...found, ...(plain.match(turning[language]) ?? [])];
}

/** Whether the question itself is denied, not a part of what it is about. */
function isDenied(sentence: string, language: WordsLanguage): boolean {
  if (language === 'zh')
    return /(您|你|我|他们?|公司|学校|单位|政府|我们|应|是否|是不是)[^，。？?]{0,12}(不|没|未|无)|不(应|该|能|准|允许)/.test(
      sentence.replace(harmless.zh, '　'),
    );
  return (
    /^(so )?(\w+[,:] )?(do|did|does|have|has|are|is|was|were|would|should|could|can|will)(n['’]t| (you|we|they|it|he|she|the \w+|your \w+|our \w+) (not|never)\b)/i.test(
      sentence,
    ) ||
    /\b(should|must|will|would|do|does|did|is|are|has|have|can) (not|never)\b|\b(should|must|wo|would|do|does|did|is|are|has|have|ca)n['’]t\b|\bthere (is|are|was|were) no\b|\byou (never|have no|had no)\b|\b(disagree|oppose|agree|think|believe)\b[^?]*\b(no|not|never)\b/i.test(
      sentence,
    )
  );
}

function ofRows(asked: Asked, language: WordsLanguage): ReturnType<WordsRule['find']> {
  const found = asked.rows.flatMap(row => {
    const [first] = denials(ownWords(row.text).replace(beside[language], ' '), language);
    return first === undefined ? [] : [{ id: row.id, words: first }];
  });
  if (found.length === 0) return undefined;
  return {
    reason: 'rows',
    words: found[0]!.words,
    at: { questionId: asked.id, rowIds: found.map(({ id }) => id) },
    count: found.length,
    certainty: 'likely',
  };
}
