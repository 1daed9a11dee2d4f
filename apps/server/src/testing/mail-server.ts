import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly raw: Buffer;
}

/** A real mail server on a port of its own. Addresses that begin with `unknown` are refused for ever, with `busy` for now. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Called for every mail before it is accepted. */
  onMail: () => Promise<void> = async () => {};
  readonly #server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const responseCode = address.startsWith('unknown') ? 550 : address.startsWith('busy') ? 451 : undefined;
      done(responseCode ? Object.assign(new Error('no'), { responseCode }) : null);
    },
    onData: (stream, session, done) => {
      const keep = async () => {
        const raw = await buffer(stream);
        await this.onMail();
        for (const { address } of session.envelope.rcptTo) this.received.push({ to: address, raw });
      };
      keep().then(() => done(), done);
    },
  });

  /** Its address, as SMTP_URL has it. */
  async start(): Promise<string> {
    this.#server.on('error', () => {}); // A client that was killed in the middle of a word.
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise(resolve => this.#server.close(() => resolve()));
  }

  /** The mails to an address, read by another parser than the one that wrote them. */
  async mailsTo(address: string): Promise<Email[]> {
    const mine = this.received.filter(({ to }) => to === address);
    return Promise.all(mine.map(({ raw }) => PostalMime.parse(raw)));
  }
}
