import { expect, it } from 'vitest';
import { keptResultCalls } from './kept-result.ts';
import { fitsKeeping } from './site-tools.ts';

const takes = (asked: unknown) => keptResultCalls.keep.body.safeParse({ title: 'Spring', asked }).success;
const price = (answers: string) => ({ tool: 'price', inputs: { answers } });

it('takes what fits into 4 kB as UTF-8, whatever it is written in', () => {
  expect(takes(price('8'.repeat(4001)))).toBe(false);
  expect(takes(price('8'.repeat(4000)))).toBe(true);
  expect(takes(price('价'.repeat(1360)))).toBe(true);
  expect(takes(price('价'.repeat(1362)))).toBe(false);
});

it('takes the fields of the calculator that is named, and of no other', () => {
  const margin = { n: '400', share: '12,5', confidence: '95', population: '', designEffect: '1' };
  expect(takes({ tool: 'margin', inputs: margin })).toBe(true);
  expect(takes({ tool: 'sample-size', inputs: margin })).toBe(false);
  expect(takes({ tool: 'margin', inputs: { ...margin, n: 400 } })).toBe(false);
  expect(takes({ tool: 'kano', inputs: {} })).toBe(false);
});

it.each(['a', 'é', '价', '😀'])('counts bytes as they are sent: %j', sign => {
  const bytesIn = (text: string) => new TextEncoder().encode(JSON.stringify({ text })).length;
  const most = Math.floor((4096 - bytesIn('')) / (bytesIn(sign) - bytesIn('')));
  expect([most, most + 1].map(times => fitsKeeping({ text: sign.repeat(times) }))).toEqual([true, false]);
});
