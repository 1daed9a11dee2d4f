import type { DraftFacts, DraftLanguage } from '@wenshu/api-contract';
import type { BankEntry } from './bank-entry.ts';
import { listBank } from './read-bank.ts';
import { indexTexts, type TextIndex } from './text-index.ts';
import { tokensOf } from './tokens.ts';

export interface FoundEntry {
  readonly entry: BankEntry;
  readonly score: number;
}

const indexes = new Map<DraftLanguage, TextIndex<BankEntry>>();

function indexIn(language: DraftLanguage): TextIndex<BankEntry> {
  const index = indexes.get(language) ?? indexTexts(listBank(), entry => textOf(entry, language));
  indexes.set(language, index);
  return index;
}

/** The words by which a description asks for it say most, the question itself next, its options least. */
function textOf(entry: BankEntry, language: DraftLanguage) {
  const { title, items, rows } = entry.question[language];
  const construct = language === 'en' ? entry.construct : '';
  return {
    parts: [
      { tokens: tokensOf(`${entry.words[language].join(' ')} ${construct}`), weight: 6 },
      { tokens: tokensOf(bare(title)), weight: 3 },
      { tokens: tokensOf(entry.use[language]), weight: 1 },
      { tokens: tokensOf([...items.map(item => item.title), ...rows].join(' ')), weight: 1 },
    ],
  };
}

const bare = (title: string) => title.replace(/\{[a-z]+\}/g, ' ');

/** Questions of the bank on these words, best first, as far as they can be asked about such a thing. */
export function findEntries(
  text: string,
  language: DraftLanguage,
  facts: Pick<DraftFacts, 'about' | 'field'>,
): FoundEntry[] {
  return indexIn(language)
    .find(tokensOf(text))
    .filter(({ one }) => canBeAsked(one, facts))
    .map(({ one, score }) => ({ entry: one, score: score * fit(one, facts) }))
    .sort((a, b) => b.score - a.score);
}

/** An attention check has no key for its right answer here; a question of another trade, or about another kind of thing, does not fit. */
export function canBeAsked(entry: BankEntry, { about, field }: Pick<DraftFacts, 'about' | 'field'>): boolean {
  if (entry.id.startsWith('attention-')) return false;
  if (!entry.about.includes('any') && !entry.about.includes(about)) return false;
  return entry.fields.includes('any') || field === null || entry.fields.includes(field);
}

/** What is made for the trade is better than what is made for all, and than what is made for one that we do not know to be ours. */
function fit(entry: BankEntry, { field }: Pick<DraftFacts, 'field'>): number {
  if (entry.fields.includes('any')) return 1;
  return field === null ? 0.6 : 1.25;
}
