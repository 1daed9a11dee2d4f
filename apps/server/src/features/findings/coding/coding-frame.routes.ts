import type { Frame } from '@wenshu/analysis';
import { codingFrameCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { addFrame } from './add-frame.ts';
import { listCodingsWith } from './coding.repository.ts';
import { commandedFrame, editCodingFrame } from './edit-coding-frame.ts';
import { codesFor } from './feeling-codes.ts';
import { deleteFrame, listFrames, lockFrame } from './frame.repository.ts';
import { findSeenFrame, requireOwn } from './frame-access.ts';
import { readFrameFile } from './frame-file/read-frame-file.ts';
import { writeFrameFile } from './frame-file/write-frame-file.ts';
import { presentFrame } from './present-frame.ts';

const empty: Frame = { codes: [], nextCode: 1 };

export function registerCodingFrameCalls(app: FastifyInstance): void {
  registerCalls(app, codingFrameCalls, {
    list: async ({ enterpriseId = null }, { database, actor }) => {
      const frames = await listFrames(database.pool, { personId: actor.personId, enterpriseId });
      return {
        items: frames.map(({ frameId, name, codes, changedAt }) => ({
          frameId,
          name,
          count: codes.filter(({ isRetired }) => !isRetired).length,
          changeTime: changedAt.getTime(),
        })),
      };
    },
    get: async ({ frameId }, { database, actor }) =>
      presentFrame(database.pool, actor, await findSeenFrame(database.pool, actor, frameId)),
    create: async ({ enterpriseId, name, purpose, commands }, context) =>
      addFrame(
        context,
        context.actor,
        { enterpriseId, name, purpose },
        commandedFrame(empty, [...codesFor(purpose), ...commands]),
      ),
    copy: async ({ frameId, enterpriseId, name }, context) => {
      const frame = await findSeenFrame(context.database.pool, context.actor, frameId);
      return addFrame(context, context.actor, { enterpriseId, name, purpose: frame.purpose }, frame);
    },
    export: async ({ frameId, format }, { database, actor, language }) =>
      writeFrameFile(await findSeenFrame(database.pool, actor, frameId), format, language),
    import: async ({ enterpriseId, name }, context) => {
      const [received] = context.receivedFiles;
      if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      const codes = await readFrameFile(context, received);
      const nextCode = Math.max(...codes.map(({ code }) => code)) + 1;
      return addFrame(context, context.actor, { enterpriseId, name, purpose: 'topics' }, { codes, nextCode });
    },
    edit: async (input, { platform, actor }) =>
      presentFrame(platform.database.pool, actor, await editCodingFrame(platform, actor, input)),
    remove: async ({ frameId }, { database, actor }) => {
      await findSeenFrame(database.pool, actor, frameId);
      await database.transaction(async db => {
        const frame = await lockFrame(db, frameId);
        if (!frame) throw new Refusal('codingNotFound');
        await requireOwn(db, actor, frame);
        if ((await listCodingsWith(db, frameId)).length > 0) throw new Refusal('frameInUse');
        await deleteFrame(db, frameId);
      });
      return null;
    },
  });
}
