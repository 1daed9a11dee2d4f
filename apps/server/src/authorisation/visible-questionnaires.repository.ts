import { type ObjectKind, type Right, waysToHold } from '@wenshu/api-contract';

interface Visible {
  /** A parameter of the statement, or a column of it. */
  readonly person: string;
  readonly right: Right;
}

/**
 * The condition that every list of questionnaires carries: those on which a person holds a right, and which lie in no recycle bin.
 * `scrollId` is the column with the questionnaire's id, `person` the statement's parameter with the person's, such as `$1`.
 */
export function visibleQuestionnaires({ scrollId, ...of }: Visible & { readonly scrollId: string }): string {
  return visibleObjects({ kind: 'questionnaire', id: scrollId, ...of });
}

/** The same of any kind of object. */
export function visibleObjects({
  kind,
  id,
  person,
  right,
}: Visible & { readonly kind: ObjectKind; readonly id: string }): string {
  const ways = waysToHold(right).map(way => `'${way}'`);
  return `exists (select 1 from held_right h where h.person_id = ${person} and h.object_kind = '${kind}'
    and h.object_id = ${id} and h.right_name in (${ways.join(', ')}) and not h.is_in_bin)`;
}
