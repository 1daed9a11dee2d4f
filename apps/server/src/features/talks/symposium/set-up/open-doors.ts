import { questionnaireStatus } from '@wenshu/api-contract';
import type { CallContext } from '../../../../http/call-context.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { lockSurvey, writeStatus } from '../../../design/live-settings/index.ts';
import { publishVersion } from '../../../design/publishing/index.ts';
import { lockQuestionnaire } from '../../../design/questionnaire-design/index.ts';
import { activityQuestions, loadActivities } from '../room/activity-questions.ts';
import { type Doing, refuse } from '../room/open-seat.ts';

/**
 * The activities as they are now are what is asked in the room: a version of their own, which no link collects for. Without any there is
 * nothing to publish.
 */
export async function publishActivities(
  { db, room: { scrollId } }: Pick<Doing, 'db' | 'room'>,
  { actor, clock }: Pick<CallContext<'signed-in'>, 'actor' | 'clock'>,
): Promise<void> {
  const document = await loadActivities(db, scrollId);
  if (!document || activityQuestions(document).length === 0) return;
  await lockSurvey(db, scrollId);
  const locked = await lockQuestionnaire(db, scrollId);
  if (!locked) throw new Refusal('questionnaireNotFound');
  const who = { scrollId, personId: actor.personId };
  const { published } = await publishVersion(db, clock, who, locked);
  if (!published) throw refuse('questions-not-ready');
  await writeStatus(db, who, { status: questionnaireStatus.suspended, versionTime: published.versionTime });
}
