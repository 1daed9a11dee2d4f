import { StatisticsProblem } from '@wenshu/statistics';

/** One test for each; what the data do not let be tested is named beside the others. All of it refused only where nothing can be tested. */
export function eachThatCan<Part, Tested>(
  parts: readonly Part[],
  test: (part: Part) => Tested,
): { readonly tested: readonly Tested[]; readonly untested: readonly Part[] } {
  const tested: Tested[] = [];
  const untested: Part[] = [];
  let first: StatisticsProblem | undefined;
  for (const part of parts) {
    try {
      tested.push(test(part));
    } catch (error) {
      if (!(error instanceof StatisticsProblem)) throw error;
      first ??= error;
      untested.push(part);
    }
  }
  if (tested.length === 0 && first) throw first;
  return { tested, untested };
}
