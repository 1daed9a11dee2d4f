import { findHeldRight } from '../../../../authorisation/right.repository.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { fileAddress, findFile, type StoredFile } from '../../../people/stored-files/index.ts';
import { findStimulus, type Stimulus } from '../rows/stimulus.repository.ts';

/** Where a host’s page finds it, for some minutes. */
export const stimulusAddress = (
  platform: Platform,
  scrollId: string,
  { stimulusId, fileId }: Stimulus,
  personId: string,
) => (fileId === null ? '' : fileAddress(platform, `symposium-${scrollId}-${stimulusId}`, personId));

/** The stimulus that a ticket names, while its reader may see how the symposium is set up; undefined for a ticket of another kind of file. */
export async function findTicketedStimulus(
  { database }: Platform,
  name: string,
  personId: string,
): Promise<{ readonly file: StoredFile | undefined } | undefined> {
  const [, scrollId, stimulusId] = /^symposium-(\w+)-(\w+)$/.exec(name) ?? [];
  if (!scrollId || !stimulusId) return undefined;
  const object = { kind: 'questionnaire', id: scrollId } as const;
  const held = await findHeldRight(database.pool, { personId }, object, 'questionnaire.view');
  const stimulus = held && !held.isInBin ? await findStimulus(database.pool, scrollId, stimulusId) : undefined;
  return { file: stimulus?.fileId ? await findFile(database.pool, stimulus.fileId) : undefined };
}
