import { accountMailTexts } from '@wenshu/texts/people/account-mail';
import { smsNoticeTexts } from '@wenshu/texts/people/sms';
import type { CallContext } from '../../../http/call-context.ts';
import { isMailStopped } from '../../collect/sending/index.ts';
import type { Person } from '../../people/account/index.ts';
import { countOwnMessage } from '../../people/points/index.ts';

type Told = Pick<CallContext, 'platform' | 'log'>;

/**
 * By mail and by SMS, wherever the account can be reached: whoever did not ask for it must hear of it, also when they are signed in nowhere.
 * Not waited for; what goes wrong is only in the log.
 */
export function tellOfReset(context: Told, person: Person): void {
  for (const send of [mail, sms])
    void send(context, person).catch(error => context.log.error({ err: error }, 'A reset could not be told'));
}

const languageOf = ({ language }: Person) => (language === 2 ? 'en' : 'zh');

async function mail({ platform }: Told, person: Person): Promise<void> {
  if (person.email === null || (await isMailStopped(platform, person.email))) return;
  const { subject, text } = accountMailTexts[languageOf(person)].factorReset;
  await platform.mailer.send({ to: person.email, subject, text });
}

async function sms({ platform }: Told, person: Person): Promise<void> {
  if (person.phone === null) return;
  await countOwnMessage(platform.database.pool, platform.clock.now());
  await platform.sms.send({ to: person.phone, text: smsNoticeTexts[languageOf(person)].factorReset });
}
