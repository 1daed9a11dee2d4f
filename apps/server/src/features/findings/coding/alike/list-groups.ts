import type { CallData, CallInput, codingAlikeCalls } from '@wenshu/api-contract';
import { plain, type Steps } from '@wenshu/survey-core';
import { inSteps } from '../../../../platform/in-steps.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import type { GroupsNow } from './state-of-groups.ts';

type Query = CallInput<typeof codingAlikeCalls.groups>;
type Listed = CallData<typeof codingAlikeCalls.groups>;

/** Groups between two rests. */
const STEP = 500;

/** A page of groups of two and more, the largest first. */
export async function listGroups(now: GroupsNow, query: Query): Promise<Listed> {
  const { groups, isThere, isCoded, fresh } = now;
  const found = await inSteps(findGroups(now, query));
  const together = found.reduce((sum, { places }) => sum + places.length, 0);
  const page = found.slice(query.from, query.from + query.count);
  const codes = codesOf(now, page);
  return {
    grouping: groups.name,
    asOf: groups.asOf,
    total: found.length,
    together,
    answers: isThere.reduce((sum, one) => sum + one, 0),
    fresh,
    older: groups.older,
    items: page.map(({ group, places }, at) => ({
      answerRecordId: groups.ids[groups.shown[group]!]!,
      text: groups.texts[groups.shown[group]!]!,
      count: places.length,
      wordings: groups.wordings[group]!,
      coded: places.reduce((sum, place) => sum + isCoded[place]!, 0),
      codes: codes[at]!,
    })),
  };
}

interface FoundGroup {
  readonly group: number;
  /** Of answers that are there. */
  readonly places: Int32Array;
}

function* findGroups(now: GroupsNow, { search, list }: Query): Steps<readonly FoundGroup[]> {
  const { groups, isCoded } = now;
  const wanted = plain(search);
  const found: FoundGroup[] = [];
  for (let group = 0; group < groups.ends.length; group++) {
    if (group % STEP === 0) yield;
    const places = placesIn(now, group);
    if (places.length < 2) continue;
    if (list === 'uncoded' && places.every(place => isCoded[place] === 1)) continue;
    if (wanted !== '' && !places.some(place => plain(groups.texts[place]!).includes(wanted))) continue;
    found.push({ group, places });
  }
  // What was deleted since makes some smaller than others that were made after them.
  return found.sort((a, b) => b.places.length - a.places.length || a.group - b.group);
}

/** Places of a group’s answers that are there. */
export function placesIn({ groups: { places, ends }, isThere }: GroupsNow, group: number): Int32Array {
  return places.subarray(group === 0 ? 0 : ends[group - 1]!, ends[group]!).filter(place => isThere[place] === 1);
}

/** The group that is shown by this answer. One that is not there any more, or has another number of answers than somebody saw, has changed. */
export function findGroup(now: GroupsNow, answerRecordId: string, count?: number): Int32Array {
  const { groups } = now;
  const group = groups.shown.findIndex(place => groups.ids[place] === answerRecordId);
  const places = group < 0 ? undefined : placesIn(now, group);
  if (!places || places.length === 0 || (count !== undefined && places.length !== count))
    throw new Refusal('answerGroupChanged');
  return places;
}

/** How many of each group have which code, the most frequent first. A code above another one that an answer has is left out. */
function codesOf({ withCode, below }: GroupsNow, page: readonly FoundGroup[]): Listed['items'][number]['codes'][] {
  const groupOf = new Map(page.flatMap(({ places }, at) => Array.from(places, place => [place, at] as const)));
  const counts = page.map(() => new Map<number, number>());
  for (const [code, places] of withCode) {
    const more = new Set([...(below.get(code) ?? [])].flatMap(one => [...(withCode.get(one) ?? [])]));
    for (const place of places) {
      const at = groupOf.get(place);
      if (at !== undefined && !more.has(place)) counts[at]!.set(code, (counts[at]!.get(code) ?? 0) + 1);
    }
  }
  return counts.map(found =>
    [...found].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count || a.code - b.code),
  );
}

type Looked = CallData<typeof codingAlikeCalls.lookAtGroup>;

/** What codes would do to a group. */
export function lookAtGroup({ isCoded, withCode }: GroupsNow, places: Int32Array, codes: readonly number[]): Looked {
  const given = codes.map(code => new Set(withCode.get(code)));
  let [already, otherwise, uncoded] = [0, 0, 0];
  for (const place of places) {
    if (isCoded[place] === 0) uncoded++;
    else if (given.length > 0 && given.every(some => some.has(place))) already++;
    else otherwise++;
  }
  return { count: places.length, already, otherwise, uncoded };
}
