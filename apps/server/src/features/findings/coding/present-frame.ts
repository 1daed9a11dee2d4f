import type { CallData, codingFrameCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listCodingsWith } from './coding.repository.ts';
import type { FrameRow } from './frame.repository.ts';
import { mayEdit } from './frame-access.ts';

type Presented = CallData<typeof codingFrameCalls.get>;

export async function presentFrame(db: Queryable, actor: Actor, frame: FrameRow): Promise<Presented> {
  const { frameId, name, enterpriseId, purpose, version, changedAt, codes, nextCode } = frame;
  return {
    frameId,
    name,
    enterpriseId,
    purpose,
    version,
    nextCode,
    changeTime: changedAt.getTime(),
    mayEdit: await mayEdit(db, actor, frame, await listCodingsWith(db, frameId)),
    codes: [...codes],
  };
}
