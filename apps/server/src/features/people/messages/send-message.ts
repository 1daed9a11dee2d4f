import type { MessageLink } from '@wenshu/api-contract';
import type { MessageDetails, MessageKind } from '@wenshu/texts/people/messages';
import type { Queryable } from '../../../platform/database/database.ts';
import { insertMessage, insertOpenMessage } from './message.repository.ts';

export interface MessageToSend<Kind extends MessageKind> {
  /** Whoever stands here twice gets it once. */
  readonly to: readonly string[];
  /** Who caused it: nobody is told what they did themselves. Left out for what the platform did. */
  readonly by?: string;
  readonly kind: Kind;
  /** What fills the sentence of its kind; each reader gets it in their own language. */
  readonly details: MessageDetails<Kind>;
  readonly link?: MessageLink;
}

/** Written in the caller's transaction: what did not happen is told to nobody. */
export async function sendMessage<Kind extends MessageKind>(
  db: Queryable,
  { to, by, kind, details, link }: MessageToSend<Kind>,
): Promise<void> {
  const readerIds = [...new Set(to)].filter(personId => personId !== by);
  if (readerIds.length === 0) return;
  await insertMessage(db, { kind, details, link, readerIds });
}

/** The same for more people than are told at once: `insertReaders` hands it to them, as many at a time as one likes. */
export function beginMessage<Kind extends MessageKind>(
  db: Queryable,
  { kind, details, link }: Omit<MessageToSend<Kind>, 'to' | 'by'>,
): Promise<string> {
  return insertOpenMessage(db, { kind, details, link });
}
