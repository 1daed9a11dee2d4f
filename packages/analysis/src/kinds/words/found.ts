import type { FeelingClass, KeyWord } from '@wenshu/words';
import type { Base } from '../../exhibit/exhibits.ts';

/** Of the banner. */
export interface FoundColumn {
  readonly key: string;
  readonly code: number;
  readonly people: number;
  readonly weighted: number;
  readonly effective: number;
}

export interface ShareLine {
  readonly id: string;
  /** Unweighted. */
  readonly texts: number;
  /** 0 to 1; null where nobody is. */
  readonly share: number | null;
  readonly shares: readonly (number | null)[];
  /** By column: the columns that it exceeds. */
  readonly above: readonly (readonly number[])[];
}

export interface FoundPhrase {
  readonly form: string;
  readonly said: string;
  readonly texts: number;
  readonly share: number;
}

/** A word of a column against the rest of those who answered its question. */
export interface ApartWord extends Omit<KeyWord, 'pFdr'> {
  readonly column: number;
  /** Within all words of all columns. */
  readonly pFdr: number;
  /** As sentences judge it (Holm), 1 where it is too rough to be told. */
  readonly told: number;
}

export interface FoundApart {
  /** Words times columns. */
  readonly tests: number;
  /** Of these how many have enough people and enough expected to be told in a sentence. */
  readonly judged: number;
  readonly leastTold: number;
  /** What sentences may tell, the surest first. */
  readonly told: readonly ApartWord[];
  /** By column, the surest first. */
  readonly words: readonly ApartWord[];
}

export interface FoundFeeling {
  /** In the order of `feelingClasses`. */
  readonly classes: readonly ShareLine[];
  /** −1 to 1, of everybody and by column. */
  readonly mean: number | null;
  readonly means: readonly (number | null)[];
  /** By question of one answer: whether feelings differ between its columns (χ² of effective counts), and the smallest of these. */
  readonly differences: readonly {
    readonly key: string;
    readonly pValue: number;
    readonly told: number;
    readonly people: number;
  }[];
}
export const feelingClasses = ['positive', 'negative', 'mixed', 'neutral'] as const satisfies readonly FeelingClass[];

export interface FoundPair {
  readonly one: string;
  readonly other: string;
  readonly texts: number;
  readonly share: number;
  readonly lift: number;
  readonly pFdr: number;
  readonly told: number;
}

export interface FoundTogether {
  readonly judged: number;
  readonly leastTold: number;
  /** The surest first. */
  readonly pairs: readonly FoundPair[];
}

export interface FoundTheme {
  readonly words: readonly string[];
  readonly texts: number;
  readonly share: number;
  /** Those in its midst. */
  readonly typical: readonly { readonly text: string; readonly recordId: string }[];
}

export interface FoundThemes {
  readonly themes: readonly FoundTheme[];
  readonly cohesion: number;
  /** Of how many texts, the newest. */
  readonly read: number;
  /** Texts that share no word with another. */
  readonly without: number;
  readonly isProposed: boolean;
}

export interface FoundPlaces {
  readonly texts: number;
  /** A text may have it several times. */
  readonly places: number;
  readonly share: number;
  readonly lines: readonly {
    readonly text: string;
    readonly recordId: string;
    readonly marks: readonly (readonly [number, number])[];
  }[];
}

export interface FoundWords {
  readonly base: Base;
  /** Who wrote, and of how many of them, the newest, all this is. */
  readonly total: number;
  readonly read: number;
  /** Different words that two people wrote at least. */
  readonly columns: readonly FoundColumn[];
  readonly words: readonly ShareLine[];
  readonly phrases?: { readonly read: number; readonly phrases: readonly FoundPhrase[] } | undefined;
  readonly apart?: FoundApart | undefined;
  readonly feeling?: FoundFeeling | undefined;
  readonly together?: FoundTogether | undefined;
  /** Null where texts are too few, or share too little, to be parted. */
  readonly themes?: FoundThemes | null | undefined;
  readonly places?: FoundPlaces | undefined;
}
