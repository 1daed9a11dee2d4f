import type { CallData, CellChange, unpublishedCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyChanges,
  buildFlow,
  dataChanges,
  differOnlyInWords,
  partsGone,
  type Questionnaire,
  textChanges,
} from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findStatus, listCells } from '../live-settings/index.ts';
import { findQuestionnaire, listSnapshots, loadDocument } from '../questionnaire-design/index.ts';
import { numberingOf } from './change-status.ts';
import { findLiveDocument } from './live-document.ts';
import { type CountedSamples, cellsOf, countAsPublished, isSameCell } from './publish-quotas.ts';

type Look = CallData<typeof unpublishedCalls.look>;

/** More parts than anybody takes away and reads through: answers are counted for the first of them. */
const MOST_COUNTED = 200;

export async function findLive(db: Queryable, scrollId: string): Promise<CallData<typeof unpublishedCalls.live>> {
  const { versionTime, document } = await findLiveDocument(db, scrollId);
  return { versionTime, document };
}

/** What publishing the draft does to the data, before anybody does it. Counts are of now: answers go on coming in. */
export async function lookAtDraft(
  db: Queryable,
  samples: CountedSamples,
  scrollId: string,
  { mayCount }: { readonly mayCount: boolean },
): Promise<Look> {
  const row = await findQuestionnaire(db, scrollId);
  const status = await findStatus(db, scrollId);
  if (!row || !status) throw new Refusal('questionnaireNotFound');
  if (status.editedFrom === null) throw new Refusal('draftNotOpen');
  const live = await findLiveDocument(db, scrollId);
  const stored = await loadDocument(db, scrollId, row.version);
  const draft = applyChanges(stored, numberingOf(stored));
  const past = await listSnapshots(db, scrollId);
  const flowOf = (document: Questionnaire, versionTime: number) =>
    buildFlow(document, { scrollId, versionTime, languageId: document.baseLanguageId });
  const flows = past.map(({ document, versionTime }) => flowOf(document, versionTime));
  const parts = partsGone(live.document, draft);
  const answered = await countAnswered(db, samples, scrollId, mayCount ? parts.slice(0, MOST_COUNTED) : []);
  return {
    version: row.version,
    editedFrom: status.editedFrom,
    versionTime: live.versionTime,
    isOnlyWords: differOnlyInWords(live.document, draft),
    variables: dataChanges(flowOf(draft, live.versionTime + 1), flows, questionTypes),
    gone: parts.map((part, at) => ({
      ...part,
      answered: mayCount && at < MOST_COUNTED ? (answered.get(part.id) ?? 0) : null,
    })),
    quotas: await cellChanges(db, samples, scrollId, { draft, mayCount }),
    texts: textChanges(live.document, draft),
    begun: mayCount ? await samples.countBegun(db, scrollId) : null,
  };
}

async function countAnswered(
  db: Queryable,
  samples: CountedSamples,
  scrollId: string,
  parts: Parameters<CountedSamples['countAnswered']>[2],
): Promise<ReadonlyMap<string, number>> {
  if (parts.length === 0) return new Map();
  return new Map((await samples.countAnswered(db, scrollId, parts)).map(({ id, count }) => [id, count]));
}

async function cellChanges(
  db: Queryable,
  samples: CountedSamples,
  scrollId: string,
  { draft, mayCount }: { readonly draft: Questionnaire; readonly mayCount: boolean },
): Promise<CellChange[]> {
  const now = await listCells(db, scrollId);
  const next = cellsOf(draft);
  const after = mayCount ? await countAsPublished(db, samples, scrollId, draft) : new Map<string, number>();
  const byId = new Map(now.map(cell => [cell.cellId, cell]));
  const stays = new Set(next.map(({ cellId }) => cellId));
  const known = (count: number | undefined) => (mayCount ? (count ?? 0) : null);
  return [
    ...next.map((cell): CellChange => {
      const { quotaId, cellId, size, isClosed } = cell;
      const was = byId.get(cellId);
      const isSame = was !== undefined && isSameCell(was, cell);
      return {
        quotaId,
        cellId,
        change: was ? (isSame ? 'same' : 'changed') : 'new',
        size,
        ...(was && was.size !== size && { sizeBefore: was.size }),
        isClosed,
        count: was ? known(was.count) : null,
        countAfter: known(after.get(cellId)),
      };
    }),
    ...now
      .filter(({ cellId }) => !stays.has(cellId))
      .map(
        ({ quotaId, cellId, size, isClosed, count }): CellChange => ({
          quotaId,
          cellId,
          change: 'gone',
          size,
          isClosed,
          count: known(count),
          countAfter: null,
        }),
      ),
  ];
}
