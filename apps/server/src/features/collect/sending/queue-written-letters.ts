import { checkSendContents, SEND_LIMITS, type SendTask } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';
import type { LetterWords } from './letter.repository.ts';
import { queueLetters } from './queue-letters.ts';
import { findTask, insertTask } from './send-task.repository.ts';

interface Written {
  /** Made by the page that sends: sent twice it goes once. */
  readonly taskId: string;
  readonly scrollId: string;
  readonly kind: SendTask['type'];
  readonly name: string;
  readonly language: Language;
  readonly subject: string;
  /** With places for what is known of each; the link stands after it. */
  readonly text: string;
  readonly senderName: string;
  readonly about: string;
  readonly letters: readonly {
    readonly turn: string;
    readonly address: string;
    readonly words: LetterWords;
    readonly file: MailAttachment;
  }[];
  readonly now: Date;
}

/** What keeps these words from being sent; `fields` may stand in them. */
export function requireGoodLetter(
  { language, subject, text }: Pick<Written, 'language' | 'subject' | 'text'>,
  fields: readonly string[],
): void {
  const contents = [{ language, subject, body: withLink(text) }];
  const fault = checkSendContents(contents, { needsSubject: true, customFields: fields });
  if (fault) throw new Refusal('sendContentWrong', { field: 'text', params: fault });
}

const withLink = (text: string) => `${text}\n\n{link}`;

/**
 * Letters that a person wrote to people who are asked to come: reviewed, counted and refused as what goes to a name list is, and sealed,
 * for each has a personal address. Below the caller’s locks; `wakeSending` after it. False where they were queued before.
 */
export async function queueWrittenLetters(
  { env, secrets }: Pick<Platform, 'env' | 'secrets'>,
  db: Queryable,
  { taskId, scrollId, kind, name, language, subject, text, senderName, about, letters, now }: Written,
): Promise<boolean> {
  await lockSurvey(db, scrollId);
  const before = await findTask(db, taskId);
  if (before && before.scrollId !== scrollId) throw new Refusal('sendStateRefused');
  if (before) return false;
  const task = {
    taskId,
    scrollId,
    method: 'mail',
    kind,
    name,
    isApproved: !env.isMailReviewed,
    contents: [{ language, subject, body: withLink(text) }],
    senderName,
    replyTo: '',
    remind: null,
    remindAt: null,
    linkPath: '',
    now,
  } as const;
  if (!(await insertTask(db, task, SEND_LIMITS.tasks)))
    throw new Refusal('tooManySendTasks', { params: { most: SEND_LIMITS.tasks } });
  for (const { turn, address, words, file } of letters)
    await queueLetters(db, {
      scrollId,
      about,
      turn,
      words,
      file,
      addresses: [address],
      now,
      taskId,
      asks: true,
      sealedBy: secrets['send-letter'],
    });
  return true;
}
