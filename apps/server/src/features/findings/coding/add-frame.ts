import type { Frame } from '@wenshu/analysis';
import type { CallData, codingFrameCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type FrameRow, findFrame, insertFrame } from './frame.repository.ts';
import { presentFrame } from './present-frame.ts';

/** Of a person, and of an enterprise. */
const MOST_FRAMES = 500;

interface Named {
  /** Without it, it is the person's own. */
  readonly enterpriseId: string | undefined;
  readonly name: string;
  readonly purpose: FrameRow['purpose'];
}

export async function addFrame(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  actor: Actor,
  { enterpriseId, name, purpose }: Named,
  { codes, nextCode }: Frame,
): Promise<CallData<typeof codingFrameCalls.create>> {
  const fresh = {
    frameId: newId(),
    personId: enterpriseId === undefined ? actor.personId : null,
    enterpriseId: enterpriseId ?? null,
    name,
    purpose,
    codes,
    nextCode,
  };
  if (!(await insertFrame(database.pool, { ...fresh, changedAt: clock.now() }, MOST_FRAMES)))
    throw new Refusal('frameNotPossible', { params: { word: 'too-many-frames' } });
  return presentFrame(database.pool, actor, (await findFrame(database.pool, fresh.frameId))!);
}
