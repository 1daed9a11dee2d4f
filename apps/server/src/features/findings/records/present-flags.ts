import type { CallData, recordCalls } from '@wenshu/api-contract';
import { type QualityFlag, qualityFlags } from '@wenshu/survey-core';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findFirstTwins, findPace } from '../../collect/answering/index.ts';
import { loadModel } from '../../design/publishing/index.ts';
import { listVisibleIds, type RecordRow } from './record.repository.ts';

type Flag = CallData<typeof recordCalls.get>['flags'][number];

/** A record's flags, each with what it was judged by. */
export async function presentFlags(
  database: Database,
  actor: Actor,
  scrollId: string,
  record: RecordRow,
): Promise<Flag[]> {
  const flags: Readonly<Record<QualityFlag, () => Promise<Flag>>> = {
    tooFast: async () => ({ flag: 'tooFast', durationMs: record.activeMs, median: await median() }),
    straightLine: async () => ({ flag: 'straightLine', grids: await grids() }),
    sameDevice: async () => ({ flag: 'sameDevice', like: await firstTwin('sameDevice') }),
    sameAddress: async () => ({ flag: 'sameAddress', like: await firstTwin('sameAddress') }),
    trap: async () => ({ flag: 'trap', failed: record.trapsFailed ?? 0 }),
  };
  const found: Flag[] = [];
  for (const [name, code] of Object.entries(qualityFlags))
    if (record.flags?.includes(code)) found.push(await flags[name as QualityFlag]());
  return found;

  async function median() {
    const pace = record.setAside ? undefined : await findPace(database.pool, scrollId);
    return pace?.medianMs == null ? null : { ms: pace.medianMs, samples: pace.samples };
  }

  async function grids() {
    const { questions } = await loadModel(database.pool, scrollId, record.versionTime);
    return record.flatGrids.flatMap(key => {
      const question = questions.get(key)?.question;
      return question ? [{ seqName: question.seqName, title: question.title.text }] : [];
    });
  }

  async function firstTwin(flag: 'sameDevice' | 'sameAddress') {
    const twins = await findFirstTwins(database.pool, scrollId, record.answerRecordId);
    const twin = twins.find(one => one.flag === flag);
    const isSeen = twin && (await listVisibleIds(database, actor, scrollId, [twin.answerRecordId])).length > 0;
    return isSeen ? { answerRecordId: twin.answerRecordId, serialNumber: twin.serial } : null;
  }
}
