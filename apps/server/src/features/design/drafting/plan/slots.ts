import type { DraftLanguage, DraftWords } from '@wenshu/api-contract';
import { draftQuestionTexts } from '@wenshu/texts/design/drafting/draft-questions';
import { languageOf } from '../bank/tokens.ts';
import type { Brief } from '../brief/read-brief.ts';

export interface Slots {
  readonly thing: string;
  readonly category: string;
  readonly company: string;
  readonly audience: string;
}

/** What a question says where the bank has a slot: in the words of the description where they are in its language. */
export function slotsIn({ facts, known, kind }: Brief, language: DraftLanguage): Slots {
  const texts = draftQuestionTexts[language];
  const isSame = facts.thing !== '' && (languageOf(facts.thing) === language || /^[A-Z][\w.-]*$/.test(facts.thing));
  const usual = known?.thing[language] ?? texts.things[facts.about];
  const thing = isSame ? nounPhrase(facts.thing, language) : usual;
  const isKind = isSame && kind !== '' && languageOf(kind) === language;
  return {
    thing,
    category: isKind
      ? kindOf(kind, language)
      : (known?.category[language] ?? (isSame ? kindOf(facts.thing, language) : texts.category)),
    company: facts.company || thing,
    audience: facts.audience,
  };
}

/** With its article, unless it is a name or has one. */
function nounPhrase(thing: string, language: DraftLanguage): string {
  if (language === 'zh' || /^(?:the|this|these|our|your|my|a|an)\s/i.test(thing) || /^[A-Z]/.test(thing)) return thing;
  return `the ${thing}`;
}

const MASS =
  /(?:milk|food|coffee|tea|care|software|insurance|banking|housing|training|furniture|clothing|broadband|beer|wine|juice|cosmetics|water|chocolate|shampoo|toothpaste|support|news|media|management|s)$/i;

/** "coffee machine": coffee machines; "oat milk" stays. */
function kindOf(word: string, language: DraftLanguage): string {
  if (language === 'zh' || MASS.test(word)) return word;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : /(?:ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`;
}

export function fillSlots(words: DraftWords, slots: Slots): DraftWords {
  const fill = (text: string) =>
    text.replace(/\{(thing|category|company|audience)\}/g, (slot, name: keyof Slots, at: number) => {
      const said = slots[name] || slot;
      return at === 0 ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    });
  return {
    title: fill(words.title),
    ...(words.remark !== undefined && { remark: fill(words.remark) }),
    ...(words.low !== undefined && { low: fill(words.low) }),
    ...(words.high !== undefined && { high: fill(words.high) }),
    items: words.items.map(fill),
    rows: words.rows.map(fill),
  };
}
