import type { Queryable } from '../../../platform/database/database.ts';
import { presenceWords } from '../../people/presence/index.ts';

/** The name of papers among the kinds of documents that people edit together. */
export const PAPER = 'paper';

/** How a paper stands, for whoever has it open. */
export interface PaperStanding {
  readonly version: number;
  readonly sourcesVersion: number;
  /** Another word as soon as somebody comes, goes, or is at another node. */
  readonly presence: string;
}

/** How some papers stand, by id; a removed one is not among them. */
export async function listPaperStandings(
  db: Queryable,
  paperIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PaperStanding>> {
  const { rows } = await db.query<Omit<PaperStanding, 'presence'> & { readonly paperId: string }>(
    `select paper_id as "paperId", version, sources_version as "sourcesVersion"
       from paper where paper_id = any($1) and removed_at is null`,
    [paperIds],
  );
  const words = await presenceWords(db, PAPER, paperIds, now);
  return new Map(
    rows.map(({ paperId, ...standing }) => [paperId, { ...standing, presence: words.get(paperId) ?? '' }]),
  );
}
