import { checkPaper, type Paper } from '@wenshu/papers';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { notUsable } from './edit-paper.ts';
import { insertPaper } from './paper.repository.ts';

export const MOST_PAPERS = 200;
const MOST_WITH_REMOVED = 2 * MOST_PAPERS;

interface NewPaper {
  readonly personId: string;
  readonly document: Paper;
  readonly now: Date;
}

/** A new paper of somebody's, as part of the writer's transaction. */
export async function makePaper(db: Queryable, paper: NewPaper): Promise<{ paperId: string; version: number }> {
  const problem = checkPaper(paper.document);
  if (problem) throw notUsable(problem);
  const paperId = newId();
  const limits = { most: MOST_PAPERS, mostKept: MOST_WITH_REMOVED };
  if (!(await insertPaper(db, { ...paper, ...limits, paperId }))) throw tooManyPapers();
  return { paperId, version: 0 };
}

export const tooManyPapers = () => new Refusal('tooManyPapers', { params: { what: 'papers', most: MOST_PAPERS } });
