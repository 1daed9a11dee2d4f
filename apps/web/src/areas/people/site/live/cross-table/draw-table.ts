import { letterCounts, SMALL_BASE } from '@wenshu/analysis/letters';
import type { liveTexts } from '@wenshu/texts/people/live';
import { type ExampleBanner, exampleCounts } from './example-counts.ts';
import { tellColumns } from './tell-columns.ts';

/** A table as it stands in the page: every number is written. */
export interface DrawnTable {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly DrawnColumn[];
  readonly lines: readonly { readonly name: string; readonly cells: readonly DrawnCell[] }[];
  /** A sentence each. */
  readonly told: readonly string[];
}

interface DrawnColumn {
  readonly name: string;
  /** None of the total, which is compared with nothing. */
  readonly letter: string;
  readonly base: string;
  readonly isSmall: boolean;
}

interface DrawnCell {
  readonly percent: string;
  readonly letters: string;
}

const percentText = (count: number, base: number) => `${((100 * count) / base).toFixed(1)}%`;

export function drawTable(banner: ExampleBanner, words: (typeof liveTexts)['zh' | 'en']['crossTable']): DrawnTable {
  const counts = exampleCounts.banners[banner];
  const everybody = exampleCounts.total.reduce((sum, count) => sum + count, 0);
  const found = letterCounts(counts);
  const names = words.columns[banner];
  const lines = words.answers.map((name, line) => {
    const own = found.bases.map((base, column) => ({
      percent: percentText(counts[line]![column]!, base),
      letters: found.letters[line]![column]!,
    }));
    return { name, cells: [{ percent: percentText(exampleCounts.total[line]!, everybody), letters: '' }, ...own] };
  });
  const columns = found.bases.map((base, column) => ({
    name: names[column]!,
    letter: found.names[column]!,
    base: `${base}${base < SMALL_BASE ? '*' : ''}`,
    isSmall: base < SMALL_BASE,
  }));
  const percents = lines[0]!.cells.slice(1).map(({ percent }) => percent);
  return {
    id: banner,
    name: words.banners[banner],
    columns: [{ name: words.total, letter: '', base: String(everybody), isSmall: false }, ...columns],
    lines,
    told: tellColumns({ found, answer: lines[0]!.name, columns: names, percents }, words),
  };
}
