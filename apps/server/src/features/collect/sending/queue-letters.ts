import type { Queryable } from '../../../platform/database/database.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import { newPersonalCode } from '../links/index.ts';
import { insertLetter, type LetterOf, type LetterTerms, type LetterWords } from './letter.repository.ts';
import { paceKeyOf } from './pace-key.ts';
import { insertMessages } from './send-message.repository.ts';

type Letters = LetterOf &
  LetterTerms & {
    /** What they tell of, and of which turn. */
    readonly about: string;
    readonly turn: string;
    readonly words: LetterWords;
    readonly file: MailAttachment | undefined;
    readonly addresses: readonly string[];
    readonly now: Date;
  };

/** A letter to some people, in the caller's transaction; `wakeSending` after it. */
export async function queueLetters(db: Queryable, { addresses, file, ...letter }: Letters): Promise<void> {
  const letterId = newPersonalCode();
  const { now } = letter;
  await insertLetter(db, { ...letter, letterId }, file);
  await insertMessages(
    db,
    { letterId, scrollId: letter.scrollId ?? null, now },
    addresses.map(address => ({
      messageId: newPersonalCode(),
      respondentId: null,
      address,
      paceKey: paceKeyOf('mail', address),
    })),
  );
}
