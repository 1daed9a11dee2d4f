import { cutWords, isTelling, languageOf } from '@wenshu/words';

/** Words that people leave out or count as one, as they wrote them into the form. */
export interface OwnWords {
  readonly leftOut: ReadonlySet<string>;
  /** By the first form of each: the forms that stand behind each other, the longest first, and what they are counted as. */
  readonly joined: ReadonlyMap<string, readonly JoinedWord[]>;
}

interface JoinedWord {
  readonly forms: readonly string[];
  readonly as: string;
}

const BETWEEN = /[,，、;；\n]+/;
const SAME = /[=＝]/;
/** More nobody looks through. */
const MOST_OWN = 200;

const listed = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map(part => part.trim())
    .filter(part => part !== '')
    .slice(0, MOST_OWN);

/** As words are counted: 快递公司 may be two of them. */
const formsOf = (text: string): readonly string[] =>
  cutWords(text, languageOf(text)).flatMap(({ form, kind }) => (kind === 'sign' ? [] : [form]));

/** Lists parted by commas or lines; of words that are one the first gives the name: 客服=客服人员=小二. */
export function readOwnWords(leftOut: string, joined: string): OwnWords {
  const byFirst = new Map<string, JoinedWord[]>();
  for (const line of listed(joined, BETWEEN)) {
    const words = listed(line, SAME);
    const name = words[0]?.normalize('NFKC').toLowerCase();
    if (name === undefined || words.length < 2) continue;
    for (const forms of words.map(formsOf)) {
      const first = forms[0];
      if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { forms, as: name }]);
    }
  }
  for (const words of byFirst.values()) words.sort((a, b) => b.forms.length - a.forms.length);
  const out = listed(leftOut, BETWEEN).flatMap(word => {
    const forms = formsOf(word);
    return [word.normalize('NFKC').toLowerCase(), forms.join(''), forms.join(' ')];
  });
  return { leftOut: new Set(out), joined: byFirst };
}

/** What counts of a text, as often as it is said. */
export function ownForms(text: string, { leftOut, joined }: OwnWords): readonly string[] {
  const language = languageOf(text);
  const words = cutWords(text, language);
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const one = joined
      .get(word.form)
      ?.find(({ forms }) => forms.every((form, further) => words[at + further]?.form === form));
    if (!one && !isTelling(word, language)) continue;
    const form = one?.as ?? word.form;
    if (!leftOut.has(form)) found.push(form);
    at += (one?.forms.length ?? 1) - 1;
  }
  return found;
}
