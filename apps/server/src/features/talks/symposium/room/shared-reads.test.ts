import { expect, it } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** Reads that end when the test says so; each gives its number. */
function slowReads() {
  const open: { readonly key: string; end(): void; fail(): void }[] = [];
  let count = 0;
  const reads = new SharedReads<number>(
    key =>
      new Promise((resolve, reject) => {
        const number = ++count;
        open.push({ key, end: () => resolve(number), fail: () => reject(new Error('lost')) });
      }),
  );
  return { reads, open };
}
const settle = () => new Promise(resume => setTimeout(resume));

it('reads once for all who ask while another read goes on, and anew for who asks later', async () => {
  const { reads, open } = slowReads();
  const first = reads.get('room');
  const others = [reads.get('room'), reads.get('room'), reads.get('room')];
  expect(open).toHaveLength(1);
  open[0]!.end();
  expect(await first).toBe(1);
  await settle();
  expect(open).toHaveLength(2);
  const late = reads.get('room');
  open[1]!.end();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await settle();
  open[2]!.end();
  expect(await late).toBe(3);
  const alone = reads.get('room');
  open[3]!.end();
  expect(await alone).toBe(4);
});

it('keeps rooms apart, and one that fails from the next', async () => {
  const { reads, open } = slowReads();
  const [one, two, next] = [reads.get('one'), reads.get('two'), reads.get('one')];
  expect(open.map(({ key }) => key)).toEqual(['one', 'two']);
  open[1]!.end();
  expect(await two).toBe(2);
  open[0]!.fail();
  await expect(one).rejects.toThrow('lost');
  await settle();
  open[2]!.end();
  expect(await next).toBe(3);
});
