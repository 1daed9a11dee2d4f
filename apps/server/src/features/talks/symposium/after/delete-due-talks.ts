import type { SymposiumSetup } from '@wenshu/api-contract';
import type { Platform } from '../../../../platform/platform.ts';
import { removeFile } from '../../../people/stored-files/index.ts';
import { deleteTalk, listDueTalks, lockDueTalk } from './due-talk.repository.ts';

/** What was said, shown and sent in rooms of which the setup says for how long it is kept. Transcripts made of it are other data, and stay. */
export async function deleteDueTalks(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  for (const scrollId of await listDueTalks(database.pool, now)) {
    const files = await database.transaction(async db => {
      const setup = await lockDueTalk(db, scrollId, now);
      return setup ? deleteTalk(db, scrollId, withoutStimuli(setup)) : [];
    });
    for (const fileId of files) await removeFile(platform, fileId);
  }
}

/** No prompt names what is not there any more. */
const withoutStimuli = (setup: SymposiumSetup): SymposiumSetup => ({
  ...setup,
  sections: setup.sections.map(section => ({
    ...section,
    prompts: section.prompts.map(prompt => ({ ...prompt, stimulusId: null })),
  })),
});
