import type { Language } from '@wenshu/texts';
import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Base, Head } from '../../exhibit/exhibits.ts';
import { formatNumber, SMALL_BASE } from '../../exhibit/format-number.ts';
import { leafHeads, leafName } from '../../exhibit/leaf-heads.ts';
import { alreadyPercent, type PlainFormat, percentFormat } from '../../exhibit/units.ts';
import { alphaOf } from './compare-columns.ts';
import { lineText, statisticFormat } from './heads.ts';
import type { Line } from './lines.ts';
import type { CrossTest } from './request.ts';
import type { CrossTable } from './result.ts';
import { levelText, pathName, type ShownTable } from './shown-table.ts';

const MOST_TOLD = 3;

/** What sentences about a table are made of. */
export interface Told {
  readonly table: CrossTable;
  readonly language: Language;
  readonly level: CrossTest['level'];
  readonly isSet: boolean;
  readonly textOf: (line: Line) => string;
  /** What the columns are called, the total first; left out where they are not compared. */
  readonly names?: readonly string[];
  /** What the table is about, where it is one of several: a row of a matrix. */
  readonly of?: string;
  /** How its means are written. */
  readonly format?: PlainFormat;
}

/** Of a cross table. */
export function crossMeaning(shown: ShownTable, columns: readonly Head[]): string | undefined {
  const { table, context, request, row } = shown;
  const variable = context.variables.get(row.variable);
  const isCompared =
    request.banner.length > 0 &&
    request.test.letters &&
    (request.measures.includes('columnPercent') || table.statistics.length > 0);
  const told: Told = {
    ...{ table, language: context.language, level: request.test.level, isSet: variable?.kept === 'codes' },
    textOf: line => lineText(line, variable, row.nets),
    ...(isCompared && { names: leafHeads(columns).map(leafName) }),
  };
  return meaningOf(told, request.banner.length > 0 ? relations(shown) : undefined);
}

/** A sentence or two on what a table says, and never more than its tests do. `otherwise` is said where columns are not compared. */
export function meaningOf(told: Told, otherwise?: string): string | undefined {
  const { table, language } = told;
  return (
    tooLittle(table.bases[0]!, language) ??
    joined([largest(told) ?? mean(told), told.names ? differences([told]) : otherwise], language)
  );
}

/** Why nothing can be said of these people. */
export function tooLittle({ people, weighted }: Required<Base>, language: Language): string | undefined {
  const texts = crossTexts[language].meaning;
  if (people === 0) return texts.nobody;
  if (!(weighted > 0)) return texts.weightless;
  return people < SMALL_BASE ? texts.tooFew({ count: people }) : undefined;
}

export function joined(sentences: readonly (string | undefined)[], language: Language): string | undefined {
  return sentences.filter(sentence => sentence !== undefined).join(language === 'zh' ? '' : ' ') || undefined;
}

/** The category with the largest share in the total; of several all, unless they are too many to say anything. */
function largest({ table, language, isSet, textOf }: Told): string | undefined {
  const texts = crossTexts[language];
  const shares = table.lines.map(({ net }, line) => (net === undefined ? (table.shares[line]![0] ?? null) : null));
  const most = shares.reduce<number>((known, share) => Math.max(known, share ?? 0), 0);
  const first = table.lines.filter((_line, place) => shares[place] === most);
  if (!(most > 0) || first.length > 2) return undefined;
  const list = first.map(line => texts.quoted(textOf(line))).join(texts.between);
  return texts.meaning.largest({ list, value: formatNumber(percentFormat, alreadyPercent(most), language), isSet });
}

function mean({ table, language, format = statisticFormat }: Told): string | undefined {
  const value = table.statistics.find(({ of }) => of === 'mean')?.cells[0]?.values[0] ?? null;
  return value === null
    ? undefined
    : crossTexts[language].meaning.mean({ value: formatNumber(format, value, language) });
}

interface Difference {
  readonly told: Told;
  readonly column: number;
  readonly others: readonly number[];
  readonly value: number;
  /** How far above the lowest of them. */
  readonly gap: number;
  readonly line?: number;
}

/** The widest significant differences of tables that were compared; that there are none, or that nothing could be tested. */
export function differences(tolds: readonly Told[]): string | undefined {
  const [{ language, level: of }] = tolds as readonly [Told];
  const texts = crossTexts[language].meaning;
  const level = levelText(of);
  if (!tolds.some(({ table }) => table.wasCompared)) return texts.notTested;
  const found = tolds.flatMap(told => [...shareDifferences(told), ...meanDifferences(told)]);
  if (found.length === 0) return texts.none({ level });
  const told = onePerLine(found).slice(0, MOST_TOLD);
  const list = told.map(tell).join(texts.join);
  const more = found.length - told.length;
  const rest = more > 0 ? (language === 'zh' ? '' : ' ') + texts.more({ count: more }) : '';
  return texts.higher({ level, list }) + rest;
}

function shareDifferences(told: Told): readonly Difference[] {
  const { cells, shares } = told.table;
  return cells.flatMap((line, place) =>
    line.flatMap(({ above }, column) => {
      if (!above?.length) return [];
      const value = shares[place]![column]!;
      const lowest = Math.min(...above.map(other => shares[place]![other]!));
      return [{ told, line: place, column, others: above, value, gap: value - lowest }];
    }),
  );
}

function meanDifferences(told: Told): readonly Difference[] {
  const cells = told.table.statistics.find(({ of }) => of === 'mean')?.cells ?? [];
  return cells.flatMap(({ values, above }, column) => {
    if (!above?.length) return [];
    // A mean stands for the whole question: told before single lines.
    return [{ told, column, others: above, value: values[0]!, gap: Number.POSITIVE_INFINITY }];
  });
}

/** The widest difference of each line, the widest first. */
function onePerLine(found: readonly Difference[]): readonly Difference[] {
  const known = new Map<Told, Set<number | undefined>>();
  return [...found]
    .sort((a, b) => (a.gap === b.gap ? 0 : b.gap - a.gap))
    .filter(({ told, line }) => {
      const lines = known.get(told) ?? new Set();
      known.set(told, lines);
      return !lines.has(line) && lines.add(line);
    });
}

function tell({ told, column, others, line, value }: Difference): string {
  const { table, language, textOf, of, format = statisticFormat } = told;
  const names = told.names!;
  const texts = crossTexts[language];
  const named = {
    column: texts.quoted(names[column]!),
    others: others.map(other => texts.quoted(names[other]!)).join(texts.between),
  };
  if (line === undefined)
    return texts.meaning.higherMean({
      ...{ ...named, value: formatNumber(format, value, language) },
      ...(of !== undefined && { of: texts.quoted(of) }),
    });
  const text = textOf(table.lines[line]!);
  return texts.meaning.higherLine({
    ...{ ...named, value: formatNumber(percentFormat, alreadyPercent(value), language) },
    line: texts.quoted(of === undefined ? text : `${of} · ${text}`),
  });
}

/** Without letters, what the chi-square tests say. */
function relations(shown: ShownTable): string | undefined {
  const { request, table, context } = shown;
  const { language } = context;
  const texts = crossTexts[language];
  const level = levelText(request.test.level);
  const tested = table.independence.filter(({ chiSquare }) => chiSquare);
  const isRelated = (one: (typeof tested)[number]) => one.chiSquare!.pValue < alphaOf[request.test.level];
  const names = (of: typeof tested) => of.map(({ path }) => pathName(shown, path)).join(texts.between);
  const [related, others] = [tested.filter(isRelated), tested.filter(one => !isRelated(one))];
  const told = [
    ...(related.length === 0 ? [] : [texts.meaning.related({ list: names(related), level })]),
    ...(others.length === 0 ? [] : [texts.meaning.unrelated({ list: names(others), level })]),
  ];
  return told.length === 0 ? undefined : told.join(language === 'zh' ? '' : ' ');
}
