import { mailTexts } from '@wenshu/texts/collect/mails';
import type { Platform } from '../../../platform/platform.ts';
import { deliver, finish } from './deliver.ts';
import { layMail } from './lay-mail.ts';
import { findLetter, type LetterWords, listRefused } from './letter.repository.ts';
import type { Claim } from './send-message.repository.ts';
import { mailAddress, mailRef, signsOf } from './unsubscribe.ts';

type ClaimedLetter = Pick<Claim, 'messageId' | 'address' | 'tries'>;

/** Sends a letter to whom it was claimed for; whoever has unsubscribed meanwhile is left out. */
export async function sendLetter(
  platform: Platform,
  letterId: string,
  claims: readonly ClaimedLetter[],
): Promise<void> {
  const { pool } = platform.database;
  const letter = await findLetter(pool, letterId);
  if (!letter) return; // Removed meanwhile, with everything that was to be sent.
  const { about, words, file } = letter;
  const refused = await listRefused(
    pool,
    about,
    claims.map(({ address }) => address),
  );
  await Promise.all(
    claims.map(claim =>
      refused.has(claim.address.toLowerCase())
        ? finish(platform, claim, { state: 'left-out', reason: 'unwilling' })
        : deliver(platform, claim, () => {
            const { messageId, address } = claim;
            const unsubscribe = mailAddress(platform, '/email-unsubscribe', mailRef(platform, messageId, address));
            const { subject, senderName } = words;
            return platform.mailer.send({
              ...{ to: address, subject, fromName: senderName, attachment: file },
              ...composeLetter(words, unsubscribe),
              ...signsOf(platform, messageId, unsubscribe),
            });
          }),
    ),
  );
}

function composeLetter({ language, paragraphs, link, button, why }: LetterWords, unsubscribe: string) {
  const word = mailTexts[language].unsubscribe;
  // Words are filled in, not laid out: a bracket in a question's title is no place.
  const body = [...paragraphs.map((_, at) => `{${at}}`), '{link}'].join('\n\n');
  return {
    text: `${[...paragraphs, link].join('\n\n')}\n\n-- \n${why}\n${word}: ${unsubscribe}\n`,
    html: layMail({
      ...{ language, body, link, button, picture: undefined },
      fill: field => paragraphs[Number(field)] ?? '',
      foot: { why, word, address: unsubscribe },
    }),
  };
}
