import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../../../app/testing/render-hook.ts';
import { toolExamples } from './examples.ts';
import { useToolInputs } from './use-tool-inputs.ts';

afterEach(() => vi.unstubAllGlobals());

function openTab(stored: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(stored));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}
const open = () => renderHook(() => useToolInputs('margin', toolExamples.margin));

it('begins with the example, and keeps what is typed for the tab: signing in loses nothing (P4.7)', async () => {
  openTab();
  const before = await open();
  expect(before.current.inputs).toEqual(toolExamples.margin);
  await act(async () => before.current.change({ n: '12x' }));
  await before.unmount();
  expect((await open()).current.inputs).toEqual({ ...toolExamples.margin, n: '12x' });
});

it.each(['null', '{"n":"3"}', '{"n":3,"share":"1","confidence":"95","population":"","designEffect":""}', 'broken'])(
  'shows the example where another page has left %s',
  async stored => {
    openTab({ 'tool:margin': stored });
    expect((await open()).current.inputs).toEqual(toolExamples.margin);
  },
);
