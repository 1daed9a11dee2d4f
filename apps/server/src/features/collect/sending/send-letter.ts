import { mailTexts } from '@wenshu/texts/collect/mails';
import type { Platform } from '../../../platform/platform.ts';
import { wantsMails } from '../../people/messages/index.ts';
import { ownerOf } from '../respondents/index.ts';
import { findUnwilling as findWishes } from '../wishes/index.ts';
import { deliver, finish } from './deliver.ts';
import { layMail } from './lay-mail.ts';
import { findLetter, type LetterWords, listRefused, type StoredLetter } from './letter.repository.ts';
import { findStops } from './mail-stops.ts';
import type { Claim } from './send-message.repository.ts';
import { mailAddress, mailRef, signsOf } from './unsubscribe.ts';

type ClaimedLetter = Pick<Claim, 'messageId' | 'address' | 'tries'>;

/** Sends a letter to whom it was claimed for; whoever has unsubscribed meanwhile is left out, and a mailbox that gets no more mail. */
export async function sendLetter(
  platform: Platform,
  letterId: string,
  claims: readonly ClaimedLetter[],
): Promise<void> {
  const { pool } = platform.database;
  const letter = await findLetter(pool, letterId, platform.secrets['send-letter']);
  if (!letter) return; // Removed meanwhile, with everything that was to be sent.
  const addresses = claims.map(({ address }) => address);
  const isUnwilling = await findUnwilling(platform, letter, addresses);
  const stops = await findStops(platform, addresses);
  const whyNot = claims.map((_, at) => (isUnwilling[at] ? ('unwilling' as const) : stops[at]));
  await Promise.all(
    claims.map((claim, at) =>
      whyNot[at]
        ? finish(platform, claim, { state: 'left-out', reason: whyNot[at] })
        : deliver(platform, claim, () => sendOne(platform, letter, claim), NOBODY_DECIDES),
    ),
  );
}

/** A letter that comes twice does less harm than a report that never comes, and there is nobody to ask: it is repeated under its own id. */
const NOBODY_DECIDES = { isSafeToRepeat: true };

async function sendOne(platform: Platform, { words, file }: StoredLetter, { messageId, address }: ClaimedLetter) {
  const unsubscribe = mailAddress(platform, '/email-unsubscribe', mailRef(platform, messageId, address));
  const { subject, senderName } = words;
  await platform.mailer.send({
    to: address,
    subject,
    fromName: senderName,
    attachment: file,
    ...composeLetter(words, unsubscribe),
    ...signsOf(platform, messageId, unsubscribe),
  });
}

/** A person's own mailbox may have been switched off or changed since; of other letters, who refused them. */
async function findUnwilling(
  platform: Platform,
  { personId, about, asks, scrollId }: StoredLetter,
  addresses: readonly string[],
): Promise<readonly boolean[]> {
  const { pool } = platform.database;
  if (asks && scrollId !== null) {
    const people = addresses.map(email => ({ mobile: '', email }));
    return findWishes(platform, await ownerOf(platform, scrollId), people);
  }
  if (personId !== null)
    return Promise.all(addresses.map(async address => !(await wantsMails(pool, personId, address))));
  const refused = await listRefused(pool, about, addresses);
  return addresses.map(address => refused.has(address.toLowerCase()));
}

function composeLetter({ language, paragraphs, link, button, why }: LetterWords, unsubscribe: string) {
  const word = mailTexts[language].unsubscribe;
  // Words are filled in, not laid out: a bracket in a question's title is no place.
  const body = [...paragraphs.map((_, at) => `{${at}}`), '{link}'].join('\n\n');
  return {
    text: `${[...paragraphs, link].join('\n\n')}\n\n-- \n${why}\n${word}: ${unsubscribe}\n`,
    html: layMail({
      language,
      body,
      link,
      button,
      picture: undefined,
      fill: field => paragraphs[Number(field)] ?? '',
      foot: { why, word, address: unsubscribe },
    }),
  };
}
