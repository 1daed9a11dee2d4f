import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Head, Table } from '../../exhibit/exhibits.ts';
import { formatNumber, isSmallBase } from '../../exhibit/format-number.ts';
import { bannerPaths } from './banner-paths.ts';
import { crossClaims } from './claims.ts';
import { crossMeaning } from './meaning.ts';
import { hasSmallExpected, MOST_TESTED_VALUES } from './overall.ts';
import { leastOf } from './request.ts';
import type { Overall } from './result.ts';
import { MAX_VALUE_LINES } from './run.ts';
import { levelText, pathName, pText, type ShownTable } from './shown-table.ts';

type Notes = Table['notes'];

/** What it means first, then what to beware of, then how it was worked out. */
export function notesOf(shown: ShownTable, columns: readonly Head[]): Notes {
  const meaning = crossMeaning(shown, columns);
  return [
    ...(meaning ? [{ tone: 'meaning' as const, text: meaning }] : []),
    ...warnings(shown, columns),
    ...footnotes(shown),
  ];
}

const exact: readonly Overall['by'][] = ['fisher', 'pairs'];

function warnings(shown: ShownTable, columns: readonly Head[]): Notes {
  const { table, context, request } = shown;
  const { language } = context;
  const { values = 0, overall } = table;
  const isAsked = request.banner.length > 0 && request.test.chiSquare;
  const small = leavesIn(columns).filter(({ base }) => isSmallBase(base)).length;
  const words = () => ({ count: values });
  return [
    crossClaims.meansInstead.tell(language, { values, most: MOST_TESTED_VALUES, isAsked }, words) ??
      crossClaims.tooManyValues.tell(language, { values, most: MAX_VALUE_LINES }, words),
    crossClaims.smallBase.tell(language, { small }, () => ({ least: leastOf(request.test).leastToSpeak })),
    ...table.independence.flatMap(one => {
      const hasExact = overall.some(({ path, by }) => path === one.path && exact.includes(by));
      const known = { isSmall: one.chiSquare !== null && hasSmallExpected(one), hasExact };
      const named = () => ({ name: pathName(shown, one.path) });
      return [
        crossClaims.smallExpected.tell(language, known, named),
        crossClaims.exactInstead.tell(language, known, named),
      ];
    }),
  ].flatMap(text => (text === undefined ? [] : [{ tone: 'warning' as const, text }]));
}

const leavesIn = (heads: readonly Head[]): readonly Head[] =>
  heads.flatMap(head => (head.children?.length ? leavesIn(head.children) : [head]));

function footnotes(shown: ShownTable): Notes {
  const { request, table, context } = shown;
  const { language, variables } = context;
  const texts = crossTexts[language];
  const { level, correction } = request.test;
  const isOverlapping = bannerPaths(request.banner).some(
    path => variables.get(path.at(-1)!.variable)?.kept === 'codes',
  );
  return [
    ...table.independence.flatMap(({ path, chiSquare, cramersV }) => {
      if (!chiSquare || cramersV === null) return [];
      const number = (value: number, decimals: number) => formatNumber({ as: 'number', decimals }, value, language);
      const { value, df, pValue } = chiSquare;
      const found = { value: number(value, 2), df, p: pText(pValue, language), v: number(cramersV, 3) };
      return [texts.chiSquare({ name: pathName(shown, path), ...found })];
    }),
    ...table.overall.flatMap(one => overallNote(one, shown)),
    ...(table.wasCompared
      ? [texts.letters({ level: levelText(level), correction: texts.corrections[correction] }), texts.surely]
      : []),
    ...(table.wasCompared && isOverlapping ? [texts.overlapping] : []),
    ...(request.measures.includes('index') ? [texts.index] : []),
    ...(request.measures.includes('residual') ? [texts.residual] : []),
  ].map(text => ({ tone: 'footnote', text }));
}

/** χ² has its note from the table that it was worked out of, whether it can be relied on or not. */
function overallNote({ path, by, pValue, effect, tested = 0, f }: Overall, shown: ShownTable): readonly string[] {
  const { language } = shown.context;
  const texts = crossTexts[language];
  const number = (value: number, decimals: number) => formatNumber({ as: 'number', decimals }, value, language);
  const [name, p] = [pathName(shown, path), pText(pValue, language)];
  const ratio = f && texts.welchF({ value: number(f.value, 2), df1: number(f.df1, 0), df2: number(f.df2, 1) });
  const notes: Readonly<Record<Overall['by'], () => readonly string[]>> = {
    'chi-square': () => [],
    fisher: () => [texts.fisher({ name, p })],
    welch: () => [texts.welch({ name, p, f: ratio ?? '', eta: number(effect, 3) })],
    options: () => [texts.options({ name, p, tested })],
    pairs: () => [texts.pairs({ name, p, tested })],
  };
  return notes[by]();
}
