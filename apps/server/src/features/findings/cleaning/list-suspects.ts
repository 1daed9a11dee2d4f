import { checkRule, rulesIn } from '@wenshu/analysis';
import type { CallData, cleaningCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { findHits, ruleDataOf } from './find-hits.ts';
import { findIds } from './kept.repository.ts';
import { findRuleBook } from './rule-book.repository.ts';

type Suspects = CallData<typeof cleaningCalls.suspects>;

/** As many as somebody goes through before they ask for more. */
const MOST = 200;

/** Those first that most rules find, of them who came first. A rule that does not fit the data any more finds nobody. */
export async function listSuspects(platform: Platform, actor: Actor, scrollId: string): Promise<Suspects> {
  const { pool } = platform.database;
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.view' });
  const data = await ruleDataOf(dataSet);
  const all = (await findRuleBook(pool, scrollId))?.rules ?? [];
  const rules = all.filter(rule => rule.isOn && checkRule(rule, data) === undefined);
  const { serials, masks, kept, tooFew } = await findHits(platform, dataSet, { scrollId, rules });
  const found = [...masks.keys()].filter(at => masks[at] !== 0);
  const hits = (at: number) => rulesIn(masks[at]!, rules.length);
  const counts = new Map(found.map(at => [at, hits(at).length]));
  const first = found.sort((a, b) => counts.get(b)! - counts.get(a)! || serials[a]! - serials[b]!).slice(0, MOST);
  const ids = await findIds(
    pool,
    scrollId,
    first.map(at => serials[at]!),
  );
  return {
    total: found.length,
    kept,
    tooFew: [...tooFew],
    items: first.flatMap(at => {
      const answerRecordId = ids.get(serials[at]!);
      const ruleIds = hits(at).map(rule => rules[rule]!.id);
      return answerRecordId ? [{ answerRecordId, serialNumber: serials[at]!, ruleIds }] : [];
    }),
  };
}
