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

/** Whether what `findSight` says is everything, for statements that tell counts of many questionnaires at once. */
export function seesAllRecords({ scrollId, person, right }: Visible & { readonly scrollId: string }): string {
  const holds = (held: Right, more = '') => `exists (select 1 from held_right h where h.person_id = ${person}
    and h.object_kind = 'questionnaire' and h.object_id = ${scrollId} and h.right_name in (${namesOf(held)}) and not h.is_in_bin${more})`;
  const ofAll = ' and h.record_range is null';
  return `(${holds(right, ofAll)} and (${holds('records.view', ofAll)} or not ${holds('records.view')}))`;
}

/** What a person holds a right on and does not lie in a recycle bin, of any kind. */
export function visibleObjects({
  kind,
  id,
  person,
  right,
}: Visible & { readonly kind: ObjectKind; readonly id: string }): string {
  return `exists (select 1 from held_right h where h.person_id = ${person} and h.object_kind = '${kind}'
    and h.object_id = ${id} and h.right_name in (${namesOf(right)}) and not h.is_in_bin)`;
}

const namesOf = (right: Right) =>
  waysToHold(right)
    .map(way => `'${way}'`)
    .join(', ');
