import type { Block, ExpandedGroup } from '../flow/expand-flow.ts';
import type { RawSettings } from '../settings/settings.ts';
import { readSetting } from '../settings/settings.ts';
import { deal } from './deal.ts';
import type { Program } from './program.ts';

/** A program's slots in the order in which one respondent meets them. A place in that order is a rank. */
export interface Layout {
  readonly seed: string;
  readonly slotAt: Uint16Array;
  /** −1 for what N of M left out. */
  readonly rankOf: Int32Array;
  readonly pageAt: Uint16Array;
  readonly pageCount: number;
}

/** Groups, then questions within each: as the document has them, or dealt from the seed. */
export function layOut({ flow, groups, slots, slotOf }: Program, seed: string): Layout {
  const sequence = dealList(groups, { seed, listId: 'survey', settings: flow.settings }, GROUPS).flatMap(group =>
    group.rounds.flatMap(blocks =>
      dealList(blocks, { seed, listId: group.id, settings: group.group.settings }, QUESTIONS).flatMap(block =>
        block.asked.map(asked => slotOf.get(asked.key)!),
      ),
    ),
  );
  const rankOf = new Int32Array(slots.length).fill(-1);
  const pageAt = new Uint16Array(sequence.length);
  let page = 0;
  sequence.forEach((slot, rank) => {
    rankOf[slot] = rank;
    pageAt[rank] = page;
    if (slots[slot]!.bound.role === 'page-break') page++;
  });
  return { seed, slotAt: Uint16Array.from(sequence), rankOf, pageAt, pageCount: page + 1 };
}

interface Kind<T> {
  readonly random: 'isGroupOrderRandom' | 'isQuestionOrderRandom';
  readonly count: 'shownGroupCount' | 'shownQuestionCount';
  isAnchored(part: T): boolean;
}

const GROUPS: Kind<ExpandedGroup> = {
  random: 'isGroupOrderRandom',
  count: 'shownGroupCount',
  isAnchored: ({ group }) => readSetting(group.settings, 'isAnchored'),
};

const QUESTIONS: Kind<Block> = {
  random: 'isQuestionOrderRandom',
  count: 'shownQuestionCount',
  isAnchored: ({ top }) => readSetting(top.settings, 'isAnchored'),
};

function dealList<T extends { readonly id: string }>(
  parts: readonly T[],
  list: { seed: string; listId: string; settings: RawSettings },
  kind: Kind<T>,
): readonly T[] {
  const isRandom = readSetting(list.settings, kind.random);
  const count = readSetting(list.settings, kind.count);
  return isRandom || count !== null ? deal(parts, { ...list, isRandom, count, isAnchored: kind.isAnchored }) : parts;
}
