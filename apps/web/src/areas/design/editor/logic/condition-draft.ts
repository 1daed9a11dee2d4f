import type { Condition, Test } from '@wenshu/survey-core';
import { draftOfTest, emptyTest, nextKey, type TestDraft, testOfDraft } from './test-draft.ts';

/** Tests joined, while they are being made. */
export interface GroupDraft {
  readonly key: number;
  readonly join: 'all' | 'any';
  /** "None of this holds". */
  readonly isNegated: boolean;
  readonly parts: readonly (GroupDraft | TestDraft)[];
}

export const isGroup = (part: GroupDraft | TestDraft): part is GroupDraft => 'parts' in part;

export function emptyGroup(): GroupDraft {
  return { key: nextKey(), join: 'all', isNegated: false, parts: [emptyTest()] };
}

export function draftOfCondition(condition: Condition): GroupDraft {
  const draft = draftOf(condition);
  return isGroup(draft) ? draft : { key: nextKey(), join: 'all', isNegated: false, parts: [draft] };
}

function draftOf(condition: Condition): GroupDraft | TestDraft {
  if ('not' in condition) {
    const inner = draftOf(condition.not);
    // "Not not" is rare enough to be said with one group more.
    return isGroup(inner) && !inner.isNegated
      ? { ...inner, isNegated: true }
      : { key: nextKey(), join: 'all', isNegated: true, parts: [inner] };
  }
  if ('all' in condition) return groupOf('all', condition.all);
  if ('any' in condition) return groupOf('any', condition.any);
  return draftOfTest(condition as Test);
}

function groupOf(join: 'all' | 'any', parts: readonly Condition[]): GroupDraft {
  return { key: nextKey(), join, isNegated: false, parts: parts.map(draftOf) };
}

/** The condition, or nothing while a part of it is incomplete. */
export function conditionOfDraft({ join, isNegated, parts }: GroupDraft): Condition | undefined {
  const made = parts.map(part => (isGroup(part) ? conditionOfDraft(part) : testOfDraft(part)));
  const whole = made.filter(part => part !== undefined);
  if (whole.length === 0 || whole.length < made.length) return undefined;
  const joined: Condition = whole.length === 1 ? whole[0]! : join === 'all' ? { all: whole } : { any: whole };
  return isNegated ? { not: joined } : joined;
}

/** A group with one part put in another's place; none takes it away. */
export function withPart(group: GroupDraft, key: number, part: GroupDraft | TestDraft | undefined): GroupDraft {
  return {
    ...group,
    parts: group.parts.flatMap(one => (one.key === key ? (part ? [part] : []) : [one])),
  };
}
