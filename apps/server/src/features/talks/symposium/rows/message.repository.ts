import type { PostedPrompt, StreamName } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';

export interface KeptMessage {
  readonly messageId: string;
  readonly seatId: string | null;
  readonly home: StreamName;
  readonly text: string;
  readonly pictureId: string | null;
  readonly replyTo: string | null;
  readonly promptId: string | null;
  readonly isHeld: boolean;
  readonly saidAt: Date;
  readonly removedAt: Date | null;
  readonly told: readonly { readonly stream: StreamName; readonly no: number }[];
}

const MESSAGE = `message_id as "messageId", seat_id as "seatId", home, body as text, picture_id as "pictureId", reply_to as "replyTo",
  prompt_id as "promptId", is_held as "isHeld", said_at as "saidAt", removed_at as "removedAt", told`;

export async function findMessage(
  db: Queryable,
  scrollId: string,
  messageId: string,
): Promise<KeptMessage | undefined> {
  const { rows } = await db.query<KeptMessage>(
    `select ${MESSAGE} from symposium_message where scroll_id = $1 and message_id = $2`,
    [scrollId, messageId],
  );
  return rows[0];
}

export async function insertMessage(db: Queryable, scrollId: string, message: KeptMessage): Promise<void> {
  await db.query(
    `insert into symposium_message (scroll_id, message_id, seat_id, home, body, picture_id, reply_to, prompt_id, is_held, said_at, told)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      scrollId,
      message.messageId,
      message.seatId,
      message.home,
      message.text,
      message.pictureId,
      message.replyTo,
      message.promptId,
      message.isHeld,
      message.saidAt,
      JSON.stringify(message.told),
    ],
  );
}

/** In which streams it was told, by now. */
export async function listPlaces(db: Queryable, scrollId: string, messageId: string): Promise<StreamName[]> {
  const { rows } = await db.query<{ stream: StreamName }>(
    `select distinct stream from symposium_event where scroll_id = $1 and message_id = $2 and event->>'kind' = 'said' order by stream`,
    [scrollId, messageId],
  );
  return rows.map(({ stream }) => stream);
}

/** Whoever comes later reads the mended words at once. */
export async function writeWords(db: Queryable, scrollId: string, messageId: string, text: string): Promise<void> {
  await db.query('update symposium_message set body = $3 where scroll_id = $1 and message_id = $2', [
    scrollId,
    messageId,
    text,
  ]);
  await db.query(
    `update symposium_event set event = event || jsonb_build_object('text', $3::text)
      where scroll_id = $1 and message_id = $2 and event->>'kind' in ('said', 'edited')`,
    [scrollId, messageId, text],
  );
}

/** The words go from everywhere; that there were some stays. */
export async function takeWordsOut(db: Queryable, scrollId: string, messageIds: readonly string[], now: Date) {
  await db.query(
    `update symposium_message set body = '', picture_id = null, removed_at = coalesce(removed_at, $3)
      where scroll_id = $1 and message_id = any($2)`,
    [scrollId, messageIds, now],
  );
  await db.query(
    `update symposium_event set event = case event->>'kind' when 'said' then event || '{"text": "", "pictureId": null}'
                                             else event || '{"text": ""}' end
      where scroll_id = $1 and message_id = any($2) and event->>'kind' in ('said', 'edited')`,
    [scrollId, messageIds],
  );
}

export async function listMessagesOf(
  db: Queryable,
  scrollId: string,
  seatIds: readonly string[],
): Promise<KeptMessage[]> {
  const { rows } = await db.query<KeptMessage>(
    `select ${MESSAGE} from symposium_message where scroll_id = $1 and seat_id = any($2) order by said_at, message_id`,
    [scrollId, seatIds],
  );
  return rows;
}

/** The names under which these seats stand in what was told. */
export async function takeNamesOut(db: Queryable, scrollId: string, seatIds: readonly string[]): Promise<void> {
  await db.query(
    `update symposium_event set event = jsonb_set(event, '{by,name}', '""')
      where scroll_id = $1 and event->'by'->>'seatId' = any($2)`,
    [scrollId, seatIds],
  );
  await db.query(
    `update symposium_event set event = jsonb_set(event, '{seat,name}', '""')
      where scroll_id = $1 and event->'seat'->>'seatId' = any($2)`,
    [scrollId, seatIds],
  );
}

/** How much each seat has said, and how many prompts it has answered. */
export async function countSaid(
  db: Queryable,
  scrollId: string,
): Promise<ReadonlyMap<string, { readonly messages: number; readonly answered: number }>> {
  const { rows } = await db.query<{ seatId: string; messages: number; answered: number }>(
    `select seat_id as "seatId", count(*)::int as messages, count(distinct prompt_id)::int as answered
       from symposium_message where scroll_id = $1 and seat_id is not null and removed_at is null group by seat_id`,
    [scrollId],
  );
  return new Map(rows.map(({ seatId, messages, answered }) => [seatId, { messages, answered }]));
}

export interface KeptPrompt {
  readonly promptId: string;
  readonly prompt: PostedPrompt;
  readonly isHeld: boolean;
  readonly releasedAt: Date | null;
}

export async function findPrompt(db: Queryable, scrollId: string, promptId: string): Promise<KeptPrompt | undefined> {
  const { rows } = await db.query<KeptPrompt>(
    `select prompt_id as "promptId", prompt, is_held as "isHeld", released_at as "releasedAt"
       from symposium_prompt where scroll_id = $1 and prompt_id = $2`,
    [scrollId, promptId],
  );
  return rows[0];
}

export async function insertPrompt(db: Queryable, scrollId: string, prompt: PostedPrompt, now: Date): Promise<void> {
  await db.query(
    `insert into symposium_prompt (scroll_id, prompt_id, seat_id, prompt, is_held, posted_at) values ($1, $2, $3, $4, $5, $6)`,
    [scrollId, prompt.promptId, prompt.by.seatId || null, JSON.stringify(prompt), prompt.isHeld, now],
  );
}

export async function writeReleased(db: Queryable, scrollId: string, promptId: string, now: Date): Promise<void> {
  await db.query('update symposium_prompt set released_at = $3 where scroll_id = $1 and prompt_id = $2', [
    scrollId,
    promptId,
    now,
  ]);
}

/** What is held of a prompt, in the order in which it was said; nothing of it is held any more. */
export async function unhold(db: Queryable, scrollId: string, promptId: string): Promise<KeptMessage[]> {
  const { rows } = await db.query<KeptMessage>(
    `with freed as (update symposium_message set is_held = false where scroll_id = $1 and prompt_id = $2 and is_held returning *)
     select ${MESSAGE} from freed where removed_at is null order by said_at, message_id`,
    [scrollId, promptId],
  );
  return rows;
}

/** Which seats have answered a prompt, in words or as an activity. */
export async function listAnswered(db: Queryable, scrollId: string, promptId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ seatId: string }>(
    `select seat_id as "seatId" from symposium_message
      where scroll_id = $1 and prompt_id = $2 and removed_at is null and seat_id is not null
     union select seat_id from symposium_answer where scroll_id = $1 and prompt_id = $2`,
    [scrollId, promptId],
  );
  return new Set(rows.map(({ seatId }) => seatId));
}
