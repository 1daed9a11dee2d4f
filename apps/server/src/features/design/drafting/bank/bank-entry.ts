import type { DraftLanguage, DraftPlace, DraftSubject } from '@wenshu/api-contract';
import type { DraftQuestion } from '@wenshu/survey-core';

type InBoth<T> = Readonly<Record<DraftLanguage, T>>;

/** A question of the bank: what it measures, when it is asked and when not, and its words in both languages. */
export interface BankEntry {
  readonly id: string;
  readonly construct: string;
  /** What it can be asked about; `any` is everything. */
  readonly about: readonly (DraftSubject | 'any')[];
  readonly place: DraftPlace;
  /** Of which trades; `any` is all of them. */
  readonly fields: readonly string[];
  readonly seconds: number;
  /** The same word, the same labels. */
  readonly scale: string;
  readonly source: string;
  /** A validated scale to consider instead, by its name. */
  readonly see: string | undefined;
  readonly random: readonly ('options' | 'rows')[];
  /** Places of options, from 1. */
  readonly exclusive: readonly number[];
  readonly anchors: readonly number[];
  readonly screenOut: readonly number[];
  readonly use: InBoth<string>;
  readonly not: InBoth<string>;
  readonly words: InBoth<readonly string[]>;
  readonly question: InBoth<DraftQuestion>;
}
