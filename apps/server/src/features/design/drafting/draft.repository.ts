import type { DraftPlan, DraftTold, HelpedBy } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface DraftRow {
  readonly draftId: string;
  readonly personId: string;
  readonly projectId: string | null;
  readonly description: string;
  readonly step: number;
  readonly turn: number;
  readonly jobId: string | null;
  readonly scrollId: string | null;
  /** Of the turn that was begun last. */
  readonly asked: { readonly step: number; readonly wish: string | null } | null;
  /** What was said of a wish where no plan came of it. */
  readonly news: DraftStep | null;
}

export interface DraftStep {
  readonly step: number;
  readonly wish: string | null;
  readonly told: DraftTold;
  readonly helped: HelpedBy | null;
}

const COLUMNS = `draft_id as "draftId", person_id as "personId", project_id as "projectId", description, step, turn,
  job_id as "jobId", scroll_id as "scrollId", asked, news`;

/** The oldest beyond so many of the person's make room. */
export async function insertDraft(
  db: Queryable,
  draft: Pick<DraftRow, 'draftId' | 'personId' | 'projectId' | 'description'>,
  most: number,
  now: Date,
): Promise<void> {
  await db.query(
    `with old as (delete from questionnaire_draft where draft_id in (
       select draft_id from questionnaire_draft where person_id = $2 order by changed_at desc offset $6))
     insert into questionnaire_draft (draft_id, person_id, project_id, description, changed_at) values ($1, $2, $3, $4, $5)`,
    [draft.draftId, draft.personId, draft.projectId, draft.description, now, most - 1],
  );
}

/** Of the person alone: of anybody else's, nobody learns that it is there. */
export async function findDraft(db: Queryable, personId: string, draftId: string): Promise<DraftRow | undefined> {
  const { rows } = await db.query<DraftRow>(
    `select ${COLUMNS} from questionnaire_draft where draft_id = $1 and person_id = $2`,
    [draftId, personId],
  );
  return rows[0];
}

export async function lockDraft(db: Queryable, personId: string, draftId: string): Promise<DraftRow | undefined> {
  const { rows } = await db.query<DraftRow>(
    `select ${COLUMNS} from questionnaire_draft where draft_id = $1 and person_id = $2 for update`,
    [draftId, personId],
  );
  return rows[0];
}

export async function listDrafts(db: Queryable, personId: string) {
  const { rows } = await db.query<{ draftId: string; description: string; changedAt: Date }>(
    `select draft_id as "draftId", description, changed_at as "changedAt" from questionnaire_draft
      where person_id = $1 order by changed_at desc, draft_id`,
    [personId],
  );
  return rows;
}

export async function listSteps(db: Queryable, draftId: string): Promise<DraftStep[]> {
  const { rows } = await db.query<DraftStep>(
    'select step, wish, told, helped from questionnaire_draft_step where draft_id = $1 order by step',
    [draftId],
  );
  return rows;
}

export async function findPlan(db: Queryable, draftId: string, step: number): Promise<DraftPlan | undefined> {
  const { rows } = await db.query<{ plan: DraftPlan }>(
    'select plan from questionnaire_draft_step where draft_id = $1 and step = $2',
    [draftId, step],
  );
  return rows[0]?.plan;
}

/** In place of whatever was taken back; the draft's row is locked by whoever asks. */
export async function insertStep(
  db: Queryable,
  draftId: string,
  { step, wish, told, helped }: DraftStep,
  plan: DraftPlan,
  now: Date,
): Promise<void> {
  await db.query('delete from questionnaire_draft_step where draft_id = $1 and step >= $2', [draftId, step]);
  await db.query(
    'insert into questionnaire_draft_step (draft_id, step, plan, wish, told, helped) values ($1, $2, $3, $4, $5, $6)',
    [draftId, step, JSON.stringify(plan), wish, JSON.stringify(told), helped === null ? null : JSON.stringify(helped)],
  );
  await goToStep(db, draftId, step, now);
}

export async function goToStep(db: Queryable, draftId: string, step: number, now: Date): Promise<void> {
  await db.query('update questionnaire_draft set step = $2, changed_at = $3 where draft_id = $1', [draftId, step, now]);
}

/** Its turn, for which something is worked out from now on; what came of the one before is no news any more. */
export async function beginTurn(
  db: Queryable,
  draftId: string,
  jobId: string | null,
  asked: DraftRow['asked'] = null,
): Promise<void> {
  await db.query(
    'update questionnaire_draft set turn = turn + 1, job_id = $2, asked = $3, news = null where draft_id = $1',
    [draftId, jobId, asked === null ? null : JSON.stringify(asked)],
  );
}

/** The turn came to its end: with a plan, or with something to say. A turn that the draft has moved on from says nothing. */
export async function endTurn(db: Queryable, draftId: string, turn: number, news: DraftStep | null): Promise<void> {
  await db.query('update questionnaire_draft set asked = null, news = $3 where draft_id = $1 and turn = $2', [
    draftId,
    turn,
    news === null ? null : JSON.stringify(news),
  ]);
}

export async function keepMade(db: Queryable, draftId: string, scrollId: string): Promise<void> {
  await db.query('update questionnaire_draft set scroll_id = $2 where draft_id = $1', [draftId, scrollId]);
}

export async function deleteDraft(db: Queryable, personId: string, draftId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from questionnaire_draft where draft_id = $1 and person_id = $2', [
    draftId,
    personId,
  ]);
  return rowCount === 1;
}

export async function deleteQuestionnaireDraftsBefore(db: Queryable, time: Date): Promise<void> {
  await db.query('delete from questionnaire_draft where changed_at < $1', [time]);
}
