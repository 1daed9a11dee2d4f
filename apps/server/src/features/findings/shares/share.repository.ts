import type { SharedThing } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface ShareRow {
  readonly shareId: string;
  readonly code: string;
  readonly scrollId: string;
  readonly reportId: string | null;
  readonly what: SharedThing;
  readonly personId: string;
  readonly nickName: string;
  /** Of the questionnaire. */
  readonly scrollName: string;
  readonly passwordHash: string | null;
  readonly passwordStamp: string;
  readonly endsAt: Date | null;
  readonly mayDownload: boolean;
  readonly opened: number;
  readonly createdAt: Date;
}

const COLUMNS = `s.share_id as "shareId", s.code, s.scroll_id as "scrollId", s.report_id as "reportId", s.what, s.person_id as "personId",
  coalesce(p.nick_name, '') as "nickName", q.name as "scrollName", s.password_hash as "passwordHash", s.password_stamp as "passwordStamp",
  s.ends_at as "endsAt", s.may_download as "mayDownload", s.opened, s.created_at as "createdAt"`;
const FROM = `from share s join questionnaire_summary q using (scroll_id) left join person_name p on p.person_id = s.person_id`;

interface AskedShares {
  readonly scrollId: string;
  /** Of this report alone. */
  readonly reportId: string | undefined;
  /** Or only what the person shares. */
  readonly isOfAll: boolean;
  readonly personId: string;
}

export async function listShares(db: Queryable, { scrollId, reportId, isOfAll, personId }: AskedShares) {
  const { rows } = await db.query<ShareRow>(
    `select ${COLUMNS} ${FROM} where s.scroll_id = $1 and s.withdrawn_at is null
        and ($2::text is null or s.report_id = $2) and ($3 or s.person_id = $4)
      order by s.created_at desc, s.share_id`,
    [scrollId, reportId ?? null, isOfAll, personId],
  );
  return rows;
}

/** By its code or its id, as long as nobody withdrew it. Whether it is over is for the reader's clock to say. */
export async function findShare(
  db: Queryable,
  by: { readonly code: string } | { readonly shareId: string },
): Promise<ShareRow | undefined> {
  const [column, value] = 'code' in by ? ['code', by.code] : ['share_id', by.shareId];
  const { rows } = await db.query<ShareRow>(
    `select ${COLUMNS} ${FROM} where s.${column} = $1 and s.withdrawn_at is null`,
    [value],
  );
  return rows[0];
}

/** Whether there was one of this code that is withdrawn: its readers are told otherwise than those of a wrong address. */
export async function wasShared(db: Queryable, code: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from share where code = $1', [code]);
  return rowCount === 1;
}

interface NewShare {
  readonly shareId: string;
  readonly code: string;
  readonly scrollId: string;
  readonly reportId: string | undefined;
  readonly what: SharedThing;
  readonly personId: string;
  readonly passwordHash: string | null;
  readonly passwordStamp: string;
  readonly endsAt: Date | null;
  readonly mayDownload: boolean;
  readonly now: Date;
}

/** Counted in the statement that adds it, after whoever else adds one; false when there are too many. */
export async function insertShare(db: Queryable, share: NewShare, most: number): Promise<boolean> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`shares:${share.scrollId}`]);
  const { rowCount } = await db.query(
    `insert into share (share_id, code, scroll_id, report_id, what, person_id, password_hash, password_stamp, ends_at, may_download, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
      where (select count(*) from share where scroll_id = $3 and withdrawn_at is null) < $12`,
    [
      ...[share.shareId, share.code, share.scrollId, share.reportId ?? null, share.what, share.personId],
      ...[share.passwordHash, share.passwordStamp, share.endsAt, share.mayDownload, share.now, most],
    ],
  );
  return rowCount === 1;
}

interface ChangedShare extends Pick<NewShare, 'shareId' | 'scrollId' | 'personId' | 'endsAt' | 'mayDownload'> {
  /** Left out it stays. */
  readonly password: { readonly hash: string | null; readonly stamp: string } | undefined;
}

/** An own one. */
export async function updateShare(db: Queryable, share: ChangedShare): Promise<boolean> {
  const { shareId, scrollId, personId, endsAt, mayDownload, password } = share;
  const { rowCount } = await db.query(
    `update share set ends_at = $4, may_download = $5,
            password_hash = case when $6 then $7 else password_hash end, password_stamp = case when $6 then $8 else password_stamp end
      where share_id = $1 and scroll_id = $2 and person_id = $3 and withdrawn_at is null`,
    [
      shareId,
      scrollId,
      personId,
      endsAt,
      mayDownload,
      password !== undefined,
      password?.hash ?? null,
      password?.stamp ?? '',
    ],
  );
  return rowCount === 1;
}

export async function withdrawShare(db: Queryable, shareId: string, now: Date): Promise<void> {
  await db.query('update share set withdrawn_at = $2 where share_id = $1 and withdrawn_at is null', [shareId, now]);
}

export async function countOpening(db: Queryable, shareId: string): Promise<void> {
  await db.query('update share set opened = opened + 1 where share_id = $1', [shareId]);
}
