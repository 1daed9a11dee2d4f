import { expect, it, vi } from 'vitest';
import { keptOnce, reportToShare } from './report-to-share.ts';

it('a generated report is kept before it is shared, and the kept one is what others see', async () => {
  const keep = vi.fn(async () => 'kept000001');
  expect(await reportToShare(undefined, keep)).toEqual({ reportId: 'kept000001' });
  expect(keep).toHaveBeenCalledOnce();
});

it('one that could not be kept is not shared at all', async () => {
  expect(await reportToShare('own0000001', async () => undefined)).toBeUndefined();
});

it('one’s own report is shared as it is, and a questionnaire without any', async () => {
  expect(await reportToShare('own0000001', undefined)).toEqual({ reportId: 'own0000001' });
  expect(await reportToShare(undefined, undefined)).toEqual({ reportId: undefined });
});

it('it is kept once, however often the dialog is opened, and tried again after it failed', async () => {
  const answers = [undefined, 'kept000001', 'kept000002'];
  const keep = vi.fn(async () => answers.shift());
  const onKept = vi.fn();
  const asked = keptOnce(keep, onKept);
  expect([await asked(), onKept.mock.calls.length]).toEqual([undefined, 0]);
  expect([await asked(), await asked()]).toEqual(['kept000001', 'kept000001']);
  expect([keep.mock.calls.length, onKept.mock.calls.length]).toEqual([2, 1]);
});
