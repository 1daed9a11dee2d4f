import { expect, test } from 'vitest';
import { saveInTurn } from './save-in-turn.ts';

interface Setting {
  readonly isOn: boolean;
  readonly help: string;
}

/** A server that answers when it is told to, and a page that shows what it is given. */
function build() {
  const state: { shown: Setting; stored: Setting } = {
    shown: { isOn: false, help: '' },
    stored: { isOn: false, help: '' },
  };
  const asked: { readonly value: Setting; answer(): Promise<void>; refuse(): Promise<void> }[] = [];
  const settle = () => new Promise<void>(resolve => setImmediate(resolve));
  const update = saveInTurn<Setting>({
    read: () => state.shown,
    stopReading: async () => {},
    show: value => {
      state.shown = value;
    },
    store: value =>
      new Promise((resolve, reject) => {
        asked.push({
          value,
          answer: () => {
            state.stored = value;
            resolve(value);
            return settle();
          },
          refuse: () => {
            reject(new Error('refused'));
            return settle();
          },
        });
      }),
  });
  return { state, asked, settle, update };
}

test('what is pressed while something is stored is shown at once, waits its turn, and holds in the end', async () => {
  const { state, asked, settle, update } = build();
  void update({ help: 'At the desk' });
  const over = update({ isOn: true });
  await settle();
  expect(state.shown).toEqual({ isOn: true, help: 'At the desk' });
  expect(asked.map(({ value }) => value)).toEqual([{ isOn: false, help: 'At the desk' }]);
  await asked[0]!.answer();
  expect(state.shown).toEqual({ isOn: true, help: 'At the desk' });
  await asked[1]!.answer();
  await over;
  expect(state.stored).toEqual({ isOn: true, help: 'At the desk' });
});

test('on, off and on again within one answer is stored as it was left', async () => {
  const { state, asked, settle, update } = build();
  for (const isOn of [true, false, true, false]) void update({ isOn });
  await settle();
  expect(state.shown.isOn).toBe(false);
  await asked[0]!.answer();
  await asked[1]!.answer();
  expect(asked).toHaveLength(2);
  expect([state.stored.isOn, state.shown.isOn]).toEqual([false, false]);
});

test('what is refused is taken back alone: what was pressed since is still stored', async () => {
  const { state, asked, settle, update } = build();
  void update({ help: 'Too long' });
  void update({ isOn: true });
  await settle();
  await asked[0]!.refuse();
  expect(state.shown).toEqual({ isOn: true, help: '' });
  await asked[1]!.answer();
  expect(state.stored).toEqual({ isOn: true, help: '' });
});
