import { type Asked, hasRole } from '../reading/asked.ts';
import { establishedBefore } from '../reading/established.ts';
import type { WordsLanguage } from '../reading/read-survey.ts';
import { ownWords } from '../reading/sentences.ts';
import { belongings, dislikes, events } from '../words/belongings.ts';
import type { WordsRule } from './craft-rule.ts';

const zeroTold: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(填|写|输入|填写)\s*[“"]?(0|零|无|没有)|没有(的)?(话)?(请|可|则|就)?(填|写|跳过)|如(果)?没有|若没有|若无|如无|（如有）|如有|如果有/,
  en: /\b(enter|write|type|put|give)\s*["“]?(0|zero|none|nothing)\b|\bif (you have|there (is|are)|none|any|so|not)\b|\bif you (do not|don['’]t)\b|\bany\b|\bif at all\b|\bleave (it |this )?(blank|empty|out)\b|\bskip\b/i,
};

/**
 * "How old is your youngest child?" has no true answer for somebody without children, who gives a made-up one or leaves. Nothing is said
 * where the survey's name, its introduction, an earlier question or a condition shows that only those are asked, or an answer lets them out.
 */
export const assumes: WordsRule = {
  rule: 'assumes',
  reads: 'words',
  find(asked, survey, language) {
    if (!asked.isRequired || asked.isConditional || asked.kind === 'note' || asked.kind === 'other') return undefined;
    const title = ownWords(asked.title);
    if (hasWayOut(asked, language) || zeroTold[language].test(`${asked.title}\n${asked.note}`)) return undefined;
    const isGrid = asked.kind === 'grid';
    if (!isGrid && asksForDislike(asked, language)) {
      const words = dislikes[language].exec(title)?.[0];
      if (words !== undefined) return { reason: 'as-found', words, certainty: 'likely' };
    }
    const before = establishedBefore(survey, asked);
    for (const { named, shownBy } of [...belongings[language], ...events[language]]) {
      const words = named.exec(title)?.[0];
      if (words === undefined || shownBy.test(before)) continue;
      return { reason: 'as-found', words, certainty: 'likely' };
    }
    return undefined;
  },
};

const hasWayOut = (asked: Asked, language: WordsLanguage) =>
  hasRole(asked, 'none', 'not-applicable') ||
  asked.options.some(({ text }) => wayOut[language].test(text)) ||
  // Yes or no to whether one has it is the way out itself.
  (asked.options.length > 0 && asked.options.some(({ text }) => /^(否|没有|没|no\b)/i.test(text)));

const wayOut: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /没有|没.{1,5}过|不.{0,2}(养|开|用|抽|喝|打算)|无(此|该|这)|尚无/,
  en: /\b(no|not|never|without|none|nothing|don['’]t|doesn['’]t|haven['’]t|hasn['’]t)\b/i,
};

/** What is written, or chosen from a list: there everybody has to name something. */
const asksForDislike = ({ kind }: Asked, _language: WordsLanguage) =>
  kind === 'text' || kind === 'single' || kind === 'multiple';
