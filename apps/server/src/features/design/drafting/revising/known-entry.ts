import type { DraftLanguage } from '@wenshu/api-contract';
import type { BankEntry } from '../bank/bank-entry.ts';
import { findEntry, listBank } from '../bank/read-bank.ts';

const SLOT = /\{(?:thing|category|company|audience)\}/;
const patterns = new Map<DraftLanguage, readonly (readonly [BankEntry, RegExp])[]>();

/** The question of the bank that one in a questionnaire was made of, by its words: in them stands whatever filled the slots. */
export function knownEntry(title: string, type: string, language: DraftLanguage): BankEntry | undefined {
  if (type === 'nps') return findEntry('loyalty-nps');
  // Longer than any title of the bank with its slots filled; a pattern is not asked about more.
  if (title.length > 300) return undefined;
  const known = patterns.get(language) ?? listBank().map(entry => [entry, patternOf(entry, language)] as const);
  patterns.set(language, known);
  return known.find(([entry, pattern]) => entry.question[language].type === type && pattern.test(title))?.[0];
}

function patternOf({ question }: BankEntry, language: DraftLanguage): RegExp {
  const parts = question[language].title.split(SLOT).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.{1,80}')}$`, 'i');
}
