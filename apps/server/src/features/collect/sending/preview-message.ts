import { answerStatus, countSmsParts, type SendContent, type SendMethod } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { mailTexts } from '@wenshu/texts/collect/mails';
import { DeliveryFailure } from '../../../platform/delivery-failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { isOwnMailbox, sendMailboxCode } from '../../people/mailboxes/index.ts';
import { SENT_CODE_LENGTH } from '../respondents/index.ts';
import { mayAnswer, reachedBy } from './audience.ts';
import { type ComposedMessage, composeMessage } from './compose-message.ts';
import { findStops } from './mail-stops.ts';
import { requireGoodWords } from './queue-task.ts';
import { listRecipients, type Recipient } from './send-message.repository.ts';

interface Draft {
  readonly scrollId: string;
  readonly sendMethod: SendMethod;
  readonly contents: readonly SendContent[];
  readonly senderName: string;
  readonly userId?: string | undefined;
}

/** As the person named gets it, or the first of the list; with somebody made up while the list is empty. The link leads nowhere: whoever looks must not answer in another's name. */
export async function previewMessage(platform: Platform, draft: Draft, reader: Language) {
  const { scrollId, sendMethod } = draft;
  await requireGoodWords(platform, scrollId, sendMethod, { contents: draft.contents, remind: null });
  const person = (await findOne(platform, draft)) ?? { name: mailTexts[reader].somebody, group: '', custom: {} };
  const composed = await compose(platform, draft, person);
  return { ...composed, name: person.name, ...countSmsParts(composed.text) };
}

/** Nobody reviews a trial: few may be sent, each says what it is, and it goes to a mailbox of whoever asks. */
const TRIALS: AttemptLimit = { name: 'trial-mail:person', most: 10, windowSeconds: 3600 };

interface Trial extends Omit<Draft, 'sendMethod'> {
  readonly email: string;
  readonly replyTo: string;
  readonly verifyCode: string;
}

/** False when the mailbox must be shown to be theirs first: it gets a code instead. */
export async function sendTrial(
  platform: Platform,
  { email, verifyCode, ...draft }: Trial,
  { personId, language }: { readonly personId: string; readonly language: Language },
): Promise<boolean> {
  await requireGoodWords(platform, draft.scrollId, 'mail', { contents: draft.contents, remind: null });
  const mailbox = { personId, email };
  const isOwn = await isOwnMailbox(platform, mailbox, verifyCode);
  await countAttempt(platform, TRIALS, personId);
  const [stop] = await findStops(platform, [email]);
  if (stop) throw new Refusal('mailNotSent');
  try {
    await (isOwn ? sendTrialMail(platform, draft, email) : sendMailboxCode(platform, mailbox, language));
  } catch (error) {
    throw error instanceof DeliveryFailure ? new Refusal('mailNotSent') : error;
  }
  return isOwn;
}

async function sendTrialMail(
  platform: Platform,
  draft: Omit<Trial, 'email' | 'verifyCode'>,
  to: string,
): Promise<void> {
  const mail: Draft = { ...draft, sendMethod: 'mail' };
  const person = (await findOne(platform, mail)) ?? { name: '', group: '', custom: {} };
  const { language, subject, text, html } = await compose(platform, mail, person);
  await platform.mailer.send({
    to,
    subject: mailTexts[language].trial({ subject }),
    text,
    html,
    fromName: draft.senderName,
    replyTo: draft.replyTo,
  });
}

async function findOne(
  { database }: Platform,
  { scrollId, sendMethod, userId }: Draft,
): Promise<Recipient | undefined> {
  const respondentIds = userId === undefined ? undefined : [userId];
  // Whoever is named may have answered by now: they are looked at, not written to.
  const statuses = userId === undefined ? mayAnswer : Object.values(answerStatus);
  const [person] = await listRecipients(database.pool, {
    scrollId,
    by: reachedBy[sendMethod],
    statuses,
    respondentIds,
    limit: 1,
  });
  if (!person && userId !== undefined) throw new Refusal('respondentNotFound', { field: 'userId' });
  return person;
}

async function compose(
  platform: Platform,
  { scrollId, sendMethod, contents, senderName }: Draft,
  person: Pick<Recipient, 'name' | 'group' | 'custom'>,
): Promise<ComposedMessage> {
  const survey = (await findQuestionnaire(platform.database.pool, scrollId))?.name ?? '';
  const link = publicAddress(platform, `/p/${'0'.repeat(SENT_CODE_LENGTH)}`);
  const unsubscribe = publicAddress(platform, '/email-unsubscribe');
  return composeMessage(contents, person, { survey, senderName, link, ...(sendMethod === 'mail' && { unsubscribe }) });
}

/** What a mailing says in one of its languages, to somebody made up: for whoever reviews it and may know nobody of the list. */
export async function composeForReview(
  platform: Platform,
  task: Pick<Draft, 'scrollId' | 'senderName'>,
  content: SendContent,
): Promise<ComposedMessage> {
  const person = { name: mailTexts[content.language].somebody, group: '', custom: {} };
  const { scrollId, senderName } = task;
  return compose(platform, { scrollId, sendMethod: 'mail', contents: [content], senderName }, person);
}
