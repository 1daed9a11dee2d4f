import type { Category, DataVariable } from '../data-set/variable.ts';

export interface FileOptions {
  /** A choice as its words, or as its code. */
  readonly values: 'labels' | 'codes';
  /** Several choices in one cell, or as a column of 0 and 1 for each. */
  readonly sets: 'cell' | 'columns';
  /** A row for each record, or one for each round of its loops. */
  readonly rows: 'records' | 'rounds';
  /** A day as the number that a program reckons with, or as 2026-03-01 where cells are letters alone. */
  readonly days: 'dates' | 'texts';
  readonly timeZone: string;
  /** The words of the column that tells rounds apart. */
  readonly roundLabel: string;
}

export interface FileColumn {
  /** SPSS takes it; unique in its file. */
  readonly name: string;
  readonly label: string;
  /** Where the variables stand that it is made of: one, or one for each round. */
  readonly places: readonly number[];
  readonly kind: 'number' | 'text' | 'moment' | 'day';
  readonly measure: DataVariable['measure'];
  /** What the codes mean, where the column has codes. */
  readonly categories?: readonly Category[];
  readonly missing?: readonly number[];
  /** Told of the record, not asked: its name is one of programs, its label is what people read. */
  readonly isFact?: true;
  /** A column of 0 and 1 says of which set it is, and for which code. */
  readonly set?: { readonly name: string; readonly label: string };
}

/** The head of a column where people read it: what was asked by its number and its words, or by its number alone beside codes; what was not asked by its words. */
export function columnHead({ name, label, isFact }: FileColumn, { values }: Pick<FileOptions, 'values'>): string {
  if (isFact) return label;
  return values === 'codes' ? name : `${name} ${label}`;
}
