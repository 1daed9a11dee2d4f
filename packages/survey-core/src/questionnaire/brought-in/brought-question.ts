import type { Question } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import type { ColumnShape } from '../../question-type/brought-in.ts';
import { findType, type TypeRegistry } from '../../question-type/registry.ts';
import type { SettingName } from '../../settings/dictionary.ts';
import { readSetting } from '../../settings/settings.ts';

export interface BroughtOption {
  readonly title: string;
  /** Its code in the data it comes from. */
  readonly code?: number;
  /** What it shall be known by: the same option, however it is called by now. Without it, options are the same where they are called the same. */
  readonly id?: Id;
}

/** A question that was asked elsewhere, as a column of data tells of it. */
export interface BroughtQuestion {
  readonly name: string;
  readonly title: string;
  readonly shape: ColumnShape;
  readonly options: readonly BroughtOption[];
  /** The question of the document that it is, or shall be known by; without it a new one. */
  readonly questionId?: Id | undefined;
  /** Where the document has the question: whether its title is this one by now. */
  readonly isTitled?: boolean;
}

/** What a record says: the place of an option among them, several places, a number or a text; null where it says nothing. */
export type BroughtCell = number | string | readonly number[] | null;

const optionShapes: readonly ColumnShape[] = ['one', 'level', 'several'];
export const hasBroughtOptions = (shape: ColumnShape): boolean => optionShapes.includes(shape);

/** The shape of a column that a question holds; undefined where it holds none. */
export function shapeOfQuestion({ type, settings }: Question, types: TypeRegistry): ColumnShape | undefined {
  const shapes = Object.entries(findType(types, type)?.broughtIn ?? {});
  const found = shapes.find(([, { settings: own = {} }]) =>
    Object.entries(own).every(([name, value]) => readSetting(settings, name as SettingName) === value),
  );
  return (found ?? shapes.at(-1))?.[0] as ColumnShape | undefined;
}

/** The type that holds such a column with so many options: the first with the fewest that suffice. */
export function typeForColumn(shape: ColumnShape, options: number, types: TypeRegistry): string | undefined {
  return Object.values(types)
    .filter(({ broughtIn, capabilities }) => broughtIn?.[shape] && capabilities.maxOptions >= options)
    .toSorted((a, b) => a.capabilities.maxOptions - b.capabilities.maxOptions)[0]?.slug;
}

/** How many options a column of this shape may have. */
export function mostBroughtOptions(shape: ColumnShape, types: TypeRegistry): number {
  return Math.max(
    0,
    ...Object.values(types).map(({ broughtIn, capabilities }) => (broughtIn?.[shape] ? capabilities.maxOptions : 0)),
  );
}

/** One of options is one of them, whether they stand in an order or not. */
export function fitsShape(shape: ColumnShape, into: ColumnShape): boolean {
  const isOne = (one: ColumnShape) => one === 'one' || one === 'level';
  return shape === into || (isOne(shape) && isOne(into));
}

/** Says which wave a record is of, in every set of data that was brought in. */
export const WAVE_QUESTION = 'wave00';
