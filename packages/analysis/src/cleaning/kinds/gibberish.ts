import type { Filter } from '../../filter/filter.ts';
import { some } from '../../filter/join-filters.ts';
import { type WrittenWay, writtenWays } from '../../filter/written.ts';
import { checkQuestions, isOpen, questionNames, variablesIn } from '../named-questions.ts';
import type { RuleKind } from '../rule-kind.ts';

const MOST_SIGNS = 200;
const MOST_SHARED = 1_000_000;
/** Each takes a test of a filter for every way. */
const MOST_TEXTS = 30;

const isUpTo = (value: unknown, most: number) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

export const gibberish: RuleKind<'gibberish'> = {
  check: ({ questions, ways, shorterThan, sharedBy }, data) => {
    if (!isUpTo(shorterThan, MOST_SIGNS) || !isUpTo(sharedBy, MOST_SHARED) || sharedBy === 1) return 'not-readable';
    if (!Array.isArray(ways) || new Set(ways).size < ways.length) return 'not-readable';
    if (!ways.every(way => writtenWays.includes(way as WrittenWay))) return 'not-readable';
    const problem = checkQuestions(questions, data, isOpen);
    if (problem) return problem;
    const keys = questions as readonly string[];
    if (keys.length === 0 || (ways.length === 0 && shorterThan === 0 && sharedBy === 0)) return 'not-set';
    return keys.flatMap(key => variablesIn(key, data, isOpen)).length <= MOST_TEXTS ? undefined : 'not-fitting';
  },
  tests: ({ questions, ways, shorterThan, sharedBy }, context) => {
    const variables = questions.flatMap(key => variablesIn(key, context, isOpen));
    const filters = variables.flatMap((variable): Filter[] => [
      ...ways.map(is => ({ test: 'written', variable, is }) as const),
      ...(shorterThan > 0 ? [{ test: 'length', variable, compare: '<', value: shorterThan } as const] : []),
    ]);
    return [
      ...(filters.length > 0 ? [{ by: 'filter', filter: some(filters) } as const] : []),
      ...(sharedBy > 0
        ? variables.map(
            variable => ({ by: 'repeats', variables: [variable], least: sharedBy, isFirstToo: true }) as const,
          )
        : []),
    ];
  },
  describe: ({ questions, ways, shorterThan, sharedBy }, teller) => {
    const { texts } = teller;
    const said = [
      ...ways.map(way => texts.ways[way]),
      ...(shorterThan > 0 ? [texts.shorter({ count: shorterThan })] : []),
      ...(sharedBy > 0 ? [texts.shared({ count: sharedBy })] : []),
    ];
    return texts.writtenSo({ questions: questionNames(questions, teller), ways: said.join(texts.or) });
  },
};
