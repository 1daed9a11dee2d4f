import { answerCalls, linkCalls, rewardCalls, rewardClaimCalls } from '@wenshu/api-contract';
import { type Input, newName, type Prepare } from './prepared.ts';
import type { World } from './world.ts';

/** A survey may have twenty; those of earlier calls go. */
async function tidy({ ask, things: { scrollId } }: World): Promise<void> {
  for (const { rewardId, state } of await ask(rewardCalls.listRewards, { scrollId })) {
    if (state === 'ended' || state === 'under-review') continue;
    if (state === 'unpaid') await ask(rewardCalls.deleteReward, { scrollId, rewardId });
    else {
      if (state === 'issuing') await ask(rewardCalls.switchReward, { scrollId, rewardId, isOpen: false });
      await ask(rewardCalls.returnReward, { scrollId, rewardId });
    }
  }
}

const wish = { name: 'Thanks', probability: 100, target: { kind: 'survey' } } as const;

/** Gift codes cost nothing and are reviewed by nobody. */
async function codes(world: World, isOpen = false): Promise<{ scrollId: unknown; rewardId: string }> {
  await tidy(world);
  const { scrollId } = world.things;
  const { rewardId } = await world.ask(rewardCalls.createReward, { scrollId, kind: 'codes', ...wish });
  const file = { name: 'codes.txt', content: Buffer.from(['a', 'b', 'c'].map(newName).join('\n')) };
  await world.ask(rewardCalls.addCodes, { scrollId, rewardId }, file);
  if (isOpen) await world.ask(rewardCalls.switchReward, { scrollId, rewardId, isOpen });
  return { scrollId, rewardId };
}

/** Money out of nowhere, in one statement: its entries add up when it ends. */
async function giveFen({ server, phone }: World, fen: number): Promise<void> {
  await server.query(
    `insert into ledger_account (kind, holder, unit, balance) select 'person', id::text, 'fen', 0 from person where phone = $1
      on conflict do nothing`,
    [phone],
  );
  await server.query(
    `with moved as (insert into ledger_movement (key, cause, at) values ($3, 'top-up', now()) returning movement_id)
     insert into ledger_entry (movement_id, kind, holder, unit, amount)
     select movement_id, kind, holder, 'fen', amount from moved, lateral (
       select 'house' as kind, 'till' as holder, -$2::bigint as amount union all
       select 'person', id::text, $2::bigint from person where phone = $1) part`,
    [phone, fen, newName('attacked:')],
  );
}

const packet = { kind: 'fixed', count: 3, eachFen: 150, ...wish } as const;

async function unpaid(world: World): Promise<{ scrollId: unknown; rewardId: string }> {
  await tidy(world);
  const { scrollId } = world.things;
  const { rewardId } = await world.ask(rewardCalls.createReward, { scrollId, ...packet });
  await giveFen(world, 10_000);
  return { scrollId, rewardId };
}

/** Paid, and let through its review as an operator does. */
async function given(world: World): Promise<{ scrollId: unknown; rewardId: string }> {
  const one = await unpaid(world);
  await world.ask(rewardCalls.payReward, one);
  await world.server.query(`update reward set state = 'issuing', given_since = now() where reward_id = $1`, [
    one.rewardId,
  ]);
  return one;
}

/** Somebody who answers by the survey's link, and has a turn. */
async function respondent({ ask, things }: World, deviceId = newName('attackeddevice')) {
  const { scrollId, versionTime } = things;
  const { linkCode } = await ask(linkCalls.create, { scrollId });
  const visitor = { linkCode, cookieId: newName('attacked'), deviceId };
  const answerRecordId = newName('rewardedrecord');
  await ask(answerCalls.submitAnswer, { ...visitor, answerRecordId, versionTime, answerStatus: 2, answerInfoList: [] });
  return { ...visitor, answerRecordId };
}

/** A turn that is held: the second of one device. */
const held: Prepare = async world => {
  const one = await codes(world, true);
  const device = newName('attackeddevice');
  for (const who of [await respondent(world, device), await respondent(world, device)])
    await world.ask(rewardClaimCalls.drawReward, who);
  const { items } = await world.ask(rewardCalls.listClaims, Object.assign({ state: 'held' }, one));
  return Object.assign({ claimIds: items.map(({ claimId }) => claimId), isReleased: true }, one);
};

const withCodes: Prepare = world => codes(world);
const withMoney =
  (more: Input, make = given): Prepare =>
  async world =>
    Object.assign({}, await make(world), more);

/** What the calls about red packets and gift codes need. */
export const rewardInputs: Readonly<Record<string, Prepare>> = {
  'POST /survey/reward/create': async world => {
    await tidy(world);
    return Object.assign({ scrollId: world.things.scrollId }, packet);
  },
  'GET /survey/reward/detail': withCodes,
  'POST /survey/reward/edit': withMoney(packet, unpaid),
  'POST /survey/reward/pay': unpaid,
  'POST /survey/reward/delete': withCodes,
  'POST /survey/reward/switch': async world => Object.assign({ isOpen: true }, await codes(world)),
  'POST /survey/reward/add': withMoney({ count: 1 }),
  'POST /survey/reward/codes': withCodes,
  'POST /survey/reward/return': async world => {
    const one = await codes(world, true);
    await world.ask(rewardCalls.switchReward, Object.assign({ isOpen: false }, one));
    return one;
  },
  'GET /survey/reward/claims': withCodes,
  'GET /survey/reward/sums': withCodes,
  'POST /survey/reward/decide': held,
  'POST /survey/reward/export': async world => Object.assign({ format: 'csv' }, await codes(world)),
  'POST /survey/redEnvelope/saveRedEnvelopeLink': async world =>
    Object.assign({ target: { kind: 'survey' } }, await codes(world)),
  'POST /survey/answer/reward': respondent,
};
