/**
 * The condition that two people work together at this moment: in an enterprise, or on a questionnaire. Who has left sees nothing any more
 * of what was shared with them.
 */
export const workTogether = (one: string, other: string): string =>
  `exists (select 1 from held_right a join held_right b using (object_kind, object_id, right_name)
     where a.person_id = ${one} and b.person_id = ${other} and not a.is_in_bin and ${isShared('a')})`;

const isShared = (held: string) => `(${held}.object_kind, ${held}.right_name) in
  (('enterprise', 'enterprise.view'), ('questionnaire', 'questionnaire.view'))`;
