import type { HelpedBy } from '@wenshu/api-contract';
import { visibleQuestionnaires } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { AskReading } from './reading/read-asked.ts';

export interface ConversationRow {
  readonly conversationId: string;
  readonly scrollId: string;
  /** Null where the person may not look at its statistics any more. */
  readonly scrollName: string | null;
  readonly name: string;
  readonly changedAt: Date;
}

export interface StepRow {
  readonly step: number;
  readonly after: number | null;
  readonly question: string;
  readonly reading: AskReading;
  readonly helped: HelpedBy;
  readonly askedAt: Date;
}

interface Own {
  readonly personId: string;
  readonly conversationId: string;
}

const isSeen = visibleQuestionnaires({ scrollId: 'c.scroll_id', person: '$1', right: 'statistics.view' });
const LISTED = `c.conversation_id as "conversationId", c.scroll_id as "scrollId", c.name, c.changed_at as "changedAt",
  case when ${isSeen} then (select q.name from questionnaire_summary q where q.scroll_id = c.scroll_id) end as "scrollName"`;
const STEP = 'step, after, question, reading, helped, asked_at as "askedAt"';

/** The newest first. */
export async function listConversations(db: Queryable, personId: string): Promise<ConversationRow[]> {
  const { rows } = await db.query<ConversationRow>(
    `select ${LISTED} from assistant_conversation c where c.person_id = $1 order by c.changed_at desc, c.conversation_id`,
    [personId],
  );
  return rows;
}

/** Of the person alone: of anybody else's, nobody learns that it is there. */
export async function findConversation(
  db: Queryable,
  { personId, conversationId }: Own,
): Promise<ConversationRow | undefined> {
  const { rows } = await db.query<ConversationRow>(
    `select ${LISTED} from assistant_conversation c where c.person_id = $1 and c.conversation_id = $2`,
    [personId, conversationId],
  );
  return rows[0];
}

export async function listSteps(db: Queryable, conversationId: string): Promise<StepRow[]> {
  const { rows } = await db.query<StepRow>(
    `select ${STEP} from assistant_step where conversation_id = $1 order by step`,
    [conversationId],
  );
  return rows;
}

export async function findStep(db: Queryable, conversationId: string, step: number): Promise<StepRow | undefined> {
  const { rows } = await db.query<StepRow>(
    `select ${STEP} from assistant_step where conversation_id = $1 and step = $2`,
    [conversationId, step],
  );
  return rows[0];
}

interface FreshConversation extends Own {
  readonly scrollId: string;
  readonly name: string;
  readonly now: Date;
}

/** Unless the person has as many already. The person's row is locked, so that two at once do not both take the last place. */
export async function insertConversation(
  db: Queryable,
  { personId, conversationId, scrollId, name, now }: FreshConversation,
  most: number,
): Promise<boolean> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('assistant:' || $1::text, 0))", [personId]);
  const { rowCount } = await db.query(
    `insert into assistant_conversation (conversation_id, person_id, scroll_id, name, changed_at)
     select $2, $1, $3, $4, $5 where (select count(*) from assistant_conversation where person_id = $1) < $6`,
    [personId, conversationId, scrollId, name, now, most],
  );
  return rowCount === 1;
}

interface FreshStep extends Own {
  readonly scrollId: string;
  readonly step: Pick<StepRow, 'after' | 'question' | 'reading' | 'helped' | 'askedAt'>;
}

/** Its number; nothing where the conversation is full or gone. The update's lock gives each step its own. */
export async function insertStep(
  db: Queryable,
  { personId, conversationId, scrollId, step }: FreshStep,
  most: number,
): Promise<number | undefined> {
  const { rows } = await db.query<{ step: number }>(
    `with taken as (
       update assistant_conversation set last_step = last_step + 1, changed_at = $4
        where conversation_id = $1 and person_id = $2 and scroll_id = $3 and last_step < $5
       returning last_step)
     insert into assistant_step (conversation_id, step, after, question, reading, helped, asked_at)
     select $1, last_step, $6, $7, $8, $9, $4 from taken returning step`,
    [
      conversationId,
      personId,
      scrollId,
      step.askedAt,
      most,
      step.after,
      step.question,
      JSON.stringify(step.reading),
      JSON.stringify(step.helped),
    ],
  );
  return rows[0]?.step;
}

interface Seen {
  readonly digest: Buffer;
  /** Through which records, and by which languages and zone: of others a comparison says nothing. */
  readonly seenThrough: Buffer;
}

/** Keeps which numbers were seen, and tells whether they are others than the last time that the same records were looked at. */
export async function keepSeen(
  db: Queryable,
  { conversationId, step }: { readonly conversationId: string; readonly step: number },
  { digest, seenThrough }: Seen,
): Promise<boolean> {
  const { rows } = await db.query<{ hasChanged: boolean }>(
    `update assistant_step s set digest = $3, seen_through = $4
       from (select digest, seen_through from assistant_step where conversation_id = $1 and step = $2 for update) was
      where s.conversation_id = $1 and s.step = $2
      returning coalesce(was.digest <> $3 and was.seen_through = $4, false) as "hasChanged"`,
    [conversationId, step, digest, seenThrough],
  );
  return rows[0]?.hasChanged ?? false;
}

export async function renameConversation(
  db: Queryable,
  { personId, conversationId }: Own,
  name: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update assistant_conversation set name = $3 where conversation_id = $1 and person_id = $2',
    [conversationId, personId, name],
  );
  return rowCount === 1;
}

export async function deleteConversation(db: Queryable, { personId, conversationId }: Own): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from assistant_conversation where conversation_id = $1 and person_id = $2',
    [conversationId, personId],
  );
  return rowCount === 1;
}

/** With every question of theirs, for the file of one's own data. */
export async function listOwnConversations(db: Queryable, personId: string) {
  const { rows } = await db.query<{ name: string; changedAt: Date; questions: readonly string[] }>(
    `select c.name, c.changed_at as "changedAt",
       coalesce((select array_agg(s.question order by s.step) from assistant_step s where s.conversation_id = c.conversation_id), '{}') as questions
      from assistant_conversation c where c.person_id = $1 order by c.changed_at desc, c.conversation_id`,
    [personId],
  );
  return rows;
}
