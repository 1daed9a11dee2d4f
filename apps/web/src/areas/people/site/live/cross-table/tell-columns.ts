import { type LetteredCounts, SMALL_BASE } from '@wenshu/analysis/letters';
import type { liveTexts } from '@wenshu/texts/people/live';

type Words = Pick<(typeof liveTexts)['zh' | 'en']['crossTable'], 'higher' | 'same' | 'unsure'>;

interface Told {
  readonly found: LetteredCounts;
  readonly answer: string;
  readonly columns: readonly string[];
  /** Of the answer, by column. */
  readonly percents: readonly string[];
}

/** The line that is spoken of. */
const FIRST = 0;

/**
 * What the first line of a table shows. As in the product's own sentences a difference counts when it is left among all comparisons of the
 * table, and nothing is said of columns of too few people.
 */
export function tellColumns({ found, answer, columns, percents }: Told, words: Words): readonly string[] {
  const { bases, letters, sure } = found;
  const isLarge = (column: number) => bases[column]! >= SMALL_BASE;
  const spoken = sure.filter(({ line, higher, lower }) => line === FIRST && isLarge(higher) && isLarge(lower));
  const told = (column: number) => ({ column: columns[column]!, percent: percents[column]! });
  const highers = columns.flatMap((_, column) => {
    const lower = spoken.filter(({ higher }) => higher === column).map(one => one.lower);
    return lower.length === 0
      ? []
      : [words.higher({ answer, higher: told(column), lower: lower.sort((a, b) => a - b).map(told) })];
  });
  if (highers.length > 0) return highers;
  return [letters[FIRST]!.some(letter => letter !== '') ? words.unsure({ answer }) : words.same({ answer })];
}
