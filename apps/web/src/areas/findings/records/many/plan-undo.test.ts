import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RowLooks } from '../grid/row-looks.ts';
import { dueFor, type ManyAction, planUndo } from './plan-undo.ts';

type State = Pick<RowLooks, 'setAside' | 'reason' | 'memo'>;

const state = fc.oneof(
  fc.record({ setAside: fc.constant(undefined), reason: fc.constant(''), memo: fc.constantFrom('', 'x', 'y') }),
  fc.record({
    setAside: fc.constant('invalid' as const),
    reason: fc.constantFrom('fast', 'twice'),
    memo: fc.constant(''),
  }),
  fc.record({ setAside: fc.constant('deleted' as const), reason: fc.constant(''), memo: fc.constant('') }),
);
const actions = fc.constantFrom<ManyAction>(
  { does: 'invalid', reason: 'new' },
  { does: 'delete' },
  { does: 'restore' },
  { does: 'memo', memo: 'new' },
);

/** What the server makes of a record. */
function acted(before: State, action: ManyAction): State {
  switch (action.does) {
    case 'invalid':
      return before.setAside ? before : { ...before, setAside: 'invalid', reason: action.reason };
    case 'delete':
      return before.setAside === 'deleted' ? before : { ...before, setAside: 'deleted', reason: '' };
    case 'restore':
      return before.setAside ? { ...before, setAside: undefined, reason: '' } : before;
    case 'memo':
      return { ...before, memo: action.memo };
  }
}

it('undoing brings every record back to what it was, whatever it was', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1 }), actions, (states, action) => {
      const before = new Map(states.map((one, index) => [`r${index}`, { serial: index, status: 2, ...one }]));
      const now = new Map<string, State>(before);
      const due = dueFor(action, before);
      for (const id of due.keys()) now.set(id, acted(now.get(id)!, action));
      for (const step of planUndo(action, due)) for (const id of step.ids) now.set(id, acted(now.get(id)!, step));
      for (const [id, { setAside, reason, memo }] of before)
        expect({ id, setAside: now.get(id)!.setAside, reason: now.get(id)!.reason, memo: now.get(id)!.memo }).toEqual({
          ...{ id, setAside, reason, memo },
        });
    }),
  );
});

it('leaves alone what an action is not for: an invalid one is not restored by undoing what was done to others', () => {
  const looks = { serial: 1, status: 2, reason: '', memo: '' };
  const records = new Map([
    ['fresh', { ...looks, setAside: undefined }],
    ['invalid', { ...looks, setAside: 'invalid' as const, reason: 'fast' }],
  ]);
  const due = dueFor({ does: 'invalid', reason: 'x' }, records);
  expect([...due.keys()]).toEqual(['fresh']);
  expect(planUndo({ does: 'invalid', reason: 'x' }, due)).toEqual([{ does: 'restore', ids: ['fresh'] }]);
});
