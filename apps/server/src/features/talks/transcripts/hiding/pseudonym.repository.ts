import type { hiddenKinds } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';

export interface PseudonymRow {
  readonly pseudonymId: string;
  readonly kind: (typeof hiddenKinds)[number];
  readonly words: readonly string[];
  readonly shown: string;
  readonly nickName: string;
  readonly madeAt: Date;
}

export async function listPseudonyms(db: Queryable, scrollId: string): Promise<PseudonymRow[]> {
  const { rows } = await db.query<PseudonymRow>(
    `select s.pseudonym_id as "pseudonymId", s.kind, s.words, s.shown, coalesce(p.nick_name, '') as "nickName", s.made_at as "madeAt"
       from transcript_pseudonym s left join person_name p using (person_id) where s.scroll_id = $1 order by s.made_at, s.shown`,
    [scrollId],
  );
  return rows;
}

interface Fresh extends Pick<PseudonymRow, 'pseudonymId' | 'kind' | 'words' | 'shown'> {}

export async function insertPseudonyms(
  db: Queryable,
  { scrollId, personId, now }: { readonly scrollId: string; readonly personId: string; readonly now: Date },
  pseudonyms: readonly Fresh[],
): Promise<void> {
  await db.query(
    `insert into transcript_pseudonym (pseudonym_id, scroll_id, kind, words, shown, person_id, made_at)
     select n."pseudonymId", $1, n.kind, n.words, n.shown, $2, $3
       from jsonb_to_recordset($4::jsonb) as n("pseudonymId" text, kind text, words text[], shown text)`,
    [scrollId, personId, now, JSON.stringify(pseudonyms)],
  );
}

export async function deletePseudonym(db: Queryable, scrollId: string, pseudonymId: string): Promise<void> {
  await db.query('delete from transcript_pseudonym where scroll_id = $1 and pseudonym_id = $2', [
    scrollId,
    pseudonymId,
  ]);
}

/** Of somebody who is erased nothing is to tell who they were. */
export async function deletePseudonymsShown(db: Queryable, scrollId: string, shown: string): Promise<void> {
  await db.query('delete from transcript_pseudonym where scroll_id = $1 and (shown = $2 or $2 = any(words))', [
    scrollId,
    shown,
  ]);
}
