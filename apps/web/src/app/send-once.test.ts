import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@wenshu/api-contract';
import { publishCalls, scrollCalls } from '@wenshu/api-contract';
import type { Client } from '@wenshu/api-contract/client';
import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

const save = { method: 'POST', path: '/survey/thing/save', audience: 'signed-in', summary: '' } as unknown as Call;
const other = { ...save, path: '/survey/thing/other' } as Call;

/** A client whose answers count what was really sent, and that can fail. */
function build() {
  const sent: string[] = [];
  const state = { now: 5_000, fails: false };
  const bare = {
    send: async (call: Call, input: unknown) => {
      sent.push(`${call.path} ${JSON.stringify(input)}`);
      if (state.fails) throw new Error('network');
      return { code: '0000', data: sent.length };
    },
  } as unknown as Client;
  const client = sendOnce(bare, () => state.now);
  const click = (call: Call = save, input: unknown = { name: 'Tea' }, options?: object) =>
    (client.call as (call: Call, input: unknown, options?: object) => Promise<unknown>)(call, input, options);
  return { sent, state, click };
}

test('a second click within a second sends nothing and is answered as the first (S9.25)', async () => {
  const { sent, state, click } = build();
  const [first, second] = await Promise.all([click(), click()]);
  state.now += 999;
  expect([first, second, await click()]).toEqual([1, 1, 1]);
  state.now += 1;
  expect(await click()).toBe(2);
  expect(sent).toHaveLength(2);
});

test('other words are another sending, and after another sending the same words are sent again', async () => {
  const { sent, click } = build();
  await click();
  await click(save, { name: 'Milk' });
  await click();
  await click(other);
  await click(other);
  expect(sent.map(one => one.slice('/survey/thing/'.length))).toEqual([
    'save {"name":"Tea"}',
    'save {"name":"Milk"}',
    'save {"name":"Tea"}',
    'other {"name":"Tea"}',
  ]);
});

test('on, off and on again is sent three times, though nothing is answered yet; a call of another kind between two clicks changes nothing', async () => {
  const { sent, click } = build();
  await Promise.all([{ isOn: true }, { isOn: false }, { isOn: true }, { isOn: true }].map(input => click(save, input)));
  expect(sent.map(one => one.slice('/survey/thing/save '.length))).toEqual([
    '{"isOn":true}',
    '{"isOn":false}',
    '{"isOn":true}',
  ]);
  await Promise.all([click(save, { isOn: false }), click(other), click(save, { isOn: false })]);
  expect(sent).toHaveLength(5);
});

test('what failed may be tried again at once', async () => {
  const { sent, state, click } = build();
  state.fails = true;
  await expect(click()).rejects.toThrow('network');
  state.fails = false;
  expect(await click()).toBe(2);
  expect(sent).toHaveLength(2);
});

test('reading is never held back, nor files, nor what can be given up', async () => {
  const { sent, click } = build();
  const read = scrollCalls.get as unknown as Call;
  for (const call of [read, read]) await click(call);
  const upload = { ...save, takes: 'upload' } as Call;
  for (const call of [upload, upload]) await click(call);
  const { signal } = new AbortController();
  for (const call of [save, save]) await click(call, {}, { signal });
  expect(sent).toHaveLength(6);
});

test('publishing is sent by a GET and held back all the same', async () => {
  const { sent, click } = build();
  const publish = publishCalls.changeStatus as unknown as Call;
  await Promise.all([click(publish), click(publish)]);
  expect(sent).toHaveLength(1);
});

const source = join(import.meta.dirname, '..');
/** Who asks for what is no call, or gives the client another way to carry one. */
const CARRIERS = [
  'app/client.ts',
  'app/update-check/start-update-check.ts',
  'app/together/say-here.ts',
  'areas/console/kit/console-client.ts',
  'areas/design/document/media/fetch-with-progress.ts',
  'areas/design/document/state/edit-transport.ts',
];

test('no screen has a way to the server of its own: every button sends through the client that is held back', () => {
  const bare = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
    .filter(path => {
      const text = readFileSync(join(source, path), 'utf8');
      return /(?<![.#\w])fetch\(|new XMLHttpRequest|createClient\(|sendBeacon\(/.test(text);
    });
  expect(bare.map(path => path.replaceAll('\\', '/')).sort()).toEqual([...CARRIERS].sort());
  for (const file of ['app/client.ts', 'areas/console/kit/console-client.ts'])
    expect(readFileSync(join(source, file), 'utf8'), file).toMatch(
      /export const (?:client|consoleClient) = sendOnce\(\s*createClient\(/,
    );
});
