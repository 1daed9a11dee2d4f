import type { Queryable } from '../../../../platform/database/database.ts';
import { findChannel } from '../../links/index.ts';
import type { RewardRow } from '../reward.repository.ts';
import { isInChannel, type TurnRecord } from './turn.repository.ts';

/** Whether somebody who answered so, and when it was given out already, has a turn with it. */
export async function isFor(
  db: Queryable,
  { targetKind, targetCode, givenSince }: Pick<RewardRow, 'targetKind' | 'targetCode' | 'givenSince'>,
  {
    linkCode,
    respondentId,
    labels,
    submittedAt,
  }: Pick<TurnRecord, 'linkCode' | 'respondentId' | 'labels' | 'submittedAt'>,
): Promise<boolean> {
  if (givenSince === null || submittedAt === null || submittedAt < givenSince) return false;
  if (targetKind === 'link') return linkCode === targetCode;
  if (targetKind === 'people') return respondentId !== null && (targetCode === '' || labels.includes(targetCode));
  if (targetKind === 'survey') return true;
  const channel = await findChannel(db, targetCode);
  return channel !== undefined && isInChannel(db, linkCode, channel.name);
}
