import type { TalkTerm } from '@wenshu/transcripts';
import type { Queryable } from '../../../../platform/database/database.ts';

export interface TermRow extends TalkTerm {
  readonly termId: string;
  readonly nickName: string;
  readonly changedAt: Date;
}

export async function listTerms(db: Queryable, scrollId: string): Promise<TermRow[]> {
  const { rows } = await db.query<TermRow>(
    `select t.term_id as "termId", t.zh, t.en, t.note, coalesce(p.nick_name, '') as "nickName", t.changed_at as "changedAt"
       from transcript_term t left join person_name p using (person_id) where t.scroll_id = $1 order by lower(t.en), lower(t.zh)`,
    [scrollId],
  );
  return rows;
}

interface Writing {
  readonly scrollId: string;
  readonly personId: string;
  readonly now: Date;
}

type Fresh = TalkTerm & { readonly termId: string };

/** Counted in the statement that adds them, below the project's lock. Those that are there with both wordings get the note. */
export async function insertTerms(
  db: Queryable,
  { scrollId, personId, now }: Writing,
  terms: readonly Fresh[],
  most: number,
): Promise<{ readonly added: number; readonly changed: number } | undefined> {
  const { rows } = await db.query<{ added: number; changed: number; fits: boolean }>(
    `with given as (select * from jsonb_to_recordset($4::jsonb) as n("termId" text, zh text, en text, note text)),
          fresh as (select * from given n where not exists (
            select from transcript_term t where t.scroll_id = $1 and lower(t.zh) = lower(n.zh) and lower(t.en) = lower(n.en))),
          fits as (select (select count(*) from transcript_term where scroll_id = $1) + (select count(*) from fresh) <= $5 as fits),
          added as (
            insert into transcript_term (term_id, scroll_id, zh, en, note, person_id, changed_at)
            select "termId", $1, zh, en, note, $2, $3 from fresh, fits where fits.fits on conflict do nothing returning 1),
          changed as (
            update transcript_term t set note = n.note, person_id = $2, changed_at = $3 from given n, fits
             where fits.fits and t.scroll_id = $1 and lower(t.zh) = lower(n.zh) and lower(t.en) = lower(n.en)
               and n.note <> '' and n.note <> t.note returning 1)
     select fits.fits, (select count(*)::int from added) as added, (select count(*)::int from changed) as changed from fits`,
    [scrollId, personId, now, JSON.stringify(terms), most],
  );
  const { fits, added, changed } = rows[0]!;
  return fits ? { added, changed } : undefined;
}

/** False where it is not there any more; below the project's lock. */
export async function writeTerm(
  db: Queryable,
  { scrollId, personId, now }: Writing,
  { termId, zh, en, note }: Fresh,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update transcript_term set zh = $3, en = $4, note = $5, person_id = $6, changed_at = $7 where scroll_id = $1 and term_id = $2`,
    [scrollId, termId, zh, en, note, personId, now],
  );
  return rowCount === 1;
}

export async function deleteTerm(db: Queryable, scrollId: string, termId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from transcript_term where scroll_id = $1 and term_id = $2', [
    scrollId,
    termId,
  ]);
  return rowCount === 1;
}

/** What has become hidden, or whoever was erased, is in no glossary either. */
export async function deleteTermsWith(db: Queryable, scrollId: string, words: readonly string[]): Promise<void> {
  await db.query(
    `delete from transcript_term where scroll_id = $1 and exists (
       select from unnest($2::text[]) as word
        where word <> '' and (position(lower(word) in lower(zh)) > 0 or position(lower(word) in lower(en)) > 0
                              or position(lower(word) in lower(note)) > 0))`,
    [scrollId, words],
  );
}
