import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Head } from '../../exhibit/exhibits.ts';
import { formatNumber, SMALL_BASE } from '../../exhibit/format-number.ts';
import { leafHeads, leafName } from '../../exhibit/leaf-heads.ts';
import { alphaOf } from './compare-columns.ts';
import { lineText, statisticFormat } from './heads.ts';
import { levelText, pathName, type ShownTable } from './shown-table.ts';

const MOST_TOLD = 3;
const percentFormat = { as: 'percent', decimals: 1 } as const;

/** A sentence or two on what a table says, and never more than its tests do. */
export function meaningOf(shown: ShownTable, columns: readonly Head[]): string | undefined {
  const { table, context, request } = shown;
  const { people, weighted } = table.bases[0]!;
  const texts = crossTexts[context.language].meaning;
  if (people === 0) return texts.nobody;
  if (!(weighted > 0)) return texts.weightless;
  if (people < SMALL_BASE) return texts.tooFew({ count: people });
  const parts = [
    largest(shown) ?? mean(shown),
    ...(request.banner.length === 0 ? [] : [differences(shown, columns) ?? relations(shown)]),
  ];
  return parts.filter(part => part !== undefined).join(context.language === 'zh' ? '' : ' ') || undefined;
}

/** The category with the largest share in the total; of several all, unless they are too many to say anything. */
function largest({ table, row, context }: ShownTable): string | undefined {
  const { variables, language } = context;
  const texts = crossTexts[language];
  const variable = variables.get(row.variable);
  const shares = table.lines.map(({ net }, line) => (net === undefined ? (table.shares[line]![0] ?? null) : null));
  const most = shares.reduce<number>((known, share) => Math.max(known, share ?? 0), 0);
  const first = table.lines.filter((_line, place) => shares[place] === most);
  if (!(most > 0) || first.length > 2) return undefined;
  const list = first.map(line => texts.quoted(lineText(line, variable, row.nets))).join(texts.between);
  const value = formatNumber(percentFormat, most, language);
  return texts.meaning.largest({ list, value, isSet: variable?.kept === 'codes' });
}

function mean({ table, context }: ShownTable): string | undefined {
  const value = table.statistics.find(({ of }) => of === 'mean')?.cells[0]?.values[0] ?? null;
  if (value === null) return undefined;
  return crossTexts[context.language].meaning.mean({ value: formatNumber(statisticFormat, value, context.language) });
}

interface Difference {
  readonly column: number;
  readonly others: readonly number[];
  readonly value: number;
  /** How far above the lowest of them. */
  readonly gap: number;
  readonly line?: number;
}

/** The widest significant differences; that there are none, where columns could be compared. Nothing where letters are not asked for. */
function differences(shown: ShownTable, columns: readonly Head[]): string | undefined {
  const { request, table, context } = shown;
  if (!request.test.letters || !(request.measures.includes('columnPercent') || table.statistics.length > 0))
    return undefined;
  const { language } = context;
  const texts = crossTexts[language].meaning;
  const level = levelText(request.test.level);
  if (!table.wasCompared) return texts.notTested;
  const found = [...shareDifferences(shown), ...meanDifferences(shown)];
  if (found.length === 0) return texts.none({ level });
  const told = onePerLine(found).slice(0, MOST_TOLD);
  const list = told.map(difference => tell(shown, difference, leafHeads(columns).map(leafName))).join(texts.join);
  const more = found.length - told.length;
  const rest = more > 0 ? (language === 'zh' ? '' : ' ') + texts.more({ count: more }) : '';
  return texts.higher({ level, list }) + rest;
}

function shareDifferences({ request, table }: ShownTable): readonly Difference[] {
  const measure = request.measures.indexOf('columnPercent');
  return table.cells.flatMap((cells, line) =>
    cells.flatMap(({ values, above }, column) => {
      if (!above?.length) return [];
      const value = values[measure]!;
      const lowest = Math.min(...above.map(other => cells[other]!.values[measure]!));
      return [{ line, column, others: above, value, gap: value - lowest }];
    }),
  );
}

function meanDifferences({ table }: ShownTable): readonly Difference[] {
  const cells = table.statistics.find(({ of }) => of === 'mean')?.cells ?? [];
  return cells.flatMap(({ values, above }, column) => {
    if (!above?.length) return [];
    // A mean stands for the whole question: told before single lines.
    return [{ column, others: above, value: values[0]!, gap: Number.POSITIVE_INFINITY }];
  });
}

/** The widest difference of each line, the widest first. */
function onePerLine(found: readonly Difference[]): readonly Difference[] {
  const byLine = new Map<number | undefined, Difference>();
  for (const one of [...found].sort((a, b) => (a.gap === b.gap ? 0 : b.gap - a.gap)))
    if (!byLine.has(one.line)) byLine.set(one.line, one);
  return [...byLine.values()];
}

function tell({ table, row, context }: ShownTable, difference: Difference, names: readonly string[]): string {
  const { language, variables } = context;
  const texts = crossTexts[language];
  const named = {
    column: texts.quoted(names[difference.column]!),
    others: difference.others.map(other => texts.quoted(names[other]!)).join(texts.between),
  };
  if (difference.line === undefined)
    return texts.meaning.higherMean({ ...named, value: formatNumber(statisticFormat, difference.value, language) });
  const line = texts.quoted(lineText(table.lines[difference.line]!, variables.get(row.variable), row.nets));
  return texts.meaning.higherLine({ ...named, line, value: formatNumber(percentFormat, difference.value, language) });
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
