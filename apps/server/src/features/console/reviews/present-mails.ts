import type { CallData, reviewCalls, WaitingMail, WaitingMailContent } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { composeForReview, findMailToReview, type MailToReview } from '../../collect/sending/index.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { hideLocalPart, hideReach, listPersons } from '../../people/account/index.ts';

export async function presentMails(db: Queryable, mails: readonly MailToReview[]): Promise<WaitingMail[]> {
  const surveys = await Promise.all(mails.map(({ scrollId }) => findQuestionnaire(db, scrollId)));
  const owners = new Map(
    (
      await listPersons(
        db,
        surveys.flatMap(survey => survey?.creatorId ?? []),
      )
    ).map(person => [person.id, person]),
  );
  return mails.map((mail, at) => {
    const owner = owners.get(surveys[at]?.creatorId ?? '');
    return {
      taskId: mail.taskId,
      name: mail.name,
      surveyName: surveys[at]?.name ?? '',
      senderName: mail.senderName,
      replyTo: hideLocalPart(mail.replyTo),
      owner: owner ? { userId: owner.id, name: owner.nickName, reach: hideReach(owner) } : null,
      recipients: mail.recipients,
      languages: mail.contents.map(({ language }) => language),
      hasReminders: mail.remind !== null,
      createTime: mail.createdAt.getTime(),
    };
  });
}

/** With its words as somebody made up gets them: nobody of the name list is told to who reviews it. */
export async function readMail(platform: Platform, taskId: string): Promise<CallData<typeof reviewCalls.mail>> {
  const mail = await findMailToReview(platform.database.pool, taskId);
  const [shown] = mail ? await presentMails(platform.database.pool, [mail]) : [];
  if (!mail || !shown) throw new Refusal('notWaiting');
  const contents: WaitingMailContent[] = [];
  for (const [isReminder, written] of [
    [false, mail.contents],
    [true, mail.remind?.contents ?? []],
  ] as const) {
    for (const content of written) {
      const { language, subject, text, html } = await composeForReview(platform, mail, content);
      contents.push({ isReminder, language, subject, text, html });
    }
  }
  return Object.assign(shown, { contents });
}
