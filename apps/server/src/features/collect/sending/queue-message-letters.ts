import { messagePath } from '@wenshu/api-contract';
import { messageMailTexts } from '@wenshu/texts/people/messages';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { listPersons } from '../../people/account/index.ts';
import { sayMessage, takeMessageMails } from '../../people/messages/index.ts';
import { queueLetters } from './queue-letters.ts';

const BATCH = 100;

/** What people were told and want to have by mail too. Taken and queued in one transaction: a process that dies in between has done neither. */
export async function queueMessageLetters(platform: Platform): Promise<void> {
  while ((await queueSome(platform)) === BATCH);
}

function queueSome(platform: Platform): Promise<number> {
  const { database, clock } = platform;
  return database.transaction(async db => {
    const { taken, mails } = await takeMessageMails(db, BATCH);
    const persons = await listPersons(
      db,
      mails.map(({ personId }) => personId),
    );
    const languageOf = new Map(
      persons.map(({ id, language }) => [id, language === 2 ? ('en' as const) : ('zh' as const)]),
    );
    for (const { messageId, personId, address, link, ...message } of mails) {
      const language = languageOf.get(personId) ?? 'zh';
      const { title, content } = sayMessage(message, language);
      const { sender, button, why } = messageMailTexts[language];
      await queueLetters(db, {
        personId,
        about: 'messages',
        turn: messageId,
        file: undefined,
        addresses: [address],
        now: clock.now(),
        words: {
          language,
          button,
          why,
          subject: title,
          paragraphs: content.split(/\n\s*\n/),
          senderName: sender,
          link: publicAddress(platform, link ? messagePath(link) : '/message-history'),
        },
      });
    }
    return taken;
  });
}
