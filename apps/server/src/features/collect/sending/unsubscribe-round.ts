import type { MailRoundName } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { endMails, wantsMails } from '../../people/messages/index.ts';
import { ownerOf } from '../respondents/index.ts';
import { findWish, keepWishes } from '../wishes/index.ts';
import { isRefused, writeRefusal } from './letter.repository.ts';
import type { SentMail } from './send-message.repository.ts';

/** What somebody gets no more of when they unsubscribe from a mail. */
export interface MailRound {
  readonly name: MailRoundName;
  isLeft(): Promise<boolean>;
  leave(): Promise<void>;
}

/** Whoever wants a report no more may still want to be asked, and the other way round. */
export function roundOf(platform: Platform, { scrollId, personId, about, address }: SentMail): MailRound {
  const { database, clock } = platform;
  const { pool } = database;
  if (personId !== null)
    return {
      name: 'messages',
      isLeft: async () => !(await wantsMails(pool, personId, address)),
      leave: () => endMails(pool, personId, address, clock.now()),
    };
  if (about !== null)
    return {
      name: 'report',
      isLeft: () => isRefused(pool, about, address),
      leave: () => writeRefusal(pool, about, address, clock.now()),
    };
  return {
    name: 'survey',
    isLeft: async () => {
      const wish = await findWish(platform, await ownerOf(platform, scrollId), [address]);
      return wish !== undefined && wish.takenBackAt === null;
    },
    // The wish not to be asked again, said by the address alone: whoever has the mail need not be the person of the list.
    leave: async () => {
      await keepWishes(platform, [address], {
        ownerId: await ownerOf(platform, scrollId),
        saidBy: 'respondent',
        scrollId,
      });
    },
  };
}
