import { type CleaningRule, checkRules, type RuleData, tallyHits } from '@wenshu/analysis';
import type { CallData, cleaningCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import { lookAtChosen } from '../record-batches/index.ts';
import { chooseFound } from './choose-found.ts';
import { cleaningRight } from './cleaning-right.ts';
import { findHits, ruleDataOf } from './find-hits.ts';
import { insertRun } from './run.repository.ts';

type Preview = CallData<typeof cleaningCalls.preview>;

/** Rules that fit the data, whatever somebody sent; anything else is refused at the rule. */
export function readRules(rules: unknown, data: RuleData): readonly CleaningRule[] {
  const problem = checkRules(rules, data);
  if (problem) throw new Refusal('cleaningRulesWrong', problem.at < 0 ? {} : { field: `rules.${problem.at}` });
  return rules as readonly CleaningRule[];
}

/** What the rules that are on find now, fixed as a batch that may be asked for. */
export async function previewCleaning(
  platform: Platform,
  actor: Actor,
  { scrollId, rules: sent }: { readonly scrollId: string; readonly rules: unknown },
  language: Language,
): Promise<Preview> {
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'records.view' });
  const rules = readRules(sent, await ruleDataOf(dataSet)).filter(({ isOn }) => isOn);
  if (rules.length === 0) throw new Refusal('cleaningNothingOn');
  const hits = await findHits(platform, dataSet, { scrollId, rules });
  const tally = tallyHits(hits.masks, rules.length);
  const chosen = chooseFound(platform.database.pool, scrollId, rules, hits, language);
  const effect = await lookAtChosen(
    platform,
    actor,
    { scrollId, does: 'invalid', needs: cleaningRight, chosen },
    language,
  );
  const runId = await insertRun(platform.database.pool, {
    scrollId,
    batchId: effect.batchId,
    personId: actor.personId,
    rules,
    tally,
    day: null,
    at: platform.clock.now(),
  });
  return {
    runId,
    effect,
    kept: hits.kept,
    tooFew: [...hits.tooFew],
    looked: hits.serials.length,
    ruleIds: rules.map(({ id }) => id),
    tally: tally as Preview['tally'],
  };
}
