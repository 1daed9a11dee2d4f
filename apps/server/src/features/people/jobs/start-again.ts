import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { JobDefinitions } from './define-job.ts';
import { findEnded } from './job.repository.ts';
import { startJob } from './start-job.ts';

/** The same once more, as a job of its own: the first stays what it was. The right is asked for now, as if it had never been asked for. */
export async function startAgain(
  platform: Platform,
  definitions: JobDefinitions,
  actor: Actor,
  jobId: string,
): Promise<string> {
  const { database, clock } = platform;
  const { personId } = actor;
  const job = await findEnded(database.pool, personId, jobId, clock.now());
  const definition = job && definitions.get(job.kind);
  if (!definition || definition.undo) throw new Refusal('jobNotFound');
  const { input, title, about } = job;
  if (definition.needs) await requireRight(database.pool, actor, definition.needs, about);
  // A job is stored with the input of its own kind.
  return startJob(platform, definition, { personId, input: input as never, title, about });
}

/** What it did is taken back, by whatever its kind does for that. */
export async function undoJob(
  platform: Platform,
  definitions: JobDefinitions,
  { actor, jobId, language }: { readonly actor: Actor; readonly jobId: string; readonly language: Language },
): Promise<void> {
  const { database, clock } = platform;
  const job = await findEnded(database.pool, actor.personId, jobId, clock.now());
  const definition = job && definitions.get(job.kind);
  if (!definition) throw new Refusal('jobNotFound');
  if (!definition.undo) throw new Refusal('jobNotUndoable');
  if (definition.needs) await requireRight(database.pool, actor, definition.needs, job.about);
  await definition.undo.start(platform, actor, jobId, language);
}
