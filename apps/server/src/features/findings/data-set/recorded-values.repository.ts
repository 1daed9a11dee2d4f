import type { Queryable } from '../../../platform/database/database.ts';

/** A variable's values, in one saving. */
export interface RecordedPlace {
  readonly variableId: string;
  readonly recording: string;
  readonly place: number;
}

/** Of one questionnaire ($1), in a fixed order, as a column of a statement: whoever looks at records looks at this in the same moment. */
export const RECORDED_PLACES = `(select coalesce(json_agg(json_build_object('variableId', v.variable_id, 'recording', v.recipe ->> 'recording',
    'place', (v.recipe ->> 'place')::int) order by v.variable_id), '[]'::json)
  from data_variable v where v.scroll_id = $1 and v.recipe ->> 'make' = 'recorded')`;

/** What was recorded of a record: figures by saving. */
export type RecordedFigures = Readonly<Record<string, readonly (number | null)[]>>;

/** The same as a column beside those of `collected_record`. */
export const RECORDED_FIGURES = `(select jsonb_object_agg(f.recording_id, f.figures) from recorded_values f
  where f.scroll_id = collected_record.scroll_id and f.answer_record_id = collected_record.answer_record_id) as recorded`;

export const valueAt = (
  recorded: RecordedFigures | null | undefined,
  { recording, place }: Omit<RecordedPlace, 'variableId'>,
) => recorded?.[recording]?.[place] ?? null;

interface Recording {
  readonly scrollId: string;
  readonly recording: string;
  readonly figures: readonly { readonly id: string; readonly values: readonly (number | null)[] }[];
}

/** So many records in one statement. */
const PIECE = 500;

/** In the transaction that marks the records as changed: the copy then finds both or neither. */
export async function insertRecorded(db: Queryable, { scrollId, recording, figures }: Recording): Promise<void> {
  for (let from = 0; from < figures.length; from += PIECE) {
    const piece = figures.slice(from, from + PIECE);
    await db.query(
      `insert into recorded_values (scroll_id, answer_record_id, recording_id, figures)
       select $1, id, $2, figures::double precision[] from unnest($3::text[], $4::text[]) as given(id, figures)`,
      [
        ...[scrollId, recording, piece.map(({ id }) => id)],
        piece.map(({ values }) => `{${values.map(value => value ?? 'NULL').join()}}`),
      ],
    );
  }
}

/** Whose values these savings have. */
export async function listRecorded(db: Queryable, recordings: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select distinct answer_record_id as id from recorded_values where recording_id = any($1)',
    [recordings],
  );
  return rows.map(({ id }) => id);
}

/** What no variable names any more. */
export async function sweepRecorded(db: Queryable, scrollId: string): Promise<void> {
  await db.query(
    `delete from recorded_values f where f.scroll_id = $1 and not exists
       (select from data_variable v where v.scroll_id = $1 and v.recipe ->> 'recording' = f.recording_id)`,
    [scrollId],
  );
}
