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
  /** The first rank on a later page than this one's. */
  readonly pageEndAt: Uint16Array;
  readonly pageCount: number;
}

/** Of programs whose groups and questions stand as the document has them: the same for everybody. Null where they are dealt. */
const fixed = new WeakMap<Program, Layout | null>();

/** Groups, then questions within each: as the document has them, or dealt from the seed. */
export function layOut(program: Program, seed: string): Layout {
  const known = fixed.get(program);
  if (known) return { ...known, seed };
  const layout = dealLayout(program, seed);
  if (known === undefined) fixed.set(program, isDealtAt(program) ? null : layout);
  return layout;
}

function isDealtAt({ flow, groups }: Program): boolean {
  return isListDealt(flow.settings, GROUPS) || groups.some(({ group }) => isListDealt(group.settings, QUESTIONS));
}

function dealLayout({ flow, groups, slots, slotOf }: Program, seed: string): Layout {
  const sequence = dealList(groups, { seed, listId: 'survey', settings: flow.settings }, GROUPS).flatMap(group =>
    group.rounds.flatMap(blocks =>
      dealList(blocks, { seed, listId: group.id, settings: group.group.settings }, QUESTIONS).flatMap(block =>
        block.asked.map(asked => slotOf.get(asked.key)!),
      ),
    ),
  );
  const rankOf = new Int32Array(slots.length).fill(-1);
  sequence.forEach((slot, rank) => {
    rankOf[slot] = rank;
  });
  return { seed, slotAt: Uint16Array.from(sequence), rankOf, ...layPages({ slots }, sequence, rankOf) };
}

/**
 * A page ends at a page break. It also ends after a question from which a jump leads further down the same page: jumps are decided
 * when a page is left, and nothing between could be left out otherwise.
 */
function layPages(
  { slots }: Pick<Program, 'slots'>,
  sequence: readonly number[],
  rankOf: Int32Array,
): Pick<Layout, 'pageAt' | 'pageEndAt' | 'pageCount'> {
  const endsPage = new Uint8Array(sequence.length);
  let nextBreak = sequence.length;
  for (let rank = sequence.length - 1; rank >= 0; rank--) {
    const { bound, jumps } = slots[sequence[rank]!]!;
    const leadsDown = jumps.some(({ to }) => {
      const target = typeof to === 'string' ? 0 : firstRank(rankOf, to);
      return target > rank + 1 && target <= nextBreak;
    });
    if (bound.role === 'page-break') nextBreak = rank;
    if (bound.role === 'page-break' || leadsDown) endsPage[rank] = 1;
  }
  const pageAt = new Uint16Array(sequence.length);
  const pageEndAt = new Uint16Array(sequence.length).fill(sequence.length);
  let page = 0;
  let begin = 0;
  endsPage.forEach((ends, rank) => {
    pageAt[rank] = page;
    if (ends === 0) return;
    pageEndAt.fill(rank + 1, begin, rank + 1);
    begin = rank + 1;
    page++;
  });
  return { pageAt, pageEndAt, pageCount: page + 1 };
}

/** Where a target of several slots begins; 0 when N of M left all of them out, for nothing jumps to the very beginning. */
export function firstRank(rankOf: Int32Array, slots: readonly number[]): number {
  let first = 0;
  for (const slot of slots) {
    const rank = rankOf[slot]!;
    if (rank >= 0 && (first === 0 || rank < first)) first = rank;
  }
  return first;
}

function isListDealt(settings: RawSettings, { random, count }: Pick<Kind<unknown>, 'random' | 'count'>): boolean {
  return readSetting(settings, random) || readSetting(settings, count) !== null;
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
