import { answerCalls, cleaningCalls } from '@wenshu/api-contract';
import type { World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;
type Prepare = (world: World) => Promise<Input>;

let made = 0;

/** A rule that finds whoever was quicker than a day. */
async function cleaningRules({ things: { scrollId } }: World) {
  const settings = { time: 'fact:durationSeconds', by: 'seconds', below: 86_400 };
  return { scrollId, rules: [{ id: 'fast', name: 'Fast', kind: 'speeder', settings, isOn: true }] };
}

async function cleaningVersion({ ask, things: { scrollId } }: World) {
  return (await ask(cleaningCalls.get, { scrollId })).version;
}

/** What rules found, shown and not yet marked. */
async function shownCleaning(world: World) {
  const rules = await cleaningRules(world);
  const { runId } = await world.ask(cleaningCalls.preview, rules);
  return { scrollId: rules.scrollId, runId };
}

/** A success sample that nobody has set aside. */
async function recordOf({ ask, things: { scrollId, versionTime, linkCode } }: World) {
  const answerRecordId = `cleanrecord${String(++made).padStart(9, '0')}`;
  const sent = { answerRecordId, versionTime, linkCode, answerStatus: 2, answerInfoList: [] } as const;
  // Tests send what they like; the call itself checks it.
  await ask(answerCalls.submitAnswer, { ...sent, cookieId: answerRecordId } as never);
  return { scrollId, answerRecordIds: [answerRecordId] };
}

export const cleaningInputs: Readonly<Record<string, Prepare>> = {
  'POST /survey/cleaning/save': async world => ({
    ...(await cleaningRules(world)),
    version: await cleaningVersion(world),
  }),
  'POST /survey/cleaning/preview': cleaningRules,
  'POST /survey/cleaning/apply': shownCleaning,
  'POST /survey/cleaning/revert': async world => {
    await recordOf(world);
    const run = await shownCleaning(world);
    await world.ask(cleaningCalls.apply, run);
    return run;
  },
  'POST /survey/cleaning/byItself': async world => {
    const { scrollId, rules } = await cleaningRules(world);
    await world.ask(cleaningCalls.save, { scrollId, rules, version: await cleaningVersion(world) });
    return { scrollId, isOn: true };
  },
  'POST /survey/cleaning/keep': async world => ({ ...(await recordOf(world)), isKept: true }),
};
