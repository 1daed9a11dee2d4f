/** A coded variable, as whoever copies its values needs it. */
export interface CodedPlace {
  readonly variableId: string;
  /** The text that was coded. */
  readonly variable: string;
  /** By code the one above it. */
  readonly parents: Readonly<Record<string, number>>;
}

/** Of one questionnaire ($1), in a fixed order, as a column of a statement. What a code is called does not change what is copied. */
export const CODED_PLACES = `(select coalesce(json_agg(json_build_object('variableId', c.variable_id, 'variable', c.recipe ->> 'variable',
    'parents', (select coalesce(json_object_agg(k ->> 'code', k -> 'parent' order by k ->> 'code'), '{}'::json)
                  from jsonb_array_elements(c.recipe -> 'codes') k where k ->> 'parent' is not null)) order by c.variable_id), '[]'::json)
  from coded_variable c where c.scroll_id = $1)`;

/** What was coded of a record: whose coding, which code, from where to where (null: all of it), what was said there, and in which of its texts. */
export type CodeMarks = readonly (readonly [
  codingId: string,
  code: number,
  from: number | null,
  to: number | null,
  said: string,
  variable: string,
])[];

/** The same as a column beside those of `collected_record`. */
export const CODE_MARKS = `(select jsonb_agg(jsonb_build_array(m.coding_id, m.code, m.span_from, m.span_to, m.said, m.variable)) from accepted_mark m
  where m.scroll_id = collected_record.scroll_id and m.answer_record_id = collected_record.answer_record_id) as marks`;
