import { type CallRequest, REWARD_LIMITS, type Reward, type RewardKind, type rewardCalls } from '@wenshu/api-contract';

const FEN = 100;
export const fenOf = (yuan: number): number => Math.round(yuan * FEN);

/** What somebody is writing, in the units of the form. */
export interface RewardDraft {
  readonly kind: RewardKind;
  readonly name: string;
  readonly count: number;
  readonly totalYuan: number;
  readonly eachYuan: number;
  readonly probability: number;
  readonly targetKind: Reward['target']['kind'];
  readonly linkCode: string;
  readonly channelCode: string;
  readonly label: string;
  /** An enterprise's id; empty: the person's own; `KEPT_PAYER`: whoever it is now. */
  readonly payer: string;
  readonly perDevice: number;
  readonly perAddress: number;
  readonly holdsSuspicious: boolean;
}

/** Somebody else, whom whoever edits it may keep and not choose. */
export const KEPT_PAYER = 'kept';

/** Of the parts of the form. */
export interface DraftProps {
  readonly draft: RewardDraft;
  onWrite(change: Partial<RewardDraft>): void;
}

export const newDraft: RewardDraft = {
  kind: 'lucky',
  name: '',
  count: 100,
  totalYuan: 100,
  eachYuan: 1,
  probability: 100,
  targetKind: 'survey',
  linkCode: '',
  channelCode: '',
  label: '',
  payer: '',
  perDevice: 1,
  perAddress: 3,
  holdsSuspicious: true,
};

export function draftOf(reward: Reward): RewardDraft {
  const { kind, name, count, totalFen, eachFen, probability, target, perDevice, perAddress, holdsSuspicious } = reward;
  const { payer } = reward;
  return {
    kind,
    name,
    count,
    totalYuan: totalFen / FEN,
    eachYuan: (eachFen ?? FEN) / FEN,
    probability,
    targetKind: target.kind,
    linkCode: target.kind === 'link' ? target.linkCode : '',
    channelCode: target.kind === 'channel' ? target.channelCode : '',
    label: target.kind === 'people' ? target.label : '',
    payer: payer.isOwn ? '' : (payer.enterpriseId ?? KEPT_PAYER),
    perDevice,
    perAddress,
    holdsSuspicious,
  };
}

export type DraftProblem = 'name' | 'amount' | 'target';

const { least, most } = REWARD_LIMITS.luckyFen;

export function findDraftProblems(draft: RewardDraft): DraftProblem[] {
  const total = fenOf(draft.totalYuan);
  const isSplit = draft.kind !== 'lucky' || (total >= least * draft.count && total <= most * draft.count);
  const hasTarget =
    (draft.targetKind !== 'link' || draft.linkCode !== '') &&
    (draft.targetKind !== 'channel' || draft.channelCode !== '');
  return [
    ...(draft.name.trim() === '' ? (['name'] as const) : []),
    ...(isSplit ? [] : (['amount'] as const)),
    ...(hasTarget ? [] : (['target'] as const)),
  ];
}

type Sent = Omit<CallRequest<typeof rewardCalls.createReward>, 'scrollId'>;

export function sentReward(draft: RewardDraft): Sent {
  const { kind, name, count, probability, perDevice, perAddress, holdsSuspicious, payer } = draft;
  const rules = { name: name.trim(), probability, target: targetOf(draft), perDevice, perAddress, holdsSuspicious };
  if (kind === 'codes') return { kind, ...rules };
  const amount = kind === 'lucky' ? { totalFen: fenOf(draft.totalYuan) } : { eachFen: fenOf(draft.eachYuan) };
  return { kind, ...rules, count, ...amount, ...payerOf(payer) };
}

function payerOf(payer: string): Pick<Sent, 'payer'> {
  if (payer === KEPT_PAYER) return {};
  return { payer: payer === '' ? { kind: 'person' } : { kind: 'enterprise', enterpriseId: payer } };
}

function targetOf({ targetKind, linkCode, channelCode, label }: RewardDraft): Reward['target'] {
  switch (targetKind) {
    case 'survey':
      return { kind: 'survey' };
    case 'link':
      return { kind: 'link', linkCode };
    case 'channel':
      return { kind: 'channel', channelCode };
    case 'people':
      return { kind: 'people', label: label.trim() };
  }
}
