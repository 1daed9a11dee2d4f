import { sendRemindTexts } from '@wenshu/texts/collect/mails';
import type { Platform } from '../../../platform/platform.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { newPersonalCode } from '../links/index.ts';
import { audienceStatuses } from './audience.ts';
import { insertMessages, listToRemind } from './send-message.repository.ts';
import { findTaskToRemind, insertTask, lockTaskToRemind, noteReminder } from './send-task.repository.ts';

const DAY_MS = 86_400_000;

/** Makes every reminder that is due, each in a transaction that also notes it: nobody is reminded twice of one thing. How many were looked at. */
export async function makeDueReminders(platform: Platform): Promise<number> {
  let made = 0;
  while (await makeOneReminder(platform)) made += 1;
  return made;
}

async function makeOneReminder({ database, clock }: Platform): Promise<boolean> {
  const now = clock.now();
  return database.transaction(async db => {
    const due = await findTaskToRemind(db, now);
    if (!due) return false;
    await keepSurveys(db, [due.scrollId]);
    const task = await lockTaskToRemind(db, due.taskId, now);
    if (!task?.remind) return true;
    const { remind, remindersMade, scrollId, method, senderName, replyTo, linkPath } = task;
    const turn = remindersMade + 1;
    const nextAt = turn < remind.most ? new Date(now.getTime() + remind.afterDays * DAY_MS) : null;
    await noteReminder(db, task.taskId, nextAt);
    const people = await listToRemind(db, task.taskId, audienceStatuses[remind.to]);
    if (people.length === 0) return true;
    const name = sendRemindTexts[remind.contents[0]!.language].name({ task: task.name, turn });
    const reminder = { taskId: newPersonalCode(), scrollId, method, now };
    const words = { name, contents: remind.contents, senderName, replyTo, remind: null };
    // Its words were reviewed with the task's own. A rule makes a few at most: it is not kept back by how many tasks there are.
    await insertTask(
      db,
      { ...reminder, ...words, linkPath, kind: 'reminder', isApproved: true, remindAt: null },
      Number.MAX_SAFE_INTEGER,
    );
    await insertMessages(
      db,
      reminder,
      people.map(person => ({ ...person, messageId: newPersonalCode() })),
    );
    return true;
  });
}
