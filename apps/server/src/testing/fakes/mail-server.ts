import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  /** The envelope's: where it goes back to. */
  readonly from: string;
  readonly raw: Buffer;
}

/** By the beginning of an address: refused for ever without a word why, because there is no such mailbox, or for now. */
const refusals = [
  ['unknown', 550, 'no'],
  ['gone', 550, '5.1.1 No such mailbox'],
  ['busy', 451, 'no'],
] as const;

/** Whose mail is taken, and the line broken before a word is said about it. */
const TAKEN_IN_SILENCE = 'silent';

/** A real mail server on a port of its own. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Called for every mail before it is accepted. */
  onMail: () => Promise<void> = async () => {};
  readonly #server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const [, responseCode, word] = refusals.find(([beginning]) => address.startsWith(beginning)) ?? [];
      done(responseCode ? Object.assign(new Error(word), { responseCode }) : null);
    },
    onData: (stream, session, done) => {
      const keep = async () => {
        const raw = await buffer(stream);
        await this.onMail();
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        for (const { address } of rcptTo) this.received.push({ to: address, from, raw });
      };
      const isSilent = session.envelope.rcptTo.some(({ address }) => address.startsWith(TAKEN_IN_SILENCE));
      keep().then(() => (isSilent ? this.#breakLine(session.id) : done()), done);
    },
  });

  /** Its address, as SMTP_URL has it. */
  async start(): Promise<string> {
    this.#server.on('error', () => {}); // A client that was killed in the middle of a word.
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  #breakLine(sessionId: string): void {
    for (const connection of this.#server.connections) if (connection.id === sessionId) connection._socket.destroy();
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
