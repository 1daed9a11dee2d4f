import { translatingCalls } from '@wenshu/api-contract';
import { requireRight } from '../../../authorisation/authorise.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { findQuestionnaire, loadDocument } from '../questionnaire-design/index.ts';
import { askerFor, translateInPortions } from './translate-in-portions.ts';
import { endTurn, findRun, insertProposals, listProposals } from './translating.repository.ts';
import { wantedTexts } from './wanted-texts.ts';

interface TranslatingInput {
  readonly scrollId: string;
  readonly languageId: number;
  readonly questionId: string | null;
  readonly turn: number;
  /** How many texts the turn is about, in the order of the survey: one that is added meanwhile is for another press. */
  readonly most: number;
}

/** A model at work on translations: its person may leave, come back and stop it. Begun again, it goes on after what is kept, which is not paid for twice. */
export const translatingJob = defineJob<TranslatingInput>(
  'design.translate',
  async ({ platform, actor, input, signal, reportRows }) => {
    const { scrollId, languageId, questionId, turn, most } = input;
    const { pool } = platform.database;
    const { right } = translatingCalls.propose.needs;
    await requireRight(pool, actor, right, { kind: 'questionnaire', id: scrollId });
    const key = { personId: actor.personId, scrollId, languageId };
    const row = await findQuestionnaire(pool, scrollId);
    const document = row && (await loadDocument(pool, scrollId, row.version));
    const run = await findRun(pool, key);
    if (!document || run?.turn !== turn) return { data: {} };
    const kept = await listProposals(pool, key);
    const there = new Set(kept.filter(one => one.turn === turn).map(({ id, field }) => `${id}.${field}`));
    const wanted = wantedTexts(document, languageId, questionId ?? undefined).slice(0, most);
    const texts = wanted.filter(({ id, field }) => !there.has(`${id}.${field}`));
    let done = wanted.length - texts.length;
    reportRows(done, wanted.length);
    const helped = await translateInPortions(
      platform,
      await askerFor(platform, actor.personId, scrollId),
      { document, languageId, texts },
      {
        signal,
        async onPortion({ proposals, dropped }, count) {
          await insertProposals(pool, key, turn, proposals, dropped);
          done += count;
          reportRows(done, wanted.length);
        },
      },
    );
    await endTurn(pool, key, turn, helped);
    return { data: {} };
  },
);
