import type { RowLooks } from '../grid/row-looks.ts';

/** Records that somebody has selected, with what they were like then. */
export type MarkedRecords = ReadonlyMap<string, RowLooks>;

export type ManyAction =
  | { readonly does: 'invalid'; readonly reason: string }
  | { readonly does: 'delete' }
  | { readonly does: 'restore' }
  | { readonly does: 'memo'; readonly memo: string };

export type Step = ManyAction & { readonly ids: readonly string[] };

type Before = RowLooks['setAside'];

/** From which states an action leads to another one. */
const changes: Readonly<Record<ManyAction['does'], (before: Before) => boolean>> = {
  invalid: before => before === undefined,
  delete: before => before !== 'deleted',
  restore: before => before !== undefined,
  memo: () => true,
};

/** Those of the records that the action is for: the others are left as they are, and so is what undoing would do to them. */
export function dueFor(action: ManyAction, records: MarkedRecords): MarkedRecords {
  return new Map([...records].filter(([, { setAside }]) => changes[action.does](setAside)));
}

/** What brings records back to what they were. An invalid one that was deleted is restored and marked again, for the same reason. */
export function planUndo(action: ManyAction, changed: MarkedRecords): readonly Step[] {
  const ids = [...changed.keys()];
  if (action.does === 'memo')
    return grouped(changed, ({ memo }) => memo).map(([memo, those]) => ({ does: 'memo', memo, ids: those }));
  const was = (state: Before) => new Map([...changed].filter(([, { setAside }]) => setAside === state));
  const again: Step[] = grouped(was('invalid'), ({ reason }) => reason).map(([reason, those]) => ({
    ...{ does: 'invalid', reason, ids: those },
  }));
  if (action.does !== 'restore') return [{ does: 'restore', ids }, ...again];
  const deleted = [...was('deleted').keys()];
  return deleted.length > 0 ? [...again, { does: 'delete', ids: deleted }] : again;
}

function grouped(records: MarkedRecords, by: (looks: RowLooks) => string): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const [id, looks] of records) {
    const known = groups.get(by(looks));
    if (known) known.push(id);
    else groups.set(by(looks), [id]);
  }
  return [...groups];
}
