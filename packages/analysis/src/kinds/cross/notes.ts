import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Head, Table } from '../../exhibit/exhibits.ts';
import { formatNumber, isSmallBase } from '../../exhibit/format-number.ts';
import { bannerPaths } from './banner-paths.ts';
import { crossMeaning } from './meaning.ts';
import { levelText, pathName, type ShownTable } from './shown-table.ts';

type Notes = Table['notes'];

/** What it means first, then what to beware of, then how it was worked out. */
export function notesOf(shown: ShownTable, columns: readonly Head[]): Notes {
  const meaning = crossMeaning(shown, columns);
  return [...(meaning ? [{ tone: 'meaning' as const, text: meaning }] : []), ...warnings(shown), ...footnotes(shown)];
}

/** Cochran's rule: at most a fifth of the expected counts below 5, and none below 1. */
const hasSmallExpected = ({ minExpected, percentExpectedBelow5 }: ShownTable['table']['independence'][number]) =>
  minExpected < 1 || percentExpectedBelow5 > 20;

function warnings(shown: ShownTable): Notes {
  const { table, context } = shown;
  const texts = crossTexts[context.language];
  const small = table.independence.filter(one => one.chiSquare && hasSmallExpected(one));
  return [
    ...(table.values === undefined ? [] : [texts.tooManyValues({ count: table.values })]),
    ...(table.bases.some(isSmallBase) ? [texts.smallBase] : []),
    ...small.map(({ path }) => texts.smallExpected({ name: pathName(shown, path) })),
  ].map(text => ({ tone: 'warning', text }));
}

function footnotes(shown: ShownTable): Notes {
  const { request, table, context } = shown;
  const { language, variables } = context;
  const texts = crossTexts[language];
  const { level, correction } = request.test;
  const isOverlapping = bannerPaths(request.banner).some(
    path => variables.get(path.at(-1)!.variable)?.kept === 'codes',
  );
  const number = (value: number, decimals: number) => formatNumber({ as: 'number', decimals }, value, language);
  return [
    ...table.independence.flatMap(({ path, chiSquare, cramersV }) => {
      if (!chiSquare || cramersV === null) return [];
      const { value, df, pValue } = chiSquare;
      const p = pValue < 0.001 ? texts.p.below : texts.p.is(number(pValue, 3));
      return [texts.chiSquare({ name: pathName(shown, path), value: number(value, 2), df, p, v: number(cramersV, 3) })];
    }),
    ...(table.wasCompared
      ? [texts.letters({ level: levelText(level), correction: texts.corrections[correction] })]
      : []),
    ...(table.wasCompared && isOverlapping ? [texts.overlapping] : []),
    ...(request.measures.includes('index') ? [texts.index] : []),
  ].map(text => ({ tone: 'footnote', text }));
}
