import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { DeliveryFailure } from '../delivery-failure.ts';
import { isAddressGone } from './enhanced-status.ts';
import type { Mailer } from './mailer.ts';
import { returnAddress } from './return-address.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps://. */
  readonly url: string;
  readonly from: string;
  /** Where mail servers send back what they could not deliver, a `*` in it being the mail's own id; the sender's own address when unset. */
  readonly bounceAddress?: string | undefined;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly privateKey: string } | undefined;
}

const TIMEOUT_MS = 15_000;
/** Of a server that has stopped talking: well below how long a claim on a mail holds. */
const SILENT_MS = 30_000;

/** With somebody who looks how far it was read by the connection. */
interface WatchedMail extends SendMailOptions {
  onStream(stream: Readable): void;
}

export function createSmtpMailer({ url, from, bounceAddress, dkim }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: SILENT_MS,
    // A mail's text comes from people; it must not make us read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
  });
  transport.use('stream', ({ data, message }, done) => {
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = options => {
      const stream = createReadStream(options);
      (data as WatchedMail).onStream(stream);
      return stream;
    };
    done();
  });
  const ownAddress = addressOf(from);
  return {
    async send({ to, subject, text, html, headers, fromName, replyTo, messageId, attachment }) {
      let stream: Readable | undefined;
      try {
        const mail: WatchedMail = {
          // Given as parts, not as one text: a name with a comma or an address in it must not become a second sender.
          to: { name: '', address: to },
          subject,
          text,
          from: fromName ? { name: fromName, address: ownAddress } : from,
          ...(html && { html }),
          ...(headers && { headers }),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          ...(attachment && {
            attachments: [
              { filename: attachment.fileName, contentType: attachment.contentType, content: attachment.content },
            ],
          }),
          ...(messageId && { messageId: `<${messageId}>` }),
          ...(bounceAddress && { envelope: { from: returnAddress(bounceAddress, messageId), to } }),
          onStream: opened => {
            stream = opened;
          },
        };
        await transport.sendMail(mail);
      } catch (error) {
        throw toDeliveryFailure(error, stream?.readableEnded ?? false);
      }
    },
    close: async () => transport.close(),
  };
}

/** `Name <address>`, or the address alone. */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

/** 5xx is the mail server's final no; 4xx and everything on the way there may pass. Without any answer to the whole mail, nobody knows. */
function toDeliveryFailure(error: unknown, wasHandedOver: boolean): DeliveryFailure {
  const { responseCode, code, response, command } = error as Record<
    'code' | 'response' | 'command',
    string | undefined
  > & {
    responseCode?: number;
  };
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  const isGone = isFinal && command === 'RCPT TO' && isAddressGone(response ?? '');
  const problem = isGone ? 'address-gone' : isFinal ? 'refused' : 'unreachable';
  const mayHaveArrived = wasHandedOver && responseCode === undefined;
  return new DeliveryFailure(problem, String(responseCode ?? code ?? 'unknown'), error, mayHaveArrived);
}
