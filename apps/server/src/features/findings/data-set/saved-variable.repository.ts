import type { Coded, Recipe, Recorded } from '@wenshu/analysis';
import type { Queryable } from '../../../platform/database/database.ts';
import { sweepRecorded } from './recorded-values.repository.ts';

/** Where its values stand: which saving, and which of the figures of a record. */
export interface KeptRecorded extends Recorded {
  readonly recording: string;
  readonly place: number;
}

/** A variable that a model saved with the data, or a person made, for everybody who sees the records. */
export interface SavedVariable {
  readonly variableId: string;
  /** The model, as long as it is kept. */
  readonly analysisId: string | null;
  /** A person made it, and people may change it. */
  readonly isOwn: boolean;
  readonly recipe: Recipe | KeptRecorded | Coded;
  /** What the analysis derived for itself and the recipe is made of, by id. */
  readonly basis: Readonly<Record<string, Recipe>>;
}

export interface ListedSavedVariable extends SavedVariable {
  readonly nickName: string;
  readonly fittedAsOf: Date;
  readonly savedAt: Date;
}

/** What was saved, and what was coded, which nobody saves: it is there as long as its coding is. */
const ALL = `(select variable_id, scroll_id, person_id, analysis_id, place, is_own, recipe, basis, fitted_as_of, saved_at, first_saved_at from data_variable
  union all select variable_id, scroll_id, person_id, null, 0, false, recipe, '{}', made_at, made_at, made_at from coded_variable) v`;
const COLUMNS = 'v.variable_id as "variableId", v.analysis_id as "analysisId", v.is_own as "isOwn", v.recipe, v.basis';
/** What was saved first may be what later ones are made of. */
const ORDER = 'order by v.first_saved_at, v.analysis_id, v.place, v.variable_id';

export async function listSavedVariables(db: Queryable, scrollId: string): Promise<SavedVariable[]> {
  const { rows } = await db.query<SavedVariable>({
    name: 'saved-variables',
    text: `select ${COLUMNS} from ${ALL} where v.scroll_id = $1 ${ORDER}`,
    values: [scrollId],
  });
  return rows;
}

export async function describeSavedVariables(db: Queryable, scrollId: string): Promise<ListedSavedVariable[]> {
  const { rows } = await db.query<ListedSavedVariable>(
    `select ${COLUMNS}, coalesce(p.nick_name, '') as "nickName", v.fitted_as_of as "fittedAsOf", v.saved_at as "savedAt"
       from ${ALL} left join person_name p on p.person_id = v.person_id where v.scroll_id = $1 ${ORDER}`,
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

interface OwnVariable {
  readonly scrollId: string;
  readonly variableId: string;
  readonly recipe: Recipe;
  readonly personId: string;
  readonly now: Date;
}

/** Counted in the statement that adds it; false when there are too many, or when something has its id. After the lock. */
export async function insertOwnVariable(db: Queryable, made: OwnVariable, most: number): Promise<boolean> {
  const { scrollId, variableId, recipe, personId, now } = made;
  const { rowCount } = await db.query(
    `insert into data_variable
       (variable_id, scroll_id, person_id, place, recipe, basis, is_own, fitted_as_of, saved_at, first_saved_at)
     select $1, $2, $3, 0, $4, '{}', true, $5, $5, $5
      where (select count(*) from data_variable where scroll_id = $2) < $6
     on conflict (variable_id) do nothing`,
    [variableId, scrollId, personId, JSON.stringify(recipe), now, most],
  );
  return rowCount === 1;
}

/** Upon the one that was looked at and no other. */
export async function updateOwnVariable(db: Queryable, made: OwnVariable, time: Date): Promise<boolean> {
  const { scrollId, variableId, recipe, personId, now } = made;
  const { rowCount } = await db.query(
    `update data_variable set recipe = $3, person_id = $4, saved_at = $5, fitted_as_of = $5
      where variable_id = $1 and scroll_id = $2 and is_own and saved_at = $6`,
    [variableId, scrollId, JSON.stringify(recipe), personId, now, time],
  );
  return rowCount === 1;
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
