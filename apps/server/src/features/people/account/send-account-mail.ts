import type { CallContext } from '../../../http/call-context.ts';
import type { MailMessage } from '../../../platform/mail/mailer.ts';

/** Not waited for: neither the answer nor its time may tell whether somebody has an account here. What goes wrong is only in the log. */
export function sendAccountMail(
  { platform, log }: Pick<CallContext, 'platform' | 'log'>,
  write: () => Promise<MailMessage | undefined>,
): void {
  const send = async () => {
    const mail = await write();
    if (mail) await platform.mailer.send(mail);
  };
  void send().catch(error => log.error({ err: error }, 'A mail about an account could not be sent'));
}
