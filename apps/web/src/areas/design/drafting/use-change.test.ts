import { CallFailure } from '@wenshu/api-contract/client';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderHook } from '../../../app/testing/render-hook.ts';
import { useChange } from './use-change.ts';

it('says whether a change was done, so that a refused one loses nothing that was typed', async () => {
  const seen: string[] = [];
  const change = async (wish: string) => {
    if (wish === 'late') throw new CallFailure('refused', 'The draft has moved on', { code: '9987' });
    return wish;
  };
  const rendered = await renderHook(() =>
    useChange(change, { onDone: wish => seen.push(`done ${wish}`), onRefused: () => seen.push('refused') }),
  );
  const said: boolean[] = [];
  const run = (wish: string) => act(async () => void said.push(await rendered.current.run(wish)));
  await run('shorter');
  await run('late');
  expect(said).toEqual([true, false]);
  expect(seen).toEqual(['done shorter', 'refused']);
});
