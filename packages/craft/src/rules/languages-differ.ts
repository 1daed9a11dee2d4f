import type { CraftFinding, CraftReason } from '../finding.ts';
import type { Asked } from '../reading/asked.ts';
import { sideOfLabel } from '../reading/polarity.ts';
import type { Survey, WordsLanguage } from '../reading/read-survey.ts';
import {
  areContrary,
  areTurned,
  constructsOf,
  countedIn,
  currencyOf,
  numbersIn,
  periodsOf,
  ratesOf,
} from '../reading/same-sense.ts';

type Difference = Pick<CraftFinding, 'reason' | 'words' | 'against'> & { readonly at?: CraftFinding['at'] };

/**
 * Answers in two languages are counted together as answers to one question: they must ask for the same thing, period, quantity and
 * direction. A translation is free in everything else, so only what both languages say in words we know is compared.
 */
export function findLanguagesDiffer(base: Survey, other: Survey): CraftFinding[] {
  const [from, into] = [base.language, other.language];
  if (!from || !into || from === into) return [];
  const translations = other.document.translations[String(other.languageId)] ?? {};
  return base.questions.flatMap((asked): CraftFinding[] => {
    const translated = other.questions.find(({ id }) => id === asked.id);
    if (!translated) return [];
    // What has not been translated is shown in the base language: that is another check's.
    const has = (id: string) => translations[id]?.title !== undefined;
    const found =
      (has(asked.id) ? ofTitle(asked, translated, from, into) : undefined) ??
      ofParts(asked, translated, 'rows', has, from, into) ??
      ofParts(asked, translated, 'options', has, from, into);
    if (!found) return [];
    return [
      {
        rule: 'languages-differ',
        certainty: 'likely',
        languageId: other.languageId,
        ...found,
        at: found.at ?? { questionId: asked.id },
      },
    ];
  });
}

function ofTitle(asked: Asked, translated: Asked, from: WordsLanguage, into: WordsLanguage): Difference | undefined {
  const [one, two] = [asked.title, translated.title];
  const said = { words: one, against: two };
  const as = (reason: CraftReason): Difference => ({ reason, ...said });
  const [past, pastThere] = [periodsOf(one, from), periodsOf(two, into)];
  if ((past.size > 0 || pastThere.size > 0) && !isSame(past, pastThere) && !saysPeriod(one, two, from, into))
    return as('period');
  const [rates, ratesThere] = [ratesOf(one, from), ratesOf(two, into)];
  if (rates.size > 0 && ratesThere.size > 0 && !isSame(rates, ratesThere)) return as('period');
  if (areTurned(one, two, from, into)) return as('direction');
  const [what, whatThere] = [constructsOf(one, from), constructsOf(two, into)];
  if (what.size > 0 && whatThere.size > 0 && ![...what].some(name => whatThere.has(name))) return as('construct');
  if (areContrary(one, two, from, into)) return as('construct');
  return numbersDiffer(one, two) || countsDiffer(one, two, from, into) ? as('quantity') : undefined;
}

/** One of them names a period that we cannot read; then nothing is known. */
function saysPeriod(one: string, two: string, from: WordsLanguage, into: WordsLanguage): boolean {
  const unread = (text: string, language: WordsLanguage) =>
    periodsOf(text, language).size === 0 &&
    (language === 'zh'
      ? /(过去|最近|近|前|上|去|今|本|昨|当)|\d+\s*(天|周|月|年)|期间|以来|几/
      : /\b(past|last|since|ago|recent\w*|this|during|previous|yesterday|today)\b/i
    ).test(text);
  return unread(one, from) || unread(two, into);
}

function ofParts(
  asked: Asked,
  translated: Asked,
  list: 'rows' | 'options',
  has: (id: string) => boolean,
  from: WordsLanguage,
  into: WordsLanguage,
): Difference | undefined {
  for (const { id, text } of asked[list]) {
    const there = translated[list].find(one => one.id === id)?.text;
    if (!has(id) || there === undefined) continue;
    const reason = differs(text, there, list, from, into);
    if (!reason) continue;
    const at = { questionId: asked.id, ...(list === 'rows' ? { rowIds: [id] } : { itemIds: [id] }) };
    return { reason, words: text, against: there, at };
  }
  return undefined;
}

function differs(
  text: string,
  there: string,
  list: 'rows' | 'options',
  from: WordsLanguage,
  into: WordsLanguage,
): CraftReason | undefined {
  const sides = [sideOfLabel(text, from), sideOfLabel(there, into)];
  if (list === 'options' && sides[0] && sides[1] && sides[0] !== sides[1]) return 'direction';
  if (areTurned(text, there, from, into)) return 'direction';
  const [rates, ratesThere] = [ratesOf(text, from), ratesOf(there, into)];
  if (rates.size > 0 && ratesThere.size > 0 && !isSame(rates, ratesThere)) return 'period';
  if (areContrary(text, there, from, into)) return 'construct';
  return numbersDiffer(text, there) || countsDiffer(text, there, from, into) ? 'quantity' : undefined;
}

/** Only where both write digits: "twice" and 2 are the same, and so is what a country pays in its own money. */
function numbersDiffer(one: string, two: string): boolean {
  const [numbers, there] = [numbersIn(one), numbersIn(two)];
  if (numbers.length === 0 || numbers.length !== there.length) return false;
  const [money, moneyThere] = [currencyOf(one), currencyOf(two)];
  if (money !== undefined || moneyThere !== undefined) return false;
  return numbers.toSorted(byValue).some((number, index) => number !== there.toSorted(byValue)[index]);
}

/** The same of numbers in words: only where both count as often, and neither in digits. */
function countsDiffer(one: string, two: string, from: WordsLanguage, into: WordsLanguage): boolean {
  if (/\d/.test(`${one}${two}`)) return false;
  const [counts, there] = [countedIn(one, from), countedIn(two, into)];
  if (counts.length === 0 || counts.length !== there.length) return false;
  return counts.toSorted(byValue).some((count, index) => count !== there.toSorted(byValue)[index]);
}

const byValue = (a: number, b: number) => a - b;
const isSame = (one: ReadonlySet<string>, two: ReadonlySet<string>) =>
  one.size === two.size && [...one].every(value => two.has(value));
