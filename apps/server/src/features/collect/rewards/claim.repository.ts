import type { ClaimState, Suspicion } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface ClaimRow {
  readonly claimId: string;
  readonly rewardId: string;
  readonly scrollId: string;
  readonly answerRecordId: string;
  readonly personMark: string;
  readonly device: string;
  readonly clientAddress: string;
  readonly linkCode: string;
  readonly channel: string;
  readonly suspicions: readonly Suspicion[];
  readonly place: number | null;
  readonly amountFen: number;
  readonly state: ClaimState;
  readonly receiverMark: Buffer | null;
  readonly drawnAt: Date;
  readonly dueUntil: Date | null;
}

const COLUMNS = `claim_id as "claimId", reward_id as "rewardId", scroll_id as "scrollId", answer_record_id as "answerRecordId",
  person_mark as "personMark", device, client_address as "clientAddress", link_code as "linkCode", channel, suspicions, place,
  amount_fen as "amountFen", state, receiver_mark as "receiverMark", drawn_at as "drawnAt", due_until as "dueUntil"`;

type NewClaim = Omit<ClaimRow, 'suspicions' | 'place' | 'amountFen' | 'state' | 'receiverMark' | 'dueUntil'>;

/** False when this record, or this person with another one, has had its turn. Until the other transaction ends, this one waits for it. */
export async function insertClaim(db: Queryable, claim: NewClaim): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'reward-claim-insert',
    text: `insert into reward_claim (claim_id, reward_id, scroll_id, answer_record_id, person_mark, device, client_address, link_code, channel,
                                     state, drawn_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'missed', $10) on conflict do nothing`,
    values: [
      ...[claim.claimId, claim.rewardId, claim.scrollId, claim.answerRecordId, claim.personMark],
      ...[claim.device, claim.clientAddress, claim.linkCode, claim.channel, claim.drawnAt],
    ],
  });
  return rowCount === 1;
}

/** What a turn came to. */
export async function writeDrawn(
  db: Queryable,
  claimId: string,
  drawn: Pick<ClaimRow, 'state' | 'place' | 'amountFen' | 'suspicions' | 'dueUntil'> & {
    readonly settledAt: Date | null;
  },
): Promise<void> {
  await db.query(
    `update reward_claim set state = $2, place = $3, amount_fen = $4, suspicions = $5, due_until = $6, settled_at = $7 where claim_id = $1`,
    [claimId, drawn.state, drawn.place, drawn.amountFen, drawn.suspicions, drawn.dueUntil, drawn.settledAt],
  );
}

export async function findClaimOfRecord(
  db: Queryable,
  scrollId: string,
  answerRecordId: string,
): Promise<ClaimRow | undefined> {
  const { rows } = await db.query<ClaimRow>({
    name: 'reward-claim-of-record',
    text: `select ${COLUMNS} from reward_claim where scroll_id = $1 and answer_record_id = $2`,
    values: [scrollId, answerRecordId],
  });
  return rows[0];
}

export async function findClaim(db: Queryable, claimId: string): Promise<ClaimRow | undefined> {
  const { rows } = await db.query<ClaimRow>(`select ${COLUMNS} from reward_claim where claim_id = $1`, [claimId]);
  return rows[0];
}

/** Undefined when it does not stand there any more: of two who move it, one does. */
export async function moveClaim(
  db: Queryable,
  claimId: string,
  from: readonly ClaimState[],
  to: ClaimState,
  {
    dueUntil,
    settledAt,
    decidedBy,
    receiverMark,
  }: {
    readonly dueUntil?: Date;
    readonly settledAt?: Date;
    readonly decidedBy?: string;
    readonly receiverMark?: Buffer;
  } = {},
): Promise<ClaimRow | undefined> {
  const { rows } = await db.query<ClaimRow>(
    `update reward_claim set state = $3::text, due_until = coalesce($4, due_until), settled_at = coalesce($5, settled_at),
            decided_by = coalesce($6, decided_by),
            -- What went back was received by nobody: the account may receive another.
            receiver_mark = case when $3 in ('returned', 'refused') then null else coalesce($7, receiver_mark) end
      where claim_id = $1 and state = any($2) returning ${COLUMNS}`,
    [claimId, from, to, dueUntil ?? null, settledAt ?? null, decidedBy ?? null, receiverMark ?? null],
  );
  return rows[0];
}

/** Claims of the same reward that took something from the same device, and from the same address; the claim itself is not counted. */
export async function countAlike(
  db: Queryable,
  { rewardId, claimId, device, clientAddress }: Pick<ClaimRow, 'rewardId' | 'claimId' | 'device' | 'clientAddress'>,
): Promise<{ readonly device: number; readonly address: number }> {
  const { rows } = await db.query<{ device: number; address: number }>({
    name: 'reward-claim-alike',
    text: `select (select count(*)::int from reward_claim where reward_id = $1 and device = $3 and claim_id <> $2 and state = any($5)) as device,
                  (select count(*)::int from reward_claim where reward_id = $1 and client_address = $4 and claim_id <> $2 and state = any($5)) as address`,
    values: [rewardId, claimId, device, clientAddress, TAKES],
  });
  return rows[0] ?? { device: 0, address: 0 };
}

/** In these a claim has, or may get, what it drew. */
const TAKES: readonly ClaimState[] = ['held', 'due', 'paying', 'paid'];

/** Whose WeChat account has received something of this survey by another claim. */
export async function isReceiverKnown(
  db: Queryable,
  scrollId: string,
  mark: Buffer,
  claimId: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from reward_claim where scroll_id = $1 and receiver_mark = $2 and claim_id <> $3',
    [scrollId, mark, claimId],
  );
  return rowCount !== 0;
}

export interface ClaimCounts {
  readonly receivedCount: number;
  readonly receivedFen: number;
  readonly openCount: number;
  readonly heldCount: number;
}

export async function countClaims(
  db: Queryable,
  rewardIds: readonly string[],
): Promise<ReadonlyMap<string, ClaimCounts>> {
  const { rows } = await db.query<ClaimCounts & { readonly rewardId: string }>(
    `select reward_id as "rewardId", count(*) filter (where state = 'paid')::int as "receivedCount",
            coalesce(sum(amount_fen) filter (where state = 'paid'), 0)::float8 as "receivedFen",
            count(*) filter (where state in ('due', 'paying'))::int as "openCount", count(*) filter (where state = 'held')::int as "heldCount"
       from reward_claim where reward_id = any($1) group by reward_id`,
    [rewardIds],
  );
  return new Map(rows.map(row => [row.rewardId, row]));
}

export interface ListedClaim extends ClaimRow {
  readonly serial: number | null;
  readonly setAside: 'invalid' | 'deleted' | null;
  /** Of the name list: its name, or what else it is known by. */
  readonly person: string;
}

const LISTED = `select c.*, r.serial, r.set_aside as "setAside", coalesce(nullif(p.name, ''), nullif(p.contact, ''), '') as person
   from (select ${COLUMNS} from reward_claim) c
   left join collected_record r on r.scroll_id = c."scrollId" and r.answer_record_id = c."answerRecordId"
   left join listed_respondent p on p.scroll_id = r.scroll_id and p.respondent_id = r.respondent_id`;

export async function pageClaims(
  db: Queryable,
  rewardId: string,
  { state, limit, offset }: { readonly state: ClaimState | undefined; readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedClaim[]; total: number }> {
  const { rows } = await db.query<ListedClaim>(
    `${LISTED} where c."rewardId" = $1 and ($2::text is null or c.state = $2) order by c."drawnAt" desc, c."claimId" limit $3 offset $4`,
    [rewardId, state ?? null, limit, offset],
  );
  const counted = await db.query<{ total: number }>(
    'select count(*)::int as total from reward_claim where reward_id = $1 and ($2::text is null or state = $2)',
    [rewardId, state ?? null],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The next of them, the newest first: by what comes before, since others draw while a sheet is written. */
export async function listClaimsAfter(
  db: Queryable,
  rewardId: string,
  { last, limit }: { readonly last: Pick<ClaimRow, 'drawnAt' | 'claimId'> | undefined; readonly limit: number },
): Promise<ListedClaim[]> {
  const { rows } = await db.query<ListedClaim>(
    `${LISTED} where c."rewardId" = $1 and ($2::timestamptz is null or c."drawnAt" < $2 or (c."drawnAt" = $2 and c."claimId" > $3))
      order by c."drawnAt" desc, c."claimId" limit $4`,
    [rewardId, last?.drawnAt ?? null, last?.claimId ?? null, limit],
  );
  return rows;
}

export async function countClaimsOf(db: Queryable, rewardId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'select count(*)::int as total from reward_claim where reward_id = $1',
    [rewardId],
  );
  return rows[0]?.total ?? 0;
}

/** By which device and from where somebody drew is for the limits of one that is given out: afterwards it is forgotten. */
export async function forgetDrawers(db: Queryable): Promise<void> {
  await db.query(
    `update reward_claim c set device = '', client_address = '' from reward r
      where r.reward_id = c.reward_id and r.state = 'ended' and c.state in ('missed', 'paid', 'returned', 'refused')
        and (c.device <> '' or c.client_address <> '')`,
  );
}

export interface ClaimSum {
  readonly day: string;
  readonly channel: string;
  readonly count: number;
  readonly fen: number;
}

/** What went out, by day and channel, the newest day first. */
export async function sumClaims(db: Queryable, rewardId: string, timeZone: string): Promise<ClaimSum[]> {
  const { rows } = await db.query<ClaimSum>(
    `select to_char(settled_at at time zone $2, 'YYYY-MM-DD') as day, channel, count(*)::int as count, sum(amount_fen)::float8 as fen
       from reward_claim where reward_id = $1 and state = 'paid' group by 1, 2 order by 1 desc, 2`,
    [rewardId, timeZone],
  );
  return rows;
}

/** Nobody came for them in time. */
export async function listOverdue(db: Queryable, now: Date, most: number): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>(
    `select ${COLUMNS} from reward_claim where state = 'due' and due_until <= $1 order by due_until, claim_id limit $2`,
    [now, most],
  );
  return rows;
}

/** Gift codes' and packets' claims of one reward that are still held or due: what ends with it. */
export async function listUnsettled(db: Queryable, rewardId: string): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>(
    `select ${COLUMNS} from reward_claim where reward_id = $1 and state in ('held', 'due') order by claim_id`,
    [rewardId],
  );
  return rows;
}
