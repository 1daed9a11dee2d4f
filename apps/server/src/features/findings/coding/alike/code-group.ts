import type { CallData, CallInput, codingAlikeCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listBlind } from '../blind.repository.ts';
import { codeTexts } from '../code-answers.ts';
import type { OpenCoding } from '../open-coding.ts';
import { findGroup } from './list-groups.ts';
import type { GroupsNow } from './state-of-groups.ts';

type Sent = CallInput<typeof codingAlikeCalls.codeGroup>;
type Done = CallData<typeof codingAlikeCalls.codeGroup>;

/** A part in one transaction; whoever asks goes on with the next one, in the same deed. */
const PART = 500;

/** Codes for one group, as far as it still says what it was grouped by. */
export async function codeGroup(
  platform: Platform,
  actor: Actor,
  coding: OpenCoding,
  now: GroupsNow,
  sent: Sent,
): Promise<Done> {
  const { groups, isCoded } = now;
  const { group, from, count, add, remove, isUncodedOnly, deedId } = sent;
  const all = findGroup(now, group, count);
  const places = [...all.subarray(from, from + PART)].filter(place => !isUncodedOnly || isCoded[place] === 0);
  // What the person codes in a blind round is coded there.
  const blind = await listBlind(platform.database.pool, {
    codingId: coding.codingId,
    personId: actor.personId,
    ids: places.map(place => groups.ids[place]!),
  });
  const seen = await coding.dataSet.readRecords(places.map(place => groups.ids[place]!));
  const texts = new Map(
    places.flatMap(place => {
      const id = groups.ids[place]!;
      const isSame = !blind.has(id) && seen.get(id)?.[coding.variable] === groups.texts[place];
      return isSame ? [[id, groups.texts[place]!] as const] : [];
    }),
  );
  const done = await codeTexts(platform, actor, coding, texts, { add, remove, deedId });
  const next = from + PART;
  return { ...done, coded: texts.size, next: next < all.length ? next : null };
}
