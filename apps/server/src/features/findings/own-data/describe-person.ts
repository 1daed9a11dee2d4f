import { listHeldRights } from '../../../authorisation/right.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listDrafts } from '../../design/drafting/index.ts';
import { listVisibleQuestionnaires } from '../../design/questionnaire-design/index.ts';
import { findPerson, findPersonProfile } from '../../people/account/index.ts';
import { listApiKeys } from '../../people/api-keys/index.ts';
import { listAgreements } from '../../people/documents/index.ts';
import { findHelperAgreement, listHelperLog } from '../../people/helper-use/index.ts';
import { listKeptResults } from '../../people/kept-results/index.ts';
import { listLicences } from '../../people/licences/index.ts';
import { findMailbox } from '../../people/messages/index.ts';
import { listOpenSessions } from '../../people/session/index.ts';
import { listOwnConversations } from '../assistant/index.ts';
import { listFrames } from '../coding/index.ts';

/** What is known of a person. Neither what proves who they are nor anything that would open something is in it. */
export async function describePerson(platform: Platform, personId: string) {
  const { pool } = platform.database;
  const person = await findPerson(pool, personId);
  const profile = await findPersonProfile(pool, personId);
  const sessions = await listOpenSessions(platform, personId);
  const keys = await listApiKeys(pool, personId);
  const mailbox = await findMailbox(pool, personId);
  return {
    ...profile,
    phone: person?.phone,
    email: person?.email,
    nickName: person?.nickName,
    picture: person?.picture,
    wxOpenId: person?.wxOpenId,
    language: person?.language === 2 ? 'en' : 'zh',
    messagesByMail: mailbox && { address: mailbox.address, isOn: mailbox.isOn },
    sessions: sessions.map(({ userAgent, address, createdAt, seenAt }) => ({ userAgent, address, createdAt, seenAt })),
    agreements: await listAgreements(pool, personId),
    helper: {
      agreement: await findHelperAgreement(pool, personId),
      asked: await listHelperLog(pool, personId),
    },
    drafts: (await listDrafts(pool, personId)).map(({ description, changedAt }) => ({ description, changedAt })),
    conversations: await listOwnConversations(pool, personId),
    licences: await listLicences(pool, { kind: 'person', id: personId }),
    apiKeys: keys.map(({ name, rights, createdAt, usedAt }) => ({ name, rights, createdAt, usedAt })),
    keptResults: (await listKeptResults(pool, personId)).map(({ title, asked, keptAt }) => ({
      title,
      ...asked,
      keptAt,
    })),
    codingFrames: (await listFrames(pool, { personId, enterpriseId: null })).map(({ name, codes, changedAt }) => ({
      name,
      codes,
      changedAt,
    })),
    sharedSurveys: await sharedWith(platform, personId),
  };
}

async function sharedWith({ database }: Platform, personId: string) {
  const visible = await listVisibleQuestionnaires(database.pool, personId);
  const shared = visible.filter(({ creatorId }) => creatorId !== personId);
  return Promise.all(
    shared.map(async ({ scrollId, name }) => {
      const rights = await listHeldRights(database.pool, { personId }, { kind: 'questionnaire', id: scrollId });
      return { scrollId, name, rights };
    }),
  );
}
