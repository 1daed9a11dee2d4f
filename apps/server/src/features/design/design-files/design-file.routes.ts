import { type CallInput, designUploadCalls, pictureUses, VIDEO_PERMISSION } from '@wenshu/api-contract';
import { fileKinds } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { isOutOfRoom } from '../../../platform/out-of-room.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { requireFeature } from '../../people/licences/index.ts';
import { type FileFormat, publicFileAddress, storeFile } from '../../people/stored-files/index.ts';

const MEGABYTE = 1024 * 1024;

/** A person who makes questionnaires all day does not come near. */
const perPerson: AttemptLimit = { name: 'design-upload:person', most: 500, windowSeconds: 3600 };

export function registerDesignFileCalls(app: FastifyInstance): void {
  registerCalls(app, designUploadCalls, {
    uploadPicture: ({ type, scrollId }, context) => keepPicture(context, scrollId, maxBytesOf(type)),
    uploadHeatMapPic: ({ scrollId }, context) => keepPicture(context, scrollId, 50 * MEGABYTE),
    uploadThreeDimensional: ({ scrollId }, context) =>
      keep(context, scrollId, { formats: ['glb'], maxBytes: 50 * MEGABYTE }),
    uploadVideo: async ({ scrollId }, context) => {
      const { database, actor } = context;
      await requireFeature(database.pool, actor.personId, VIDEO_PERMISSION, { kind: 'questionnaire', id: scrollId });
      return keep(context, scrollId, { formats: ['mp4'], maxBytes: 100 * MEGABYTE });
    },
  });
}

function maxBytesOf(type: CallInput<typeof designUploadCalls.uploadPicture>['type']): number {
  return Object.values(pictureUses).find(use => use.type === type)?.maxBytes ?? pictureUses.editor.maxBytes;
}

/** A picture that is too large has a sentence of its own. */
async function keepPicture(
  context: CallContext<'signed-in'>,
  scrollId: string | undefined,
  maxBytes: number,
): Promise<string> {
  try {
    return await keep(context, scrollId, { formats: fileKinds.picture, maxBytes });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const field = error.details.field ?? 'file';
    if (error.errorName === 'fileTooLarge')
      throw new Refusal('pictureTooLarge', { field, params: { limitMb: maxBytes / MEGABYTE } });
    throw error;
  }
}

async function keep(
  { platform, receivedFiles, actor, log }: CallContext<'signed-in'>,
  scrollId: string | undefined,
  limits: { readonly formats: readonly FileFormat[]; readonly maxBytes: number },
): Promise<string> {
  const [received] = receivedFiles;
  if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
  await countAttempt(platform, perPerson, actor.personId);
  const file = await storeFile(platform, received, {
    ...limits,
    isPublic: true,
    ownerId: actor.personId,
    ...(scrollId !== undefined && { object: { kind: 'questionnaire', id: scrollId } }),
  }).catch(error => {
    if (error instanceof Refusal || isOutOfRoom(error)) throw error;
    // The store is away: ours to mend, and the person's to try again.
    log.error({ err: error }, 'an upload was not kept');
    throw new Refusal('uploadFailed');
  });
  return publicFileAddress(file);
}
