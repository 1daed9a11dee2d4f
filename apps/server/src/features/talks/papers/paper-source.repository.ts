import type { PaperSource } from '@wenshu/api-contract';
import type { Quote } from '@wenshu/papers';
import type { Queryable } from '../../../platform/database/database.ts';

export interface SourceRow
  extends Pick<PaperSource, 'sourceId' | 'name' | 'origin' | 'address' | 'letters' | 'nickName'> {
  readonly addedAt: Date;
}

export interface SourceText extends SourceRow {
  readonly text: string;
}

const LISTED = `s.source_id as "sourceId", s.name, s.origin, s.address, s.letters, coalesce(p.nick_name, '') as "nickName", s.added_at as "addedAt"`;
const FROM = 'from paper_source s left join person_name p using (person_id) where s.paper_id = $1';

export async function listSources(db: Queryable, paperId: string): Promise<SourceRow[]> {
  const { rows } = await db.query<SourceRow>(`select ${LISTED} ${FROM} order by s.place`, [paperId]);
  return rows;
}

export async function listSourceTexts(db: Queryable, paperId: string): Promise<SourceText[]> {
  const { rows } = await db.query<SourceText>(`select ${LISTED}, s.body as text ${FROM} order by s.place`, [paperId]);
  return rows;
}

export async function findSource(db: Queryable, paperId: string, sourceId: string): Promise<SourceText | undefined> {
  const { rows } = await db.query<SourceText>(`select ${LISTED}, s.body as text ${FROM} and s.source_id = $2`, [
    paperId,
    sourceId,
  ]);
  return rows[0];
}

interface NewSource extends Pick<SourceText, 'sourceId' | 'name' | 'origin' | 'address' | 'text'> {
  readonly paperId: string;
  readonly personId: string;
  readonly now: Date;
}

/** How many a paper has, and how much text all papers of its maker have together. */
export async function measureSources(
  db: Queryable,
  paperId: string,
): Promise<{ readonly sources: number; readonly letters: number }> {
  const { rows } = await db.query<{ sources: number; letters: number }>(
    `select count(*) filter (where s.paper_id = $1)::int as sources, coalesce(sum(s.letters), 0)::float8 as letters
       from paper r join paper o on o.person_id = r.person_id join paper_source s on s.paper_id = o.paper_id
      where r.paper_id = $1`,
    [paperId],
  );
  return rows[0]!;
}

export async function insertSource(db: Queryable, source: NewSource): Promise<void> {
  const { paperId, sourceId, name, origin, address, text, personId, now } = source;
  await db.query(
    `insert into paper_source (paper_id, source_id, name, origin, address, letters, body, person_id, added_at, place)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, 1 + coalesce(max(place), 0) from paper_source where paper_id = $1`,
    [paperId, sourceId, name, origin, address, text.length, text, personId, now],
  );
}

export async function copySources(db: Queryable, from: string, to: string): Promise<void> {
  await db.query(
    `insert into paper_source (paper_id, source_id, name, origin, address, letters, body, person_id, added_at, place)
     select $2, source_id, name, origin, address, letters, body, person_id, added_at, place from paper_source where paper_id = $1`,
    [from, to],
  );
}

export async function deleteSource(db: Queryable, paperId: string, sourceId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from paper_source where paper_id = $1 and source_id = $2', [
    paperId,
    sourceId,
  ]);
  return rowCount === 1;
}

/** The nodes whose passage stands letter for letter in no source that they name. */
export async function listUnfounded(db: Queryable, paperId: string, quotes: readonly Quote[]): Promise<string[]> {
  if (quotes.length === 0) return [];
  const { rows } = await db.query<{ nodeId: string }>(
    `select q.node_id as "nodeId" from unnest($2::text[], $3::text[], $4::text[]) as q (node_id, source_id, passage)
      where q.passage = '' or not exists (
        select 1 from paper_source s
         where s.paper_id = $1 and s.source_id = q.source_id and strpos(s.body, q.passage) > 0)`,
    [paperId, quotes.map(one => one.nodeId), quotes.map(one => one.sourceId), quotes.map(one => one.passage)],
  );
  return rows.map(({ nodeId }) => nodeId);
}

type GivenSource = Pick<SourceText, 'name' | 'address' | 'text' | 'addedAt'>;

/** What a person gave to papers of others. */
export async function listSourcesGivenBy(db: Queryable, personId: string): Promise<readonly GivenSource[]> {
  const { rows } = await db.query<GivenSource>(
    `select s.name, s.address, s.body as text, s.added_at as "addedAt"
       from paper_source s join paper r using (paper_id)
      where s.person_id = $1 and r.person_id <> $1 order by s.added_at, s.source_id`,
    [personId],
  );
  return rows;
}
