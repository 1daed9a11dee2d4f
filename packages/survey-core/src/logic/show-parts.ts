import type { FlowItem, FlowQuestion } from '../flow/flow.ts';
import { filterItems, flatItems, hasItem, isHiddenItem } from '../flow/items.ts';
import type { Id } from '../ids.ts';
import type { Operands } from '../question-type/question-type.ts';
import type { BoundQuestion } from '../question-type/seal.ts';
import { readSetting } from '../settings/settings.ts';
import { deal } from './deal.ts';
import type { RuleTest, Slot } from './program.ts';

/** What is shown and said so far. */
interface Shown {
  readonly layout: { readonly seed: string };
  readonly reached: Uint8Array;
  readonly operands: readonly (Operands | undefined)[];
  readonly bounds: readonly BoundQuestion[];
}

/**
 * The question with the options and rows that are shown now, in the order in which they are shown. Undefined when nothing is left
 * to choose from: such a question is left out. The very question that `before` has when nothing differs, so that callers can tell.
 */
export function showParts(
  slot: Slot,
  walk: Shown,
  holds: (test: RuleTest) => boolean,
  before: FlowQuestion,
): FlowQuestion | undefined {
  const { question, varying } = slot;
  if (!varying) return question;
  const isShown = (id: Id | undefined) => id === undefined || (varying.tests.get(id)?.every(holds) ?? true);
  const isCarried = carriedTest(slot, walk);
  const { seed } = walk.layout;
  const shown = filterItems(
    question.items,
    item => !isHiddenItem(item) && isShown(item.id) && isShown(item.groupId) && isCarried(item),
  );
  const items = dealItems(asAtSource(shown, slot, walk), question, seed);
  const rows = deal(
    question.rows.filter(row => isShown(row.id) && isShown(row.groupId)),
    {
      seed,
      listId: `${question.id}:rows`,
      isRandom: readSetting(question.settings, 'isRowOrderRandom'),
      count: readSetting(question.settings, 'shownRowCount'),
      isAnchored: row => readSetting(row.settings, 'isAnchored'),
      groupOf: row => row.groupId,
    },
  );
  if ((question.items.length > 0 && items.length === 0) || (question.rows.length > 0 && rows.length === 0))
    return undefined;
  const isSame = sameIds(flatItems(items), flatItems(before.items)) && sameIds(rows, before.rows);
  return isSame ? before : { ...question, items, rows };
}

/** Exclusive options are anchored by nature: "none of these" in the middle of a list misleads. */
function dealItems(items: readonly FlowItem[], { id, settings }: FlowQuestion, seed: string): readonly FlowItem[] {
  return deal(items, {
    seed,
    listId: id,
    isRandom: readSetting(settings, 'isOptionOrderRandom'),
    count: readSetting(settings, 'shownOptionCount'),
    isAnchored: item => readSetting(item.settings, 'isAnchored') || readSetting(item.settings, 'isExclusive'),
    groupOf: item => item.groupId,
  });
}

function carriedTest({ varying }: Slot, walk: Shown): (item: FlowItem) => boolean {
  const carries = varying?.carries;
  if (!carries) return () => true;
  return item => item.carriedFrom === undefined || isTaken(walk, carries, item.id);
}

/** What was carried stands in the order in which its source showed it: who has just read a list looks for its lines where they were. */
function asAtSource(items: readonly FlowItem[], { varying }: Slot, walk: Shown): readonly FlowItem[] {
  const from = varying?.carries?.from.filter(slot => walk.reached[slot] === 1) ?? [];
  const ids = from.flatMap(slot => walk.bounds[slot]!.question.items.map(({ id }) => id));
  if (ids.length === 0) return items;
  const places = new Map(ids.map((id, place) => [id, place]));
  const isCarried = ({ carriedFrom }: FlowItem) => carriedFrom !== undefined;
  const placeOf = ({ id }: FlowItem) => places.get(id) ?? ids.length;
  return [
    ...items.filter(isCarried).sort((one, other) => placeOf(one) - placeOf(other)),
    ...items.filter(item => !isCarried(item)),
  ];
}

/** Whether a reference or a loop takes an option: of what was shown and answered at the slots it comes from. */
export function isTaken(
  walk: Shown,
  { from, take }: { readonly from: readonly number[]; readonly take: 'selected' | 'unselected' | 'all' },
  itemId: Id,
): boolean {
  return from.some(slot => {
    if (walk.reached[slot] !== 1) return false;
    const operands = walk.operands[slot];
    // Nothing is "not chosen" before there is an answer.
    if (take !== 'all' && !operands) return false;
    const isSelected =
      operands?.selected?.includes(itemId) ??
      Object.values(operands?.selectedByRow ?? {}).some(selected => selected.includes(itemId));
    return take === 'selected'
      ? isSelected
      : hasItem(walk.bounds[slot]!.question.items, itemId) && !(take === 'unselected' && isSelected);
  });
}

function sameIds(a: readonly { readonly id: Id }[], b: readonly { readonly id: Id }[]): boolean {
  return a === b || (a.length === b.length && a.every((part, at) => part.id === b[at]!.id));
}
