import { randomBytes } from 'node:crypto';
import { MOST_SOUND_BYTES, transcriptSoundCalls } from '@wenshu/api-contract';
import { fileKinds } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { findFile, keepTakenFile, openFile, removeFile } from '../../people/stored-files/index.ts';
import { getTranscript, type SeenTranscript } from './find-transcript.ts';
import { touchProject } from './project.repository.ts';
import { findSound } from './sound.ts';
import { tellProject } from './tell-project.ts';
import { writeSound } from './transcript.repository.ts';

type Context = CallContext<'signed-in'>;

const perPerson: AttemptLimit = { name: 'talk-sound:person', most: 60, windowSeconds: 3600 };
const formats = [...fileKinds.audio, ...fileKinds.video];

export function registerTranscriptSoundCalls(app: FastifyInstance): void {
  registerCalls(app, transcriptSoundCalls, {
    addSound: async (input, context) => {
      const { platform, database, actor, incomingFile } = context;
      if (!incomingFile) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      const seen = await getTranscript(database, actor, input);
      await countAttempt(platform, perPerson, actor.personId);
      const { id } = await keepTakenFile(platform, incomingFile, {
        storageKey: randomBytes(16).toString('hex'),
        limits: { formats, maxBytes: MOST_SOUND_BYTES },
        ownerId: actor.personId,
        object: { kind: 'questionnaire', id: input.scrollId },
      });
      const { isSoundOwners } = seen;
      await setSound(context, seen, { soundId: id, isOwnersOnly: isSoundOwners });
      const sound = await findSound(database.pool, { ...seen, soundId: id, isSoundOwners: false });
      if (!sound) throw new Refusal('fileNotFound');
      return { ...sound, isOwnersOnly: isSoundOwners };
    },
    sound: async (input, context) => {
      const seen = await getTranscript(context.database, context.actor, input);
      const sound = await findSound(context.database.pool, seen);
      const file = sound && seen.soundId ? await findFile(context.database.pool, seen.soundId) : undefined;
      return openFile(file, 'private, max-age=3600', context);
    },
    soundFor: async ({ isOwnersOnly, ...of }, context) => {
      const seen = await getTranscript(context.database, context.actor, of);
      if (!seen.project.isOwner) throw new Refusal('transcriptOwnersOnly');
      await setSound(context, seen, { soundId: seen.soundId, isOwnersOnly });
      return null;
    },
    removeSound: async (input, context) => {
      const seen = await getTranscript(context.database, context.actor, input);
      if (seen.isSoundOwners && !seen.project.isOwner) throw new Refusal('transcriptOwnersOnly');
      await setSound(context, seen, { soundId: null, isOwnersOnly: false });
      return null;
    },
  });
}

/** The old one goes when nothing points to it any more. */
async function setSound(
  { platform, database }: Context,
  { transcriptId, scrollId, soundId: old }: SeenTranscript,
  sound: { readonly soundId: string | null; readonly isOwnersOnly: boolean },
): Promise<void> {
  await database.transaction(async db => {
    await writeSound(db, transcriptId, sound);
    await touchProject(db, scrollId);
  });
  if (old !== null && old !== sound.soundId) await removeFile(platform, old);
  await tellProject(database, scrollId);
}
