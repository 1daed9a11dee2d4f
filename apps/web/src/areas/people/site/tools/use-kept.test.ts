import { CallFailure } from '@wenshu/api-contract/client';
import type { KeptResult } from '@wenshu/api-contract/kept-result';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../../../app/testing/render-hook.ts';
import { toolExamples } from './examples.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../../app/client.ts', () => ({ client: { call } }));
const { useKept } = await import('./use-kept.ts');

const asked = { tool: 'margin', inputs: toolExamples.margin } as const;
const result = (keptId: string): KeptResult => ({ keptId, title: `Wave ${keptId}`, keptTime: 5, asked });
const onKept = vi.fn();
const open = () => renderHook(() => useKept('margin', onKept));

beforeEach(() => {
  call.mockReset().mockResolvedValueOnce([result('2'), result('1')]);
  onKept.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('shows what was kept, puts a new one first, and says so', async () => {
  const kept = await open();
  expect(kept.current.list).toHaveLength(2);
  call.mockResolvedValueOnce(result('3'));
  await act(async () => kept.current.keep('Wave 3', asked));
  expect(kept.current.list.map(({ keptId }) => keptId)).toEqual(['3', '2', '1']);
  expect([kept.current.isDone, onKept.mock.calls.length]).toEqual([true, 1]);
});

it('removes at once, and keeps again what was removed', async () => {
  const kept = await open();
  call.mockResolvedValueOnce(null);
  await act(async () => kept.current.remove(result('2')));
  expect([kept.current.list, kept.current.removed?.title]).toEqual([[result('1')], 'Wave 2']);
  call.mockResolvedValueOnce(result('4'));
  await act(async () => kept.current.undo());
  expect(call.mock.calls.at(-1)?.[1]).toEqual({ title: 'Wave 2', asked });
  expect([kept.current.list.length, kept.current.removed]).toEqual([2, undefined]);
});

it('tells why something was not kept, and leaves the name where it was typed', async () => {
  const kept = await open();
  call.mockRejectedValueOnce(new CallFailure('refused', 'You can keep 100 results at most'));
  await act(async () => kept.current.keep('Wave 3', asked));
  expect([kept.current.failure, kept.current.list.length]).toEqual(['You can keep 100 results at most', 2]);
  expect(onKept).not.toHaveBeenCalled();
});

it('lets somebody calculate whose list cannot be had', async () => {
  call.mockReset().mockRejectedValueOnce(new CallFailure('refused', 'no'));
  expect((await open()).current.list).toEqual([]);
});
