import { AVATAR_MAX_BYTES } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { setPicture } from '../account/index.ts';
import {
  type FileFormat,
  fileRefusal,
  keepMadeFile,
  listFilesOf,
  publicFileAddress,
  readInWorker,
  readWhole,
  removeFile,
  requireAllowedFile,
} from '../stored-files/index.ts';

const SIDE = 256;
const limits = { formats: ['jpg', 'png'] as readonly FileFormat[], maxBytes: AVATAR_MAX_BYTES };

/** A square drawn anew from what was sent; the picture before it goes. */
export async function keepAvatar({ platform, actor, receivedFiles }: CallContext<'signed-in'>): Promise<string> {
  const [received] = receivedFiles;
  if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
  await requireAllowedFile(received, limits);
  const bytes = await readInWorker(
    { platform, actor },
    {
      kind: 'avatar',
      fieldName: received.fieldName,
      bytes: await readWhole(received),
      options: { side: SIDE },
      refuseBroken: () => fileRefusal(received.fieldName, limits, { isAllowed: false, isTooLarge: false }),
    },
  );
  const { personId } = actor;
  const object = { kind: 'person', id: personId } as const;
  const content = (async function* () {
    yield bytes;
  })();
  const file = await keepMadeFile(platform, {
    fileName: 'avatar.jpg',
    contentType: 'image/jpeg',
    content,
    ownerId: personId,
    object,
    isPublic: true,
  });
  const address = publicFileAddress(file);
  await setPicture(platform.database.pool, personId, address);
  await removeAvatars(platform, personId, file.id);
  return address;
}

/** All of a person's pictures, or all but the one that has just come. */
export async function removeAvatars(platform: Platform, personId: string, except?: string): Promise<void> {
  for (const id of await listFilesOf(platform.database.pool, { kind: 'person', id: personId }))
    if (id !== except) await removeFile(platform, id);
}
