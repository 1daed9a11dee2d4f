import { createTransport } from 'nodemailer';
import { DeliveryFailure } from '../delivery-failure.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps://. */
  readonly url: string;
  readonly from: string;
}

const TIMEOUT_MS = 15_000;

export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    // A mail's text comes from people; it must not make us read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, headers }) {
      try {
        await transport.sendMail({ from, to, subject, text, ...(html && { html }), ...(headers && { headers }) });
      } catch (error) {
        throw toDeliveryFailure(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** 5xx is the mail server's final no; 4xx and everything on the way there may pass. */
function toDeliveryFailure(error: unknown): DeliveryFailure {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return new DeliveryFailure(isFinal ? 'refused' : 'unreachable', String(responseCode ?? code ?? 'unknown'), error);
}
