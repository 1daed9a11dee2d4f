import { defineJob } from '../../people/jobs/index.ts';
import { endTurn, findDraft } from './draft.repository.ts';
import { requireWhereBegun } from './require-where-begun.ts';
import { type DraftWork, workOnDraft } from './work-on-draft.ts';

/** About how long a whole plan is, in characters of a model's answer. */
const WHOLE = 9000;

/** A model at work on a draft: its person may leave, come back and stop it. Done twice, the second keeps nothing: the draft has moved on. */
export const draftingJob = defineJob<DraftWork>('design.draft', async ({ platform, actor, input, signal, report }) => {
  report(0.02, 'preparing');
  const draft = await findDraft(platform.database.pool, actor.personId, input.draftId);
  if (draft?.turn === input.turn) {
    // It may have waited: whoever has left meanwhile spends nothing there.
    await requireWhereBegun(platform.database.pool, actor, draft);
    const news = await workOnDraft(platform, draft, input, {
      signal,
      onProgress: characters => report(Math.min(0.95, characters / WHOLE), 'writing'),
    });
    // Nobody waits for the answer of a job: what was said is kept until its person looks.
    if (news) await endTurn(platform.database.pool, draft.draftId, input.turn, news);
  }
  return { data: { draftId: input.draftId } };
});
