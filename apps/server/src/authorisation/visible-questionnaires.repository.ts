import type { Right } from '@wenshu/api-contract';

/**
 * The condition that every list of questionnaires carries: those on which a person holds a right, and which lie in no recycle bin.
 * `scrollId` is the column with the questionnaire's id, `person` the statement's parameter with the person's, such as `$1`.
 */
export function visibleQuestionnaires({
  scrollId,
  person,
  right,
}: {
  readonly scrollId: string;
  readonly person: `$${number}`;
  readonly right: Right;
}): string {
  return `exists (select 1 from held_right h where h.person_id = ${person} and h.object_kind = 'questionnaire'
    and h.object_id = ${scrollId} and h.right_name = '${right}' and not h.is_in_bin)`;
}
