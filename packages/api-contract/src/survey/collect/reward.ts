import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { code, paging, scrollId } from '../../shared-inputs.ts';
import { claimStates, rewardKinds, rewardStates, suspicions } from './reward-states.ts';

const rights = { right: 'rewards.manage', on: 'scrollId', ofAllRecords: true } as const;

/** Amounts are whole fen. */
export const REWARD_LIMITS = {
  luckyFen: { least: 30, most: 20_000 },
  fixedFen: { least: 100, most: 20_000 },
  count: 10_000,
  name: 50,
  code: 200,
  /** Of one survey, that have not ended. */
  rewards: 20,
  fileBytes: 2 * 1024 * 1024,
  /** Claims that are decided at once. */
  decided: 200,
} as const;
const { luckyFen, fixedFen } = REWARD_LIMITS;

/** Who has a turn: everybody, who came by a link or a channel, or the people of the name list (with a label, when one is named). */
export const rewardTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('survey') }),
  z.object({ kind: z.literal('link'), linkCode: code }),
  z.object({ kind: z.literal('channel'), channelCode: code }),
  z.object({ kind: z.literal('people'), label: z._default(z.string().check(z.trim(), z.maxLength(500)), '') }),
]);
export type RewardTarget = z.infer<typeof rewardTarget>;

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));
/** All packets of one together, at their most. */
const totalFen = whole(luckyFen.least, luckyFen.most * REWARD_LIMITS.count);

const payer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('enterprise'), enterpriseId: code }),
]);

const rules = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(REWARD_LIMITS.name)),
  /** How many in a hundred win. */
  probability: whole(1, 100),
  target: rewardTarget,
  /** Claims of one device, of one address, that go out by themselves; what is over it is held for a look. 0: as many as come. */
  perDevice: z._default(whole(0, 1000), 1),
  perAddress: z._default(whole(0, 1000), 3),
  /** Whoever answered suspiciously is held for the owner's look. */
  holdsSuspicious: z._default(z.boolean(), true),
};
/** Of lucky packets the total, of fixed ones the amount of each; gift codes have neither, and get their count by their list. */
const money = {
  count: z._default(whole(0, REWARD_LIMITS.count), 0),
  totalFen: z.optional(totalFen),
  eachFen: z.optional(whole(fixedFen.least, fixedFen.most)),
};

const reward = z.object({
  rewardId: z.string(),
  scrollId: z.string(),
  surveyName: z.string(),
  name: z.string(),
  kind: z.enum(rewardKinds),
  state: z.enum(rewardStates),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  probability: z.number(),
  target: rewardTarget,
  /** The address that it is given out by: of a link its own, else null. */
  link: z.nullable(z.string()),
  targetName: z.string(),
  perDevice: z.number(),
  perAddress: z.number(),
  holdsSuspicious: z.boolean(),
  count: z.number(),
  totalFen: z.number(),
  eachFen: z.nullable(z.number()),
  /** What people have taken. */
  receivedCount: z.number(),
  receivedFen: z.number(),
  /** Won and on its way, or held. */
  openCount: z.number(),
  heldCount: z.number(),
  /** Packets or codes that nobody has drawn. */
  leftCount: z.number(),
  /** What stands in its account. */
  balanceFen: z.number(),
  payer: z.object({
    kind: z.enum(['person', 'enterprise']),
    /** Of an enterprise. */
    enterpriseId: z.nullable(z.string()),
    name: z.string(),
    isOwn: z.boolean(),
  }),
  createTime: z.number(),
});
export type Reward = z.infer<typeof reward>;

const claim = z.object({
  claimId: z.string(),
  state: z.enum(claimStates),
  amountFen: z.number(),
  drawTime: z.number(),
  channel: z.string(),
  suspicions: z.array(z.enum(suspicions)),
  /** Whose record, for who may see records; null for everybody else. */
  record: z.nullable(
    z.object({
      answerRecordId: z.string(),
      serial: z.nullable(z.number()),
      /** Marked invalid or deleted since: what was won stays with who won it. */
      setAside: z.nullable(z.enum(['invalid', 'deleted'])),
      /** Of somebody of the name list. */
      person: z.string(),
    }),
  ),
});
export type RewardClaim = z.infer<typeof claim>;

const signedIn = { audience: 'signed-in', own: true } as const;
const one = z.object({ scrollId, rewardId: code });
const linked = z.object({ rewardId: z.string(), name: z.string(), state: z.enum(rewardStates) });

/** Red packets and gift codes of a survey, for whoever distributes it. */
export const rewardCalls = {
  listRewards: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/reward/list',
    needs: rights,
    summary: 'The red packets and gift codes of a survey, the newest first (S3.85)',
    query: z.object({ scrollId }),
    data: z.array(reward),
  }),
  listOwnRewards: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/reward/center',
    summary: 'The reward centre: those of all surveys whose rewards the person manages, the newest first (S2.51)',
    query: z.object({ state: z.optional(z.enum(rewardStates)), ...paging }),
    data: z.object({ items: z.array(reward), total: z.number() }),
  }),
  getReward: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/reward/detail',
    needs: rights,
    summary: 'One red packet, or one list of gift codes',
    query: one,
    data: reward,
  }),
  listPayers: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/reward/payers',
    needs: rights,
    summary: 'Whose money may pay for a packet, with how much there is',
    query: z.object({ scrollId }),
    data: z.array(
      z.object({
        kind: z.enum(['person', 'enterprise']),
        enterpriseId: z.nullable(z.string()),
        name: z.string(),
        balanceFen: z.number(),
      }),
    ),
  }),
  createReward: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/create',
    needs: rights,
    logged: { action: 'reward.create', keeps: ['name', 'kind', 'count'] },
    summary: 'Make a red packet or a list of gift codes; nothing is paid yet',
    body: z.object({
      scrollId,
      kind: z.enum(rewardKinds),
      ...rules,
      ...money,
      payer: z._default(payer, { kind: 'person' }),
    }),
    data: reward,
  }),
  editReward: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/edit',
    needs: rights,
    logged: { action: 'reward.edit', keeps: ['rewardId', 'name'] },
    summary:
      'Change one that is unpaid or rejected. A rejected one goes to its review again, and what it costs more or less is paid or comes back',
    /** Without a payer it stays as it is. */
    body: z.object({ scrollId, rewardId: code, ...rules, ...money, payer: z.optional(payer) }),
    data: reward,
  }),
  payReward: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/pay',
    needs: rights,
    logged: { action: 'reward.pay', keeps: ['rewardId'] },
    summary: 'Pay for a packet out of the payer’s account: it then waits for its review',
    body: one,
    data: reward,
  }),
  deleteReward: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/delete',
    needs: rights,
    logged: { action: 'reward.delete', keeps: ['rewardId'] },
    summary: 'Delete one that was never paid or opened',
    body: one,
    data: z.null(),
  }),
  switchReward: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/switch',
    needs: rights,
    logged: { action: 'reward.switch', keeps: ['rewardId', 'isOpen'] },
    summary: 'Open or close one: while it is closed nobody draws from it',
    body: z.object({ scrollId, rewardId: code, isOpen: z.boolean() }),
    data: reward,
  }),
  addToReward: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/add',
    needs: rights,
    logged: { action: 'reward.add', keeps: ['rewardId', 'count'] },
    summary: 'More packets, paid at once: of lucky ones with the total of those that come',
    body: z.object({
      scrollId,
      rewardId: code,
      count: whole(1, REWARD_LIMITS.count),
      totalFen: z.optional(totalFen),
    }),
    data: reward,
  }),
  addCodes: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/codes',
    needs: rights,
    logged: { action: 'reward.codes', keeps: ['rewardId'] },
    takes: 'multipart',
    maxFileBytes: REWARD_LIMITS.fileBytes,
    summary:
      'Gift codes from an xlsx, csv or txt file, one a line: all of them, or none. Those that are there already are left out',
    body: one,
    data: z.object({ added: z.number(), known: z.number() }),
  }),
  returnReward: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/return',
    needs: rights,
    logged: { action: 'reward.return', keeps: ['rewardId'] },
    summary: 'End one and take back what is left in it (return points)',
    body: one,
    data: reward,
  }),
  listClaims: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/reward/claims',
    needs: rights,
    summary: 'Who drew what from one, the newest first; records and names for who may see them',
    query: z.object({ scrollId, rewardId: code, state: z.optional(z.enum(claimStates)), ...paging }),
    data: z.object({ items: z.array(claim), total: z.number() }),
  }),
  sumClaims: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/reward/sums',
    needs: rights,
    summary: 'What went out by day and by channel, in the survey’s time zone',
    query: one,
    data: z.array(z.object({ day: z.string(), channel: z.string(), count: z.number(), fen: z.number() })),
  }),
  decideClaims: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/decide',
    needs: rights,
    logged: { action: 'reward.decide', keeps: ['rewardId', 'claimIds', 'isReleased'] },
    summary: 'Release claims that were held, or refuse them: then they go back into the packet',
    body: z.object({
      scrollId,
      rewardId: code,
      claimIds: z.array(code).check(z.minLength(1), z.maxLength(REWARD_LIMITS.decided)),
      isReleased: z.boolean(),
    }),
    data: z.object({ changed: z.number() }),
  }),
  exportClaims: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/reward/export',
    needs: rights,
    summary: 'Everything that was drawn from one, as a sheet; a job makes it',
    body: z.object({ scrollId, rewardId: code, format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
    data: z.object({ jobId: z.string() }),
  }),
  personalLinkBindInfo: call({
    method: 'GET',
    path: '/survey/redEnvelope/personalLinkBindInfo',
    audience: 'signed-in',
    needs: rights,
    summary: 'Which rewards the one-to-one links of the name list lead to, and how many people that are (P7.89)',
    query: z.object({ scrollId }),
    data: z.object({
      people: z.number(),
      items: z.array(z.extend(linked, { label: z.string(), people: z.number(), receivedCount: z.number() })),
    }),
  }),
  saveRedEnvelopeLink: call({
    method: 'POST',
    path: '/survey/redEnvelope/saveRedEnvelopeLink',
    audience: 'signed-in',
    needs: rights,
    logged: { action: 'reward.link', keeps: ['rewardId'] },
    summary: 'Give one out by another link or channel, to the people of the name list, or by all of them (P7.90)',
    body: z.object({ scrollId, rewardId: code, target: rewardTarget }),
    data: reward,
  }),
};
