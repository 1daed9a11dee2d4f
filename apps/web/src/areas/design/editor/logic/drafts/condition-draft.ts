import type { Condition } from '@wenshu/survey-core';
import { draftOfNested, groupOf, type NestedDraft, nestedOfDraft } from './nested-draft.ts';
import { draftOfTest, emptyTest, type TestDraft, testOfDraft } from './test-draft.ts';

/** Tests joined, while they are being made. */
export type GroupDraft = NestedDraft<TestDraft>;

export const emptyGroup = (): GroupDraft => groupOf(emptyTest());

export const draftOfCondition = (condition: Condition): GroupDraft => draftOfNested(condition, draftOfTest);

/** The condition, or nothing while a part of it is incomplete. */
export const conditionOfDraft = (group: GroupDraft): Condition | undefined => nestedOfDraft(group, testOfDraft);
