import { DeliveryFailure } from '../delivery-failure.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LabelsOf } from '../metrics/dictionary.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import { inSpan, type OpenSpan } from '../tracing/tracing.ts';
import type { Observers } from './observers.ts';

type Outcome = LabelsOf<'wenshu_mails_total'>['outcome'];

/** Counts what a mail server said. To whom a mail goes, and what it says, is told to nobody. */
export function observedMailer({ metrics, tracing }: Observers, mailer: Mailer): Mailer {
  return {
    send: message =>
      inSpan(tracing, 'mail', { kind: 'client' }, span =>
        delivered(
          span,
          outcome => metrics.add('wenshu_mails_total', { outcome }),
          () => mailer.send(message),
        ),
      ),
    close: () => mailer.close(),
  };
}

export function observedSms({ metrics, tracing }: Observers, sms: SmsSender): SmsSender {
  return {
    dropsRepeated: sms.dropsRepeated,
    send: message =>
      inSpan(tracing, 'sms', { kind: 'client' }, span =>
        delivered(
          span,
          outcome => metrics.add('wenshu_sms_total', { outcome }),
          () => sms.send(message),
        ),
      ),
  };
}

async function delivered(span: OpenSpan, tell: (outcome: Outcome) => void, send: () => Promise<void>): Promise<void> {
  let outcome: Outcome = 'sent';
  try {
    await send();
  } catch (error) {
    outcome = error instanceof DeliveryFailure ? error.problem : 'failed';
    throw error;
  } finally {
    span.set({ 'wenshu.outcome': outcome });
    tell(outcome);
  }
}
