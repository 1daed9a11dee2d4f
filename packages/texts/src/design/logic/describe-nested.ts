import type { LogicWords } from './logic-words.ts';

/** Tests of any kind, joined and turned round as conditions are. */
export type Nested<Test> =
  | { readonly all: readonly Nested<Test>[] }
  | { readonly any: readonly Nested<Test>[] }
  | { readonly not: Nested<Test> }
  | Test;

export function describeNested<Test extends { readonly test: string }>(
  nested: Nested<Test>,
  words: LogicWords,
  describeTest: (test: Test) => string,
  isInside = false,
): string {
  const describe = (part: Nested<Test>, isPart: boolean) => describeNested(part, words, describeTest, isPart);
  if ('not' in nested) return words.not(describe(nested.not, false));
  if (!('all' in nested) && !('any' in nested)) return describeTest(nested);
  const parts = 'all' in nested ? nested.all : nested.any;
  const isJoined = parts.length > 1;
  const described = parts.map(part => describe(part, isJoined));
  const joined = described.length === 0 ? '' : words['all' in nested ? 'all' : 'any'](described);
  // One inside another needs its brackets: "A and B or C" says two things.
  return isInside && isJoined ? words.bracket(joined) : joined;
}

export function listed(parts: readonly string[], join: string): { list: string; isOne: boolean } {
  return { list: parts.join(join), isOne: parts.length === 1 };
}
