import { codesBelow, type Filter } from '@wenshu/analysis';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { listBlind } from '../blind.repository.ts';
import { findFrame } from '../frame.repository.ts';
import type { OpenCoding } from '../open-coding.ts';
import type { AsideFor } from '../reading/answers-aside.ts';
import { readRows } from '../reading/read-answers.ts';
import type { GroupStore, KeptGroups } from './kept-groups.ts';

/** Groups with what holds of their answers now: places whose answer is still there, those that are coded, and those with each code. */
export interface GroupsNow {
  readonly groups: KeptGroups;
  readonly isThere: Uint8Array;
  readonly isCoded: Uint8Array;
  /** By code, with those that have one below it. */
  readonly withCode: ReadonlyMap<number, Int32Array>;
  /** By code, all below it. */
  readonly below: ReadonlyMap<number, ReadonlySet<number>>;
  /** Answers that came since, and are in no group. */
  readonly fresh: number;
}

interface Asked {
  readonly groups: GroupStore;
  readonly who: AsideFor & { readonly signal: AbortSignal };
  readonly name: string | undefined;
}

const THERE = 'there';
const CODED = 'coded';

export async function groupsNow(platform: Platform, coding: OpenCoding, asked: Asked): Promise<GroupsNow> {
  const codes = (await findFrame(platform.database.pool, coding.frameId))?.codes ?? [];
  const below = new Map(
    codes.map(({ code }) => {
      const all = new Set(codesBelow(codes, code));
      all.delete(code);
      return [code, all] as const;
    }),
  );
  const filters: Record<string, Filter> = {
    [THERE]: { test: 'answered', variable: coding.variable, is: true },
    [CODED]: { test: 'answered', variable: coding.key, is: true },
  };
  for (const { code } of codes) filters[code] = { test: 'choice', variable: coding.key, is: 'any-of', codes: [code] };
  // Once more, where the copy was made anew since these were grouped.
  for (const name of [asked.name, undefined]) {
    const groups = await asked.groups.get(platform, coding, asked.who, name);
    if (groups.ids.length === 0)
      return { groups, isThere: new Uint8Array(), isCoded: new Uint8Array(), withCode: new Map(), below, fresh: 0 };
    const rows = await readRows(coding, groups.generation, filters, asked.who.signal);
    if (!rows) {
      asked.groups.forget(groups);
      continue;
    }
    const placeOf = placesOf(groups.rows);
    const places = (of: Int32Array) => of.map(row => placeOf[row] ?? -1).filter(place => place >= 0);
    const flags = (of: Int32Array) => {
      const flagged = new Uint8Array(groups.ids.length);
      for (const place of places(of)) flagged[place] = 1;
      return flagged;
    };
    const there = rows[THERE]!;
    // What somebody codes blind looks uncoded to them until the round is closed.
    const blind = await listBlind(platform.database.pool, { codingId: coding.codingId, personId: asked.who.personId });
    const isShown = (place: number) => !blind.has(groups.ids[place]!);
    const isCoded = flags(rows[CODED]!).map((flag, place) => (flag === 1 && isShown(place) ? 1 : 0));
    return {
      groups,
      isThere: flags(there),
      isCoded,
      withCode: new Map(codes.map(({ code }) => [code, places(rows[code]!).filter(isShown)])),
      below,
      fresh: Math.max(0, there.length - places(there).length - groups.older),
    };
  }
  throw new Refusal('answersBusy');
}

/** By row its place. Rows are dense. */
function placesOf(rows: Int32Array): Int32Array {
  const places = new Int32Array((rows[0] ?? -1) + 1).fill(-1);
  for (const [place, row] of rows.entries()) places[row] = place;
  return places;
}
