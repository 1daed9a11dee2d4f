import type { Nested } from '@wenshu/texts/design/logic/describe-nested';

let lastKey = 0;
export const nextKey = (): number => ++lastKey;

interface Keyed {
  readonly key: number;
}

/** Tests of any kind joined, while they are being made. */
export interface NestedDraft<Draft extends Keyed> extends Keyed {
  readonly join: 'all' | 'any';
  /** "None of this holds". */
  readonly isNegated: boolean;
  readonly parts: readonly (NestedDraft<Draft> | Draft)[];
}

export const isGroup = <Draft extends Keyed>(part: NestedDraft<Draft> | Draft): part is NestedDraft<Draft> =>
  'parts' in part;

export function groupOf<Draft extends Keyed>(test: Draft): NestedDraft<Draft> {
  return { key: nextKey(), join: 'all', isNegated: false, parts: [test] };
}

export function draftOfNested<Test extends { readonly test: string }, Draft extends Keyed>(
  nested: Nested<Test>,
  draftOfTest: (test: Test) => Draft,
): NestedDraft<Draft> {
  const draftOf = (part: Nested<Test>): NestedDraft<Draft> | Draft => {
    if ('not' in part) {
      const inner = draftOf(part.not);
      // "Not not" is rare enough to be said with one group more.
      return isGroup(inner) && !inner.isNegated
        ? { ...inner, isNegated: true }
        : { ...groupOf<Draft>(inner as Draft), isNegated: true };
    }
    if ('all' in part) return { key: nextKey(), join: 'all', isNegated: false, parts: part.all.map(draftOf) };
    if ('any' in part) return { key: nextKey(), join: 'any', isNegated: false, parts: part.any.map(draftOf) };
    return draftOfTest(part);
  };
  const draft = draftOf(nested);
  return isGroup(draft) ? draft : groupOf(draft);
}

/** What was made, or nothing while a part of it is incomplete. */
export function nestedOfDraft<Test, Draft extends Keyed>(
  { join, isNegated, parts }: NestedDraft<Draft>,
  testOfDraft: (draft: Draft) => Test | undefined,
): Nested<Test> | undefined {
  const made = parts.map(part => (isGroup(part) ? nestedOfDraft(part, testOfDraft) : testOfDraft(part)));
  const whole = made.filter(part => part !== undefined);
  if (whole.length === 0 || whole.length < made.length) return undefined;
  const joined: Nested<Test> = whole.length === 1 ? whole[0]! : join === 'all' ? { all: whole } : { any: whole };
  return isNegated ? { not: joined } : joined;
}

/** A group with one part put in another's place; none takes it away. */
export function withPart<Draft extends Keyed>(
  group: NestedDraft<Draft>,
  key: number,
  part: NestedDraft<Draft> | Draft | undefined,
): NestedDraft<Draft> {
  return {
    ...group,
    parts: group.parts.flatMap(one => (one.key === key ? (part ? [part] : []) : [one])),
  };
}
