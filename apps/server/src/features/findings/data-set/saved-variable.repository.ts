import type { Recipe, Recorded } from '@wenshu/analysis';
import type { Queryable } from '../../../platform/database/database.ts';
import { sweepRecorded } from './recorded-values.repository.ts';

/** Where its values stand: which saving, and which of the figures of a record. */
export interface KeptRecorded extends Recorded {
  readonly recording: string;
  readonly place: number;
}

/** A variable that a model saved with the data, for everybody who sees the records. */
export interface SavedVariable {
  readonly variableId: string;
  /** The model, as long as it is kept. */
  readonly analysisId: string | null;
  readonly recipe: Recipe | KeptRecorded;
  /** What the analysis derived for itself and the recipe is made of, by id. */
  readonly basis: Readonly<Record<string, Recipe>>;
}

export interface ListedSavedVariable extends SavedVariable {
  readonly nickName: string;
  readonly fittedAsOf: Date;
  readonly savedAt: Date;
}

const COLUMNS = 'v.variable_id as "variableId", v.analysis_id as "analysisId", v.recipe, v.basis';
/** What was saved first may be what later ones are made of. */
const ORDER = 'order by v.first_saved_at, v.analysis_id, v.place, v.variable_id';

export async function listSavedVariables(db: Queryable, scrollId: string): Promise<SavedVariable[]> {
  const { rows } = await db.query<SavedVariable>({
    name: 'saved-variables',
    text: `select ${COLUMNS} from data_variable v where v.scroll_id = $1 ${ORDER}`,
    values: [scrollId],
  });
  return rows;
}

export async function describeSavedVariables(db: Queryable, scrollId: string): Promise<ListedSavedVariable[]> {
  const { rows } = await db.query<ListedSavedVariable>(
    `select ${COLUMNS}, coalesce(p.nick_name, '') as "nickName", v.fitted_as_of as "fittedAsOf", v.saved_at as "savedAt"
       from data_variable v left join person_name p on p.person_id = v.person_id where v.scroll_id = $1 ${ORDER}`,
    [scrollId],
  );
  return rows;
}

interface OfAnalysis {
  readonly scrollId: string;
  readonly analysisId: string;
}

/** Whoever counts a questionnaire's saved variables, or gives them names, waits for whoever saves some. */
export async function lockSavedVariables(db: Queryable, scrollId: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`data-variables:${scrollId}`]);
}

interface Saving extends OfAnalysis {
  readonly personId: string;
  readonly fittedAsOf: Date;
  readonly now: Date;
  /** In the order in which the model gave them; one of an earlier saving keeps its id, so that what uses it goes on. */
  readonly variables: readonly Pick<SavedVariable, 'variableId' | 'recipe' | 'basis'>[];
  readonly most: number;
}

/** Those of the analysis and no others of it; false when the questionnaire has too many. In a transaction, after the lock: whoever is told false takes it back. */
export async function replaceSavedVariables(db: Queryable, saving: Saving): Promise<boolean> {
  const { scrollId, analysisId, personId, fittedAsOf, now, variables, most } = saving;
  const ids = variables.map(({ variableId }) => variableId);
  await db.query('delete from data_variable where scroll_id = $1 and analysis_id = $2 and variable_id <> all($3)', [
    ...[scrollId, analysisId, ids],
  ]);
  const { rowCount } = await db.query(
    `insert into data_variable as v
       (variable_id, scroll_id, person_id, analysis_id, place, recipe, basis, fitted_as_of, saved_at, first_saved_at)
     select id, $1, $3, $2, place - 1, recipe, basis, $7, $8, $8
       from unnest($4::text[], $5::jsonb[], $6::jsonb[]) with ordinality as given(id, recipe, basis, place)
      where (select count(*) from data_variable where scroll_id = $1 and analysis_id is distinct from $2) + $9 <= $10
     on conflict (variable_id) do update set recipe = excluded.recipe, basis = excluded.basis, place = excluded.place,
       person_id = excluded.person_id, fitted_as_of = excluded.fitted_as_of, saved_at = excluded.saved_at`,
    [
      ...[scrollId, analysisId, personId, ids],
      ...[variables.map(({ recipe }) => JSON.stringify(recipe)), variables.map(({ basis }) => JSON.stringify(basis))],
      ...[fittedAsOf, now, variables.length, most],
    ],
  );
  return rowCount === variables.length;
}

/** All that an analysis saved. */
export async function clearSavedVariables(db: Queryable, { scrollId, analysisId }: OfAnalysis): Promise<void> {
  await db.query('delete from data_variable where scroll_id = $1 and analysis_id = $2', [scrollId, analysisId]);
  await sweepRecorded(db, scrollId);
}

/** How many of them there were. */
export async function deleteSavedVariables(
  db: Queryable,
  scrollId: string,
  variableIds: readonly string[],
): Promise<number> {
  const { rowCount } = await db.query('delete from data_variable where scroll_id = $1 and variable_id = any($2)', [
    ...[scrollId, variableIds],
  ]);
  await sweepRecorded(db, scrollId);
  return rowCount ?? 0;
}
