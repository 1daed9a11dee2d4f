import { answerCalls, type Call, type CallData, rewardCalls, rewardClaimCalls } from '@wenshu/api-contract';
import { approvePacket } from '../../features/collect/rewards/index.ts';
import type { AccountRef } from '../../features/people/ledger/index.ts';
import { moveValue } from '../../features/people/ledger/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { TestPerson } from '../build-person.ts';
import { asPerson, optionA, sentAnswers, type TestSurvey } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';

/** Money out of nowhere, as if somebody had paid it in. */
export async function giveFen({ platform }: TestApp, account: Omit<AccountRef, 'unit'>, fen: number): Promise<void> {
  const parts = [
    { account: { kind: 'house', id: 'we-chat', unit: 'fen' }, amount: -fen },
    { account: { ...account, unit: 'fen' }, amount: fen },
  ] as const;
  const movement = { key: `test:${newId()}`, cause: 'top-up', by: null, at: platform.clock.now(), parts } as const;
  await platform.database.transaction(db => moveValue(db, movement));
}

export const fixedPacket = {
  kind: 'fixed' as const,
  name: 'Thank you',
  probability: 100,
  target: { kind: 'survey' as const },
  count: 3,
  eachFen: 150,
};

/** A packet of this survey that its creator has paid for, and that waits for its review. */
export async function payForReward(
  test: TestApp,
  creator: TestPerson,
  { scrollId }: Pick<TestSurvey, 'scrollId'>,
  wish: object = {},
): Promise<string> {
  await giveFen(test, { kind: 'person', id: creator.id }, 100_000);
  const made = await test.call(rewardCalls.createReward, { scrollId, ...fixedPacket, ...wish }, asPerson(creator));
  const { rewardId } = made.data as CallData<typeof rewardCalls.createReward>;
  await test.call(rewardCalls.payReward, { scrollId, rewardId }, asPerson(creator));
  return rewardId;
}

/** One that is given out: approved as well. */
export async function buildReward(...all: Parameters<typeof payForReward>): Promise<string> {
  const [{ platform }] = all;
  const rewardId = await payForReward(...all);
  await approvePacket(platform, rewardId);
  return rewardId;
}

let turn = 0;

/** Somebody who answers; what they say of themselves goes with every call of theirs. */
export class TestRespondent {
  readonly answerRecordId: string;
  readonly who: Readonly<Record<string, string>>;
  readonly #test: TestApp;
  readonly #survey: TestSurvey;
  readonly #from: string;

  constructor(test: TestApp, survey: TestSurvey, who: Readonly<Record<string, string>> = {}) {
    turn += 1;
    const mark = String(turn).padStart(6, '0');
    this.#test = test;
    this.#survey = survey;
    this.#from = `10.${turn % 250}.${Math.floor(turn / 250)}.7`;
    this.answerRecordId = `reward0000${mark}`;
    this.who = { cookieId: `cookie${mark}`, deviceId: `device${mark}`, linkCode: survey.linkCode, ...who };
  }

  get from() {
    return { headers: { 'x-forwarded-for': this.#from } };
  }

  answer(option = optionA, more: object = {}) {
    const sent = sentAnswers(this.#survey, this.answerRecordId, option, { ...this.who, ...more });
    return this.#test.call(answerCalls.submitAnswer, sent, this.from);
  }

  draw(more: object = {}) {
    const sent = { ...this.who, answerRecordId: this.answerRecordId, ...more };
    // What they say of themselves is a test's own: the call itself checks it.
    return this.#test.call(rewardClaimCalls.drawReward as Call, sent as never, this.from);
  }

  async drawn(more: object = {}): Promise<CallData<typeof rewardClaimCalls.drawReward>> {
    return (await this.draw(more)).data as CallData<typeof rewardClaimCalls.drawReward>;
  }
}
