import type { ListedRow, NewRespondent, RespondentRow } from '@wenshu/api-contract';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { newPersonalCode } from '../links/index.ts';
import { type Contact, findUnwilling, leaveOutUnwilling } from '../wishes/index.ts';
import { requireShortLabels } from './change-respondents.ts';
import { findDistribution, insertRespondents, listContacts } from './respondent.repository.ts';

/** Whoever wishes not to be asked again is left out, and counted. */
export async function addRespondents(
  platform: Platform,
  scrollId: string,
  respondents: readonly NewRespondent[],
): Promise<{ added: number; notAsked: number }> {
  for (const [index, one] of respondents.entries()) requireShortLabels(one, `respondents.${index}.labels`);
  const { willing, notAsked } = await leaveOutUnwilling(platform, await ownerOf(platform, scrollId), respondents);
  const coded = willing.map(one => ({ ...one, respondentId: newId(), code: newPersonalCode() }));
  await platform.database.transaction(db => insertRespondents(db, scrollId, coded));
  return { added: coded.length, notAsked };
}

/** People of a survey's name list who may be asked. */
export async function leaveOutUnwillingOf<P extends Contact>(
  platform: Platform,
  scrollId: string,
  people: readonly P[],
) {
  return leaveOutUnwilling(platform, await ownerOf(platform, scrollId), people);
}

/** How many of the list wish not to be asked again. */
export async function countUnwilling(platform: Platform, scrollId: string): Promise<number> {
  return (await leaveOutUnwillingOf(platform, scrollId, await listContacts(platform.database.pool, scrollId))).notAsked;
}

/** What is kept of these people elsewhere: whether they may be asked, and how they stand by each way of sending. */
export async function withWishes<Page extends { readonly items: readonly RespondentRow[] }>(
  platform: Platform,
  scrollId: string,
  page: Page,
): Promise<Page & { items: ListedRow[] }> {
  const isUnwilling = await findUnwilling(platform, await ownerOf(platform, scrollId), page.items);
  const ids = page.items.map(({ respondentId }) => respondentId);
  const sent = await findDistribution(platform.database.pool, scrollId, ids);
  const rows = page.items.map((row, index) => ({
    ...row,
    isNotToAsk: isUnwilling[index] ?? false,
    distribution: sent(row.respondentId),
  }));
  return { ...page, items: rows };
}

/** Whose survey it is: a wish not to be asked again is kept for them, whoever of their helpers writes the list. */
export async function ownerOf({ database }: Platform, scrollId: string): Promise<string> {
  const found = await findQuestionnaire(database.pool, scrollId);
  // What is nobody's has no list, and nobody to keep a wish for.
  if (!found || found.creatorId === null) throw new Refusal('questionnaireNotFound');
  return found.creatorId;
}
