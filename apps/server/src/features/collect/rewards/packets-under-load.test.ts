import { answerCalls, rewardCalls, rewardClaimCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { optionA, sentAnswers } from '../../../testing/build-survey.ts';
import { publishOnFleet, queryFleet } from '../../../testing/fleet-survey.ts';
import { ServerFleet } from '../../../testing/server-fleet.ts';

const SERVERS = 3;
const CONNECTIONS = 64;
const PACKETS = 100;
const PEOPLE = 160;
const TOTAL_FEN = 12_347;
const PATIENCE_MS = 240_000;

const fleet = new ServerFleet();
beforeAll(() => fleet.start(SERVERS), PATIENCE_MS);
afterAll(() => fleet.stop());

async function inParallel(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 150_000; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 500)))
    if (await isSo()) return;
}

/** Money out of nowhere, by the rules of the ledger: its own triggers carry it. */
async function giveFen(scrollId: string, fen: number): Promise<void> {
  await queryFleet(
    fleet,
    `with payer as (select creator_id::text as id from questionnaire where scroll_id = $1),
          opened as (insert into ledger_account (kind, holder, unit, balance) select 'person', id, 'fen', 0 from payer on conflict do nothing)
     select 1`,
    [scrollId],
  );
  await queryFleet(
    fleet,
    `with moved as (insert into ledger_movement (key, cause, at) values ('test:load', 'top-up', now()) returning movement_id)
     insert into ledger_entry (movement_id, kind, holder, unit, amount)
     select movement_id, 'house', 'till', 'fen', -$2::bigint from moved
     union all select movement_id, 'person', q.creator_id::text, 'fen', $2::bigint from moved, questionnaire q where q.scroll_id = $1`,
    [scrollId, fen],
  );
}

it(
  '64 connections claim 100 packets over 3 processes of which one is killed: exactly 100 are paid, and they add up to the cent',
  async () => {
    const survey = await publishOnFleet(fleet);
    const { scrollId, linkCode } = survey;
    await giveFen(scrollId, TOTAL_FEN + 5);
    const wish = { kind: 'lucky', name: 'Load', probability: 100, target: { kind: 'survey' }, count: PACKETS } as const;
    const loose = { totalFen: TOTAL_FEN, perDevice: 0, perAddress: 0, holdsSuspicious: false };
    const { rewardId } = await fleet.call(rewardCalls.createReward, { scrollId, ...wish, ...loose });
    await fleet.call(rewardCalls.payReward, { scrollId, rewardId });
    // Its review is an operator's and has tests of its own.
    await queryFleet(fleet, `update reward set state = 'issuing', given_since = now() where reward_id = $1`, [
      rewardId,
    ]);

    const records = Array.from({ length: PEOPLE }, (_, at) => `packet${String(at).padStart(14, '0')}`);
    const whoIs = (record: string) => ({ linkCode, cookieId: `c${record}`, deviceId: `d${record}` });
    await inParallel(
      records.map((record, turn) => async () => {
        await fleet.send(answerCalls.submitAnswer, sentAnswers(survey, record, optionA, whoIs(record)), turn);
      }),
    );

    let turn = 0;
    let killed: Promise<void> | undefined;
    const claim = (record: string) => async () => {
      turn += 1;
      // In the middle of it, with some of its claims drawn and not yet handed over.
      if (turn === 60) killed = fleet.killServer(2);
      await fleet.send(rewardClaimCalls.drawReward, { ...whoIs(record), answerRecordId: record }, turn);
    };
    // Everybody twice at once, as whoever taps again does.
    await inParallel(records.flatMap(record => [claim(record), claim(record)]));
    await killed;
    // Whoever got no answer looks again, at those that are left.
    await inParallel(
      records.map((record, at) => async () => {
        await fleet.send(rewardClaimCalls.drawReward, { ...whoIs(record), answerRecordId: record }, at % 2);
      }),
    );
    const sums = async () =>
      (
        await queryFleet(
          fleet,
          `select count(*) filter (where state = 'paid')::int as paid, coalesce(sum(amount_fen) filter (where state = 'paid'), 0)::int as fen,
                  count(*) filter (where state in ('due', 'paying'))::int as open, count(*)::int as turns from reward_claim where reward_id = $1`,
          [rewardId],
        )
      )[0];
    // What the dead process had in hand is sent by another when its claim runs out.
    await until(async () => (await sums()).open === 0);
    expect(await sums()).toMatchObject({ paid: PACKETS, fen: TOTAL_FEN, open: 0 });
    const [books] = await queryFleet(
      fleet,
      `select (select balance::int from ledger_account where kind = 'packet' and holder = $1) as packet,
              (select sum(amount)::int from ledger_entry where kind = 'house' and holder = 'paid-out') as out,
              (select count(*)::int from ledger_movement where cause = 'packet-claim') as claims,
              (select count(*)::int from payout where reward_id = $1 and state = 'done') as bills`,
      [rewardId],
    );
    expect(books).toEqual({ packet: 0, out: TOTAL_FEN, claims: PACKETS, bills: PACKETS });
  },
  PATIENCE_MS,
);
