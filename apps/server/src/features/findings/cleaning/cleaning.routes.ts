import { cleaningCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { applyCleaning, presentRuns, revertCleaning } from './apply-cleaning.ts';
import { ruleDataOf } from './find-hits.ts';
import { keepRecords, letGo } from './kept.repository.ts';
import { listSuspects } from './list-suspects.ts';
import { previewCleaning, readRules } from './preview-cleaning.ts';
import { findLastSerial, findRuleBook, saveRuleBook, startRunning, stopRunning } from './rule-book.repository.ts';
import { listRuns } from './run.repository.ts';

type Context = CallContext<'signed-in'>;

export function registerCleaningCalls(app: FastifyInstance): void {
  registerCalls(app, cleaningCalls, {
    get: async ({ scrollId }, { database }) => {
      const ruleBook = await findRuleBook(database.pool, scrollId);
      if (!ruleBook) return { rules: [], version: 0, nickName: '', updateTime: null, byItself: null };
      const { rules, version, savedByName, savedAt, runsForName, runsSince, stopped } = ruleBook;
      return {
        rules: asJson(rules),
        version,
        nickName: savedByName,
        updateTime: savedAt.getTime(),
        byItself: runsSince && { nickName: runsForName, since: runsSince.getTime(), stopped },
      };
    },
    save: async ({ scrollId, version, rules: sent }, context) => {
      const { database, actor, clock } = context;
      const rules = await readSent(context, scrollId, sent);
      const saved = { scrollId, version, rules, personId: actor.personId, at: clock.now() };
      if (!(await saveRuleBook(database.pool, saved))) throw new Refusal('cleaningSavedByOthers');
      return { version: version + 1 };
    },
    preview: async (input, context) => {
      await requireSight(context, input.scrollId);
      return previewCleaning(context.platform, context.actor, input, context.language);
    },
    apply: async (input, { platform, actor, language }) => applyCleaning(platform, actor, input, language),
    revert: async (input, { platform, actor, language }) => revertCleaning(platform, actor, input, language),
    listRuns: async ({ scrollId, page, size }, { platform, database, actor }) => {
      const { kind } = await findRecordRange(database.pool, actor, scrollId, 'records.view');
      const personId = kind === 'all' ? undefined : actor.personId;
      const { total, items } = await listRuns(database.pool, scrollId, { personId, page, size });
      return { total, items: await presentRuns(platform, items) };
    },
    byItself: async ({ scrollId, isOn }, context) => {
      const { database, actor, clock } = context;
      if (!isOn) {
        await stopRunning(database.pool, scrollId, 'by-person');
        return null;
      }
      await requireSight(context, scrollId);
      const ruleBook = await findRuleBook(database.pool, scrollId);
      if (!ruleBook?.rules.some(rule => rule.isOn)) throw new Refusal('cleaningNothingOn');
      await readSent(context, scrollId, ruleBook.rules);
      const serial = await findLastSerial(database.pool, scrollId);
      await startRunning(database.pool, { scrollId, personId: actor.personId, serial, at: clock.now() });
      return null;
    },
    suspects: async ({ scrollId }, { platform, actor }) => listSuspects(platform, actor, scrollId),
    keep: async ({ scrollId, answerRecordIds, isKept }, context) => {
      const { database, actor, clock } = context;
      const serials = await serialsOf(context, scrollId, answerRecordIds);
      if (!isKept) return { changed: await letGo(database.pool, scrollId, serials) };
      const kept = { serials, personId: actor.personId, at: clock.now() };
      return { changed: await keepRecords(database.pool, scrollId, kept) };
    },
  });
}

async function requireSight({ database, actor }: Context, scrollId: string): Promise<void> {
  await requireRight(database.pool, actor, 'records.view', { kind: 'questionnaire', id: scrollId });
}

async function readSent({ platform, actor }: Context, scrollId: string, sent: unknown) {
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.view' });
  return readRules(sent, await ruleDataOf(dataSet));
}

/** Of records that this person may see; one that they may not is refused like one that is not there. */
async function serialsOf(context: Context, scrollId: string, sent: readonly string[]): Promise<number[]> {
  await requireSight(context, scrollId);
  const ids = [...new Set(sent)];
  const dataSet = await openOwnDataSet(context.platform, context.actor, { scrollId, right: 'records.view' });
  const rows = await dataSet.readRecords(ids);
  const serials = ids.map(id => rows.get(id)?.['fact:serial']);
  if (serials.some(serial => typeof serial !== 'number')) throw new Refusal('answerRecordNotFound');
  return serials as number[];
}
