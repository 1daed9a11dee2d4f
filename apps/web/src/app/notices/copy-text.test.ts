import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { notify } from './notices.ts';

const words = { done: 'Copied', failed: 'Not copied' };
const said = () => [vi.mocked(notify.success).mock.calls, vi.mocked(notify.error).mock.calls];

vi.spyOn(notify, 'success').mockImplementation(() => {});
vi.spyOn(notify, 'error').mockImplementation(() => {});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('says "copied" only when the words are on the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('a link', words);
  expect(writeText).toHaveBeenCalledWith('a link');
  expect(said()).toEqual([[['Copied']], []]);
});

it.each([
  ['there is no clipboard, as without https', {}],
  ['it is forbidden', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
])('says so when %s', async (_case, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await copyText('a link', words);
  expect(said()).toEqual([[], [['Not copied']]]);
});
